import { t } from "#words";
import { contactAbout } from "../content/links.ts";
import styles from "./mailbox.module.css";

/** Completes "through": a mailbox, or if none is configured the contact form, with the subject that it is `about`. */
export function Mailbox({ address, about }: { address: string; about: string }) {
  return address ? (
    <a href={`mailto:${address}`}>
      <Address of={address} />
    </a>
  ) : (
    <a href={contactAbout(about)}>{t`our contact form`}</a>
  );
}

/** A mail address: whole on its own line, unless too long; then it breaks before the @. */
export function Address({ of }: { of: string }) {
  const [name, host] = of.split("@");
  return (
    <span className={styles.address} role="none">
      {name}
      <wbr />
      {`@${host}`}
    </span>
  );
}
