import { useDeferredValue, useEffect, useRef, useState } from "react";
import { plural, Trans, t } from "#words";
import { eventDetails } from "../../content/event-details.ts";
import { inWords } from "../../content/in-words.ts";
import { aboutNumber } from "../../content/links.ts";
import { inEnglish } from "../../content/spoken.ts";
import { allEvents, eventFamilies, type EventName as Name } from "../../content/webhooks.ts";
import { EventName } from "../../sections/event-name.tsx";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Link, LoneLink } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import { Segments } from "../../ui/segments.tsx";
import {
  type Chosen,
  eventsIn,
  type Format,
  none,
  shareOf,
  toggle,
  written,
} from "./event-choice.ts";
import styles from "./event-picker.module.css";

const ALL = "all";
const count = inWords(allEvents.length);
const filters = [
  { value: ALL, label: t({ message: "All", context: "families of events" }) },
  ...eventFamilies.map(({ id, name }) => ({ value: id, label: name })),
];

/** The events by family, with their meanings and tests, to read and, with scripts, to choose from. */
export default function EventPicker() {
  const [filter, setFilter] = useState<string>(ALL);
  const [marked, setChosen] = useState<Chosen>();
  const chosen = marked ?? none;
  // Paints the checkboxes first, the text made from them next.
  const listed = useDeferredValue(chosen);
  const families = useRef<HTMLDivElement>(null);

  // Boxes checked before hydration stay checked.
  useEffect(() => {
    const boxes = families.current?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
    if (boxes.length > 0) setChosen(eventsIn([...boxes].flatMap(({ value }) => value.split(" "))));
  }, []);

  return (
    <>
      <div className={`scripted ${styles.filter}`}>
        <Segments
          name="family"
          legend={t`Family`}
          options={filters}
          value={filter}
          onChoose={setFilter}
        />
      </div>
      <div>
        <div className={`card ${styles.events}`} data-filtered={filter !== ALL} ref={families}>
          <p className={styles.columns}>
            <span>{t`Event`}</span> <span>{t`What it means`}</span>{" "}
            <span>
              <Trans>
                <Link href="/sandbox">Sandbox</Link> test
              </Trans>
            </span>
          </p>
          {eventFamilies.map((family) => (
            <Family
              key={family.id}
              {...family}
              shown={filter === ALL || filter === family.id}
              chosen={chosen}
              onChoose={setChosen}
            />
          ))}
        </div>
        <p className={`small soft ${styles.matched}`}>
          <Trans>
            Tests are matched to events by name. For signatures and retries, run “Webhook delivery
            with signature check and retries”.{" "}
            <Link href={aboutNumber("events")}>What “{count} events” counts</Link>
          </Trans>
        </p>
        <ChosenCount count={chosen.size} />
        <Live>{marked && countOf(marked)}</Live>
      </div>
      <WithoutScripts what={t`Choosing events`} />
      <ChosenEvents chosen={listed} onClear={() => setChosen(none)} />
    </>
  );
}

type FamilyProps = (typeof eventFamilies)[number] & {
  shown: boolean;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

function Family({ id, name, all, events, shown, chosen, onChoose }: FamilyProps) {
  const share = shareOf(chosen, events);
  const heading = `events-${id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be a row of the grid, as this heading is
    <section className={styles.family} role="group" aria-labelledby={heading} hidden={!shown}>
      <h3 className="type-3" id={heading}>
        {name}
      </h3>
      <label className={`scripted ${styles.all}`}>
        <input
          type="checkbox"
          value={events.join(" ")}
          checked={share === "all"}
          ref={(box) => {
            if (box) box.indeterminate = share === "some";
          }}
          onChange={() => onChoose(toggle(chosen, events))}
        />
        {all}
      </label>
      <ul>
        {events.map((event) => (
          <li key={event}>
            {/* A reader says the box in the language around it, not in that of the name. */}
            <label lang={inEnglish}>
              <input
                className="scripted"
                type="checkbox"
                value={event}
                checked={chosen.has(event)}
                onChange={() => onChoose(toggle(chosen, [event]))}
                aria-describedby={detailsId(event)}
              />
              <EventName of={event} />
            </label>
            <p className={styles.details} id={detailsId(event)}>
              <span>{`${eventDetails[event].tells} `}</span>
              <span>
                <span className={styles.column}>{`${t`Sandbox test:`} `}</span>
                {eventDetails[event].test}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const detailsId = (event: Name) => `${event.replace(".", "-")}-details`;

const formats: readonly { value: Format; label: string }[] = [
  { value: "list", label: t`List` },
  { value: "json", label: "JSON" },
];

const countOf = ({ size }: Chosen): string =>
  size === 0 ? t`No events chosen` : t`${{ count: size }} of ${{ all: allEvents.length }} chosen`;

/** The chosen events as text to copy. Works only with scripts. */
function ChosenEvents({ chosen, onClear }: { chosen: Chosen; onClear: () => void }) {
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
function ChosenCount({ count }: { count: number }) {
  return (
    <div className={`screen only-phone ${count > 0 ? `dyed ${styles.strip}` : ""}`.trim()}>
      <p>{count > 0 && plural(count, { one: "# chosen", other: "# chosen" })}</p>
      {count > 0 && <LoneLink href="#chosen">{t`View list`}</LoneLink>}
    </div>
  );
}
