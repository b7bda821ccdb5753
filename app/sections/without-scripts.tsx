import { Trans, t } from "#words";
import { brand } from "../content/brand.ts";
import { Address } from "./mailbox.tsx";
import styles from "./without-scripts.module.css";

/**
 * A note next to a control that needs scripts, shown while there are none. `what`: the action that does not work, as the
 * subject of a sentence. `hidden` is for reader views, which have no styles.
 */
export function WithoutScripts({ what }: { what: string }) {
  return (
    <p className={styles.note} hidden>
      {t`${{ what }} needs JavaScript, which is off or has not arrived. `}
      {brand.helloMailbox && (
        <Trans>
          Write to{" "}
          <a href={`mailto:${brand.helloMailbox}`}>
            <Address of={brand.helloMailbox} />
          </a>{" "}
          instead.
        </Trans>
      )}
    </p>
  );
}
