import { useDeferredValue, useEffect, useRef, useState } from "react";
import { eventFamilies } from "../../content/webhooks.ts";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { Segments } from "../../ui/segments.tsx";
import { ChosenEvents } from "./chosen-events.tsx";
import { type Chosen, eventsIn, none, shareOf, toggle } from "./event-choice.ts";
import styles from "./event-picker.module.css";

const ALL = "All";
const filters = [ALL, ...eventFamilies.map(({ name }) => name)].map((name) => ({
  value: name,
  label: name,
}));

/**
 * The events by family, to read and to choose from. Without scripts each family is a warp, and each of
 * its events a thread through it.
 */
export function EventPicker() {
  const [filter, setFilter] = useState(ALL);
  const [chosen, setChosen] = useState<Chosen>(none);
  // Paints the checkboxes first, the text made from them next.
  const listed = useDeferredValue(chosen);
  const families = useRef<HTMLDivElement>(null);

  // What was checked before hydration stays checked.
  useEffect(() => {
    const marked = families.current?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
    setChosen(eventsIn([...marked].flatMap(({ value }) => value.split(" "))));
  }, []);

  return (
    <>
      <div className={styles.filter}>
        <Segments
          name="family"
          legend="Family"
          options={filters}
          value={filter}
          onChoose={setFilter}
        />
      </div>
      <div className={styles.events} data-filtered={filter !== ALL} ref={families}>
        {eventFamilies.map((family) => (
          <Family
            key={family.name}
            {...family}
            shown={filter === ALL || filter === family.name}
            chosen={chosen}
            onChoose={setChosen}
          />
        ))}
      </div>
      <WithoutScripts what="Choosing events" />
      <ChosenEvents chosen={listed} onClear={() => setChosen(none)} />
    </>
  );
}

type FamilyProps = (typeof eventFamilies)[number] & {
  shown: boolean;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

function Family({ name, events, shown, chosen, onChoose }: FamilyProps) {
  const share = shareOf(chosen, events);
  const heading = `events-${name.toLowerCase()}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes a legend, and this is a heading
    <section className={styles.family} role="group" aria-labelledby={heading} hidden={!shown}>
      <h3 id={heading}>
        {`${name} `}
        <span className="tnum soft">
          {events.length}
          <span className="sr"> events</span>
        </span>
      </h3>
      <label className={styles.all}>
        <input
          type="checkbox"
          value={events.join(" ")}
          checked={share === "all"}
          ref={(box) => {
            if (box) box.indeterminate = share === "some";
          }}
          onChange={() => onChoose(toggle(chosen, events))}
        />
        {`All ${name.toLowerCase()} events`}
      </label>
      <ul>
        {events.map((event) => (
          <li key={event}>
            <label>
              <input
                type="checkbox"
                value={event}
                checked={chosen.has(event)}
                onChange={() => onChoose(toggle(chosen, [event]))}
              />
              <code>{event}</code>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
