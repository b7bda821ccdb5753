import { t } from "#words";
import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { spoken } from "../../content/spoken.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Statements } from "../../sections/rows.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { Link } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import { falling } from "../../weave/lane.tsx";
import styles from "./sandbox.module.css";
import { Scenarios } from "./scenarios.tsx";

export default function Sandbox() {
  return (
    <>
      <SandboxHero />
      <Features />
      <Scenarios />
      <Compared />
      <GoLive />
      <Closing
        large
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
    <Quiet
      wide
      title={t`What the sandbox gives you`}
      lede={t`For integration testing, development, training, demo and proof of concept.`}
    >
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
      <Track kind="build">
        {steps.map(({ title, text }) => (
          <Step key={title} title={title}>
            {text}
          </Step>
        ))}
      </Track>
    </Quiet>
  );
}

/** A test goes out, turns at the edge of its own cloth and comes back. No test reaches production. */
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
          <i className={`${bar.across} ${bar.orange} ${falling} ${styles.turn}`} />
        </>
      }
      after={
        <figure
          className={`not-phone ${bar.drawn} ${styles.cloths}`}
          aria-label={t`Sandbox and production, kept apart.`}
        >
          <Cloth className={styles.sandbox} name={t`Sandbox`} access={t`test credentials`} />
          <Cloth className={styles.production} name={t`Production`} access={t`production keys`} />
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
}

function Cloth({ className, name, access }: ClothProps) {
  return (
    <div className={className}>
      <i className={styles.under} />
      <i className={styles.over} />
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
