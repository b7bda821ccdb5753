import { useRef, useState } from "react";
import { plural, t } from "#words";
import { inEnglish } from "../../content/language.ts";
import { allEvents } from "../../content/webhooks.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { Segments } from "../../ui/segments.tsx";
import styles from "./chosen-events.module.css";
import { type Chosen, type Format, written } from "./event-choice.ts";

const formats: readonly { value: Format; label: string }[] = [
  { value: "list", label: t`List` },
  { value: "json", label: "JSON" },
];

interface ChosenEventsProps {
  chosen: Chosen;
  onClear: () => void;
}

export const countOf = ({ size }: Chosen): string =>
  size === 0 ? t`No events chosen` : t`${{ count: size }} of ${{ all: allEvents.length }} chosen`;

/** The chosen events as text to copy. Works only with scripts. */
export function ChosenEvents({ chosen, onClear }: ChosenEventsProps) {
  const [format, setFormat] = useState<Format>("list");
  const code = useRef<HTMLElement>(null);
  const text = written(chosen, format);
  const empty = chosen.size === 0;

  return (
    <section className={`scripted ${styles.chosen}`}>
      <div className={styles.bar}>
        <h3 id="chosen">{countOf(chosen)}</h3>
        <Segments
          name="format"
          legend={t`Format`}
          options={formats}
          value={format}
          onChoose={setFormat}
        />
      </div>
      {empty ? (
        <p className="dyed">
          <span className="soft">{t`Choose an event and it is listed here.`}</span>
        </p>
      ) : (
        <pre className="dyed" translate="no">
          <code ref={code} lang={inEnglish}>
            {text}
          </code>
        </pre>
      )}
      <CopyButton
        label={format === "list" ? t`Copy list` : t`Copy JSON`}
        text={text}
        done={plural(chosen.size, { one: "Copied # event", other: "Copied # events" })}
        findText={() => code.current}
        empty={empty}
      >
        <Button variant="outline" onClick={onClear} busy={empty}>
          {t`Clear`}
        </Button>
      </CopyButton>
    </section>
  );
}

/** On a phone, where the list is several screens further down, it stays in sight. */
export function ChosenCount({ count }: { count: number }) {
  return (
    <div className={`screen only-phone ${count > 0 ? `dyed ${styles.strip}` : ""}`.trim()}>
      <p>{count > 0 && plural(count, { one: "# chosen", other: "# chosen" })}</p>
      {count > 0 && <LoneLink href="#chosen">{t`View list`}</LoneLink>}
    </div>
  );
}
