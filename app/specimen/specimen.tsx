import { useEffect, useState } from "react";
import { watchTheme } from "../chrome/theme.ts";
import { ThemeControl } from "../chrome/theme-control.tsx";
import { docsUrl } from "../content/brand.ts";
import { collection } from "../content/countries.ts";
import { currencies } from "../content/currencies.ts";
import { keysOf } from "../content/entries.ts";
import { Board, Tile } from "../sections/board.tsx";
import { ClaimNote } from "../sections/claim.tsx";
import { Closing } from "../sections/closing.tsx";
import { Question, Questions, type QuestionsProps } from "../sections/questions.tsx";
import { Quiet } from "../sections/quiet.tsx";
import { Row, Rows } from "../sections/rows.tsx";
import { SettlementDays } from "../sections/settlement-days.tsx";
import { Step, Track } from "../sections/track.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { buttonSizes, buttonVariants } from "../ui/button-class.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Field } from "../ui/field.tsx";
import { Link } from "../ui/link.tsx";
import { Notice, noticeKinds } from "../ui/notice.tsx";
import { Pause } from "../ui/pause.tsx";
import { Table } from "../ui/table.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { Divider, dividers } from "../weave/divider.tsx";
import { emblems } from "../weave/emblems.ts";
import { Figure } from "../weave/figure.tsx";
import { Lane } from "../weave/lane.tsx";
import { Mark } from "../weave/mark.tsx";
import { Strip } from "../weave/strip.tsx";
import { CurrencyWarps } from "../weave/warps.tsx";
import { times, weave } from "../weave/weave.ts";
import styles from "./specimen.module.css";

/** Backgrounds on which every primitive must work, in the theme that is chosen below the heading. */
const grounds = [
  { name: "Cotton", className: styles.ground },
  { name: "Dyed", className: `dyed ${styles.ground}` },
] as const;

const plain = weave({
  warps: times(8, (i) => ({
    x: 14 + i * 28,
    width: 14,
    from: 0,
    to: 160,
    tone: i % 2 ? "dip-4" : "dip-2",
  })),
  wefts: times(4, (j) => ({
    y: 20 + j * 40,
    width: 12,
    from: 0,
    to: 224,
    tone: j === 2 ? "orange" : "dip-3",
  })),
});

/** Primitives in their states, and the kinds of section. */
export function Specimen() {
  const ready = useHydrated();
  useEffect(watchTheme, []);
  return (
    <main data-ready={ready || undefined}>
      <div className="wrap">
        <h1>Specimen</h1>
        <ClaimNote />
        <ThemeControl />
        {grounds.map(({ name, className }) => (
          <section key={name} className={className} aria-label={name}>
            <h2>{name}</h2>
            <Buttons />
            <Controls prefix={name.toLowerCase()} />
            <Weaves />
          </section>
        ))}
      </div>
      <Kinds />
    </main>
  );
}

/** A short fact and a long one, as long as French makes it. */
const facts = [
  ["Short", "One sentence."],
  [
    "As long as another language makes it",
    "La même phrase, un tiers plus longue, avec un lien à la fin : tous les détails.",
  ],
] as const;

/** The kinds of section that pages are made of. The loud drawing of a page, its panel, is the page's own. */
function Kinds() {
  return (
    <>
      {[2, 3, 4, 5, 6].map((count) => (
        <Quiet key={count} wide title={`Board of ${count}`}>
          <Board>
            {times(count, (index) => {
              const [term, text] = facts[index % 3 === 1 ? 1 : 0];
              return (
                <Tile key={index} term={term}>
                  {text} <Link href="/">A link</Link>
                </Tile>
              );
            })}
          </Board>
        </Quiet>
      ))}
      <Quiet wide title="Track of money">
        <Track kind="money" settles={2} fee={{ at: 1, of: 280 }}>
          {times(4, (index) => (
            <Step key={index} title={facts[index % 2]?.[0] ?? ""}>
              {facts[index % 2]?.[1]}
            </Step>
          ))}
        </Track>
      </Quiet>
      {[3, 6].map((count) => (
        <Quiet key={count} wide title={`Track of building, ${count} steps`}>
          <Track kind="build">
            {times(count, (index) => (
              <Step key={index} title={facts[index % 2]?.[0] ?? ""}>
                {facts[index % 2]?.[1]}
              </Step>
            ))}
          </Track>
        </Quiet>
      ))}
      <Quiet wide title="Track of days">
        <SettlementDays />
      </Quiet>
      <Quiet title="Rows">
        <Rows>
          {facts.map(([term, text]) => (
            <Row key={term} term={term}>
              {text}
            </Row>
          ))}
        </Rows>
      </Quiet>
      <Questions title="Questions">
        {
          times(4, (index) => (
            <Question key={index} asked={facts[index % 2]?.[0] ?? ""}>
              {facts[index % 2]?.[1]}
            </Question>
          )) as QuestionsProps["children"]
        }
      </Questions>
      {keysOf(emblems).map((of) => (
        <Closing key={of} emblem={of} headline={"Closing\nof a page"} lede={of}>
          <Button>An action</Button>
        </Closing>
      ))}
    </>
  );
}

function Buttons() {
  return (
    <>
      <h3>Buttons</h3>
      {buttonVariants.map((variant) => (
        <div key={variant} className={`actions ${styles.row}`}>
          {buttonSizes.map((size) =>
            size === "icon" ? (
              <IconButton key={size} icon="arrow" variant={variant} label={`${variant} ${size}`} />
            ) : (
              <Button key={size} variant={variant} size={size}>{`${variant} ${size}`}</Button>
            ),
          )}
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy>
            Sending...
          </Button>
          <ButtonLink variant={variant} href="/">
            Link
          </ButtonLink>
          <ButtonLink variant={variant} href={docsUrl()}>
            Leaves the site
          </ButtonLink>
        </div>
      ))}
    </>
  );
}

function Controls({ prefix }: { prefix: string }) {
  const [dismissed, dismiss] = useState<readonly string[]>([]);
  const [playing, setPlaying] = useState(true);
  const [view, setView] = useState("");
  return (
    <>
      <h3>Links, fields, notices, tabs, table</h3>
      <p>
        <Link href="/">On the site</Link>, <Link href={docsUrl()}>off the site</Link>
      </p>
      <Field name={`${prefix}-empty`} label="Empty" note="Optional" />
      <Field name={`${prefix}-filled`} label="Filled" defaultValue="Adaeze Mensah" />
      <Field
        name={`${prefix}-wrong`}
        label="Wrong"
        type="email"
        defaultValue="adaeze@"
        error="Invalid email address"
      />
      <Field name={`${prefix}-off`} label="Disabled" defaultValue="Sent" disabled />
      <Field name={`${prefix}-long`} label="Message" note="0 / 1000" multiline />
      {noticeKinds
        .filter((kind) => !dismissed.includes(kind))
        .map((kind) => (
          <Notice
            key={kind}
            kind={kind}
            title={kind === "error" ? "Error" : "Message Sent!"}
            text="What came of it, in a sentence."
            onDismiss={() => dismiss([...dismissed, kind])}
          />
        ))}
      <Pause label="Pause the specimen" paused={!playing} onToggle={() => setPlaying(!playing)} />
      <Tabs
        label={`Views, ${prefix}`}
        tabs={["One", "Two", "Three"].map((label) => ({
          id: `${prefix}-${label}`,
          label,
          content: <p>{`View ${label}`}</p>,
        }))}
        selected={view}
        onSelect={setView}
      />
      <Table
        caption={`Currencies, ${prefix}`}
        columns={["Code", "Number", "Strip"]}
        rows={keysOf(currencies).map((code) => ({
          id: code,
          cells: [
            code,
            currencies[code],
            <span key={code} className={styles.strip}>
              <Strip currency={code} />
            </span>,
          ],
        }))}
      />
    </>
  );
}

function Weaves() {
  return (
    <>
      <h3>Weave</h3>
      <div className={styles.mark}>
        <Mark />
      </div>
      <div className={styles.figure}>
        <Figure width={224} height={160} threads={plain} />
      </div>
      <div className={styles.hero}>
        <div className={styles.warps}>
          <CurrencyWarps of={collection} />
        </div>
        <p className="h1 num">
          <span>What stands</span>
          <Lane>What moves</Lane>
        </p>
      </div>
      {dividers.map((row) => (
        <Divider key={row} row={row} />
      ))}
    </>
  );
}
