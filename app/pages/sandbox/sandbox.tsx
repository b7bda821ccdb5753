import type { ReactNode } from "react";
import { t } from "#words";
import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { spoken } from "../../content/language.ts";
import { type Scenario, sandboxUses, scenarios } from "../../content/sandbox.ts";
import { Closing } from "../../sections/closing.tsx";
import { EventName } from "../../sections/event-name.tsx";
import { Hero } from "../../sections/hero.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Statements } from "../../sections/rows.tsx";
import { Section } from "../../sections/section.tsx";
import { bar } from "../../sections/stage.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { Link } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import { outcomes, type Stretch, warps } from "./outcomes.ts";
import styles from "./sandbox.module.css";

export default function Sandbox() {
  return (
    <>
      <SandboxHero />
      <Features />
      <Scenarios />
      <Compared />
      <GoLive />
      <Uses />
      <Closing
        emblem="/sandbox"
        headline={t`Get test\ncredentials`}
        lede={t`Get Started opens the customer app. To go live, switch to production keys.`}
        label={t`Contact Support`}
        about={t`Sandbox access`}
      />
    </>
  );
}

function Features() {
  return (
    <Quiet wide title={t`What the sandbox gives you`}>
      <Statements>
        <Row term={t`Safe test environment`}>{t`A mistake stays in the sandbox.`}</Row>
        <Row term={t`Full API access`}>{t`The whole API, with test credentials.`}</Row>
        <Row term={t`Isolation from production`}>{t`No test reaches production.`}</Row>
        <Row term={t`Scenario simulation`}>{t`Choose the outcome that you want to handle.`}</Row>
      </Statements>
    </Quiet>
  );
}

const title = t`Sandbox and production compared`;

const rows = [
  [t`Credentials`, t`Test credentials`, t`Production keys`],
  ["API", t`Full API access`, t`The same API`],
  [t`Money`, t`No real money moves`, t`Real payments`],
  [t`Outcomes`, t`You simulate them`, t`They come from real payments`],
  [t`Isolation`, t`Isolated from production`, t`Never reached by a test`],
  [t`Data`, t`Use no real payment or personal data`, t`Real payment data`],
] as const;

function Compared() {
  return (
    <Quiet wide title={title}>
      <div className={styles.compared}>
        <Table
          caption={title}
          columns={[t`Question`, t`Sandbox`, t`Production`]}
          rows={rows.map((cells) => ({ id: cells[0], cells }))}
        />
      </div>
    </Quiet>
  );
}

function Uses() {
  return (
    <Through title={t`What teams use it for`}>
      {sandboxUses.map(({ path, title, text }) => (
        <Thing key={path} title={title} emblem={path}>
          {text}
        </Thing>
      ))}
    </Through>
  );
}

const count = many.scenarios;

const steps = [
  {
    title: t({ message: "Get credentials", context: "narrow heading" }),
    text: t`Get Started opens the customer app, in a new tab. Test credentials give full API access.`,
  },
  {
    title: t`Start testing`,
    text: rich(t`Run the [${count} tests](claim:scenarios) above.`),
  },
  {
    title: t({ message: "Go live", context: "narrow heading" }),
    text: t`Switch to production keys.`,
  },
] as const;

function GoLive() {
  return (
    <Quiet
      wide
      crosses
      title={t`${{ count: atStart(inWords(steps.length)) }} steps to go live`}
      lede={<Link lone href="/api-documentation#checklist">{t`Integration checklist`}</Link>}
    >
      <Track settles={steps.length} kind="build">
        {steps.map(({ title, text }) => (
          <Step key={title} title={title}>
            {text}
          </Step>
        ))}
      </Track>
    </Quiet>
  );
}

/** A test goes out, turns at the edge of its own cloth and comes back. Production has its own payment. */
function SandboxHero() {
  return (
    <Hero
      topic={t`Sandbox`}
      className={styles.hero}
      leaves="left"
      headline={t`Break things.\nLose nothing.`}
      lanes={2}
      emblem="/sandbox"
      drawing={
        <>
          <i className={`${bar.lane} ${bar.cased} ${styles.out}`} />
          <i className={`${bar.lane} ${bar.cased} ${styles.out} ${styles.back}`} />
          <i className={`${bar.across} ${bar.orange} ${styles.turn}`} />
        </>
      }
      after={
        <figure
          className={`not-phone ${bar.drawn} ${styles.cloths}`}
          aria-label={t`Sandbox and production, kept apart.`}
        >
          <Cloth className={styles.sandbox} name={t`Sandbox`} access={t`test credentials`} />
          <Cloth className={styles.production} name={t`Production`} access={t`production keys`}>
            <i className={`${bar.orange} ${bar.cased} ${styles.own}`} />
          </Cloth>
        </figure>
      }
      lede={t`A safe test environment with full API access and test credentials, isolated from production.`}
      docs="guides"
    />
  );
}

interface ClothProps {
  className: string | undefined;
  name: string;
  access: string;
  /** Its own lane. */
  children?: ReactNode;
}

function Cloth({ className, name, access, children }: ClothProps) {
  return (
    <div className={className}>
      <i className={styles.under} />
      <i className={styles.over} />
      {children}
      <p className="small soft">
        <b>
          {name}
          <span className="sr">{spoken.colon.trimEnd()}</span>
        </b>{" "}
        {access}
      </p>
    </div>
  );
}

/** A test with its outcome and, at the crossings, the events that match it. Its description says both. */
function ScenarioRow({ row, name, text, events, outcome }: Scenario & { row: number }) {
  const { at, back } = outcomes[outcome];
  const id = `test-${row + 1}`;
  return (
    <li className={styles.test}>
      <h3 className={styles.choice}>
        <input
          type="radio"
          name="test"
          defaultChecked={row === 0}
          aria-labelledby={id}
          aria-describedby={`${id}-text ${id}-events`}
        />
        <span id={id}>{name}</span>
      </h3>
      <p className={`soft ${styles.text}`} id={`${id}-text`}>
        {text}
      </p>
      <div className={`${styles.result} ${back ? styles.returns : ""}`}>
        <Thread row={row} outcome={outcome} />
        {events.length > 0 ? (
          <ol className={styles.events} id={`${id}-events`}>
            {events.map((event, i) => (
              <li key={event} data-at={at[i]}>
                <EventName of={event} />
              </li>
            ))}
          </ol>
        ) : (
          <p className={`soft ${styles.events}`} id={`${id}-events`}>
            {t`No event is matched to this test by name.`}
          </p>
        )}
      </div>
    </li>
  );
}

/** A thread through the warps of its row, over and under; the next row alternates. */
function Thread({ row, outcome }: { row: number; outcome: Scenario["outcome"] }) {
  const { out, back } = outcomes[outcome];
  const run = back ? styles.barOut : styles.straight;
  const warp = { width: "7%", height: "100%", fill: "var(--dip-4)" };
  const warpRects = (parity: number, className?: string) =>
    warps.map(
      (x, i) =>
        (row + i) % 2 === parity && <rect key={x} x={`${x}%`} {...warp} className={className} />,
    );
  return (
    <svg className={styles.thread} width="320" height="48" aria-hidden="true">
      {warpRects(0)}
      <g className={styles.going}>
        {out.map((each) => (
          <Bar key={each.from} {...each} className={`${run} cased`} fill="var(--ground)" />
        ))}
        {out.map((each) => (
          <Bar key={each.from} {...each} className={run} fill={dye(each)} />
        ))}
      </g>
      {back && (
        <g className={styles.coming}>
          <Bar {...back} className={`${styles.barBack} cased`} fill="var(--ground)" />
          <Bar {...back} className={styles.barBack} fill={dye(back)} />
          <rect x={`${back.to}%`} className={styles.barTurn} fill={dye(back)} />
        </g>
      )}
      {warpRects(1, "cased")}
    </svg>
  );
}

const dye = ({ arrived }: Stretch) => (arrived ? "var(--green)" : "var(--orange)");

function Bar({
  from,
  to,
  className,
  fill,
}: Stretch & { className: string | undefined; fill: string }) {
  return <rect x={`${from}%`} width={`${to - from}%`} className={className} fill={fill} />;
}

/**
 * The tests, to choose from: the chosen one is woven. Where no script runs, in a browser from before 2024 and on
 * paper each is a row of words.
 */
function Scenarios() {
  return (
    <Section
      dyed
      id="tests"
      title={t`${{ count: atStart(many.scenarios) }} things to test`}
      lede={t`Run each one before you go live. [Which events match each test](/webhooks#events)`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a choice where no script runs, and there is none */}
      <div role="group" aria-labelledby="tests" className={styles.choices}>
        <ul className={`${styles.scenarios} ${styles.list}`}>
          {scenarios.map((scenario, row) => (
            <ScenarioRow key={scenario.name} row={row} {...scenario} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
