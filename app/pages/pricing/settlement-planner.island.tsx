import { useState } from "react";
import { Trans, t } from "#words";
import { shortDay } from "../../content/dates.ts";
import { entriesOf } from "../../content/entries.ts";
import { contactAbout } from "../../content/links.ts";
import { type SettlementTier, settlement, type TierId } from "../../content/settlement.ts";
import { WithoutScripts } from "../../sections/without-scripts.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import { Segments } from "../../ui/segments.tsx";
import { ToolField } from "../../ui/tool-field.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { addBusinessDays, isDate, isoDate } from "./business-days.ts";
import styles from "./settlement-planner.module.css";

const tiers = entriesOf(settlement).map(([value, { label }]) => ({ value, label }));

/** Shows when a payment can settle, by day and tier. Works only with scripts. */
export default function SettlementPlanner() {
  const [typed, setTyped] = useState<string>();
  const [paid, setPaid] = useState<string>();
  const [chosen, setTier] = useState<TierId>();
  const [off, setOff] = useState("");
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const hydrated = useHydrated();
  // The visitor's current day, which the static page cannot know.
  const day = paid ?? (hydrated ? today() : "");
  const tier = chosen ?? "fast";
  const answer = isDate(day) ? arrival(day, settlement[tier], skipped) : t`Choose a date`;
  const type = (text: string) => {
    setTyped(text);
    if (isWhole(text)) setPaid(text);
  };
  const skip = () => {
    if (!isDate(off) || !isWhole(off)) return;
    setSkipped((days) => [...new Set([...days, off])].sort());
    setOff("");
  };
  const count = (day: string) => {
    setSkipped((days) => days.filter((each) => each !== day));
    document.getElementById("skip")?.focus();
  };
  const isAsked = paid !== undefined || chosen !== undefined || skipped.length > 0;

  return (
    <div>
      <WithoutScripts what={t`The planner`} />
      <div className={`scripted ${styles.planner}`}>
        <ToolField
          name="paid"
          label={t`Paid on`}
          type="date"
          value={typed ?? day}
          onInput={type}
          error={hydrated && !isDate(day) ? t`Enter a date, such as 2025-01-31` : undefined}
        />
        <Segments
          name="tier"
          legend={t`Settlement tier`}
          options={tiers}
          value={tier}
          onChoose={setTier}
        />
        <ToolField
          name="skip"
          label={t`Skip a day`}
          note={t`A holiday that you know`}
          type="date"
          value={off}
          onInput={setOff}
          onCommit={skip}
        />
        {skipped.length > 0 && (
          <ul className={styles.skipped} aria-label={t`Skipped days`}>
            {skipped.map((day) => (
              <li key={day}>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => count(day)}
                >{t`Count ${{ day: shortDay(new Date(day)) }} again`}</Button>
              </li>
            ))}
          </ul>
        )}
        <p className="num type-3">{answer}</p>
        <Live>{isAsked && answer}</Live>
        <p className="small soft">
          <Trans>
            This planner counts Monday to Friday, without the days you skip. A payment on any other
            day counts from the next counted day.{" "}
            <Link href={contactAbout(t`Settlement days`)}>Ask us</Link> for the actual days.
          </Trans>
        </p>
      </div>
    </div>
  );
}

/** A year is typed digit by digit: 2, 20 and 202 are none yet. */
const isWhole = (text: string) => !text.startsWith("0");

function arrival(paid: string, { from, to }: SettlementTier, skipped: readonly string[]): string {
  const on = (count: number) => shortDay(new Date(addBusinessDays(paid, count, skipped)));
  return from === to
    ? t`Estimate: ${{ day: on(from) }}`
    : t`Estimate: ${{ from: on(from) }} to ${{ to: on(to) }}`;
}

function today(): string {
  const now = new Date();
  // The day of the visitor's own time zone.
  now.setTime(now.getTime() - now.getTimezoneOffset() * 60_000);
  return isoDate(now);
}
