import { t } from "#words";
import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { sandboxUses } from "../../content/sandbox.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Board, Tile } from "../../sections/board.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { Link } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./sandbox.module.css";
import { SandboxHero } from "./sandbox-hero.tsx";
import { Scenarios } from "./scenarios.tsx";

export default function Sandbox() {
  return (
    <Divided>
      <SandboxHero />
      <Features />
      <Scenarios />
      <Compared />
      <Uses />
      <GoLive />
      <Closing
        emblem="/sandbox"
        headline={t`Get test\ncredentials`}
        lede={t`Get Started opens the customer app. To go live, switch to production keys.`}
      >
        <StartAction />
        <ContactAction label={t`Contact Support`} about={t`Sandbox access`} />
      </Closing>
    </Divided>
  );
}

function Features() {
  return (
    <Quiet wide title={t`What the sandbox gives you`}>
      <Board>
        <Tile term={t`Safe test environment`}>{t`A mistake stays in the sandbox.`}</Tile>
        <Tile term={t`Full API access`}>{t`The whole API, with test credentials.`}</Tile>
        <Tile term={t`Isolation from production`}>{t`No test reaches production.`}</Tile>
        <Tile term={t`Scenario simulation`}>{t`Choose the outcome that you want to handle.`}</Tile>
      </Board>
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
    <Quiet wide title={t`What teams use it for`}>
      <Board>
        {sandboxUses.map(({ name, text }) => (
          <Tile key={name} term={name}>
            {text}
          </Tile>
        ))}
      </Board>
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
