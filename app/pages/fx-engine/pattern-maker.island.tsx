import { Trans, t } from "#words";
import { contactAbout } from "../../content/links.ts";
import { SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import { ToolField } from "../../ui/tool-field.tsx";
import { Digits, Pattern } from "../../weave/strip.tsx";
import styles from "./pattern-maker.module.css";
import { PatternWall } from "./pattern-wall.tsx";
import { codeOf, inFull } from "./patterns.ts";
import { usePattern } from "./use-pattern.ts";

const LABEL = t`Currency`;

/** The pattern of any currency, from its number. Without scripts it shows one, and the wall of all. */
export default function PatternMaker({ currencies }: { currencies: string }) {
  const { typed, number, before, error, type, commit } = usePattern();
  return (
    <>
      <SectionHead title={t`Multi-currency processing in ${currencies}`} />
      <p className={styles.list}>
        <Trans>
          The patterns below are of the ISO 4217 list, not of ours.{" "}
          <Link href={contactAbout(t`Currencies that you process`)}>Ask us</Link> which currencies
          we process.
        </Trans>
      </p>
      <div className={styles.choice}>
        <div className={`scripted screen ${styles.field}`}>
          <ToolField
            name="currency"
            label={LABEL}
            note={t`Code, number or name`}
            autoComplete="off"
            enterKeyHint="done"
            selected
            value={typed}
            onInput={type}
            onCommit={commit}
            error={error}
          />
        </div>
        <p className={`num ${styles.drawn}`}>{inFull(number)}</p>
        <Live>{before && inFull(number)}</Live>
      </div>
      <div className={styles.pattern} aria-hidden="true">
        <div className={`num ${styles.digits}`}>
          <Digits number={number} />
        </div>
        <div className={styles.cloth}>
          {before && <Pattern key={before} number={before} className={styles.yarns} />}
          <Pattern key={number} number={number} className={styles.yarns} />
        </div>
      </div>
      <PatternWall label={LABEL} chosen={codeOf(number)} onChoose={type} />
    </>
  );
}
