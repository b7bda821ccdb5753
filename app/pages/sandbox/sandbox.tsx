import { many } from "../../content/counts.ts";
import { eventsOf } from "../../content/event-tests.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { sandboxUses, scenarios } from "../../content/sandbox.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Steps } from "../../sections/steps.tsx";
import { Woven } from "../../sections/woven.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./sandbox.module.css";
import { SandboxHero } from "./sandbox-hero.tsx";
import { Scenarios } from "./scenarios.tsx";

export default function Sandbox() {
  return (
    <Woven>
      <SandboxHero />
      <Features />
      <Scenarios />
      <Compared />
      <Uses />
      <GoLive />
      <Closing
        kind="developer"
        line="Get test"
        lane="credentials"
        lede="Get Started opens the customer app. To go live, switch to production keys."
        warps={scenarios.length}
        look={styles.cloths}
        code={eventsOf("Declined payment")[0]}
      >
        <StartAction />
        <ContactAction label="Contact Support" about="Sandbox access" />
      </Closing>
    </Woven>
  );
}

const features = [
  { term: "Safe test environment", text: "A mistake stays in the sandbox." },
  { term: "Full API access", text: "The whole API, with test credentials." },
  { term: "Isolation from production", text: "No test reaches production." },
  { term: "Scenario simulation", text: "Choose the outcome that you want to handle." },
] as const;

function Features() {
  return (
    <Quiet title="What the sandbox gives you">
      <RunIn facts={features} />
    </Quiet>
  );
}

const title = "Sandbox and production compared";

const rows = [
  ["Credentials", "Test credentials", "Production keys"],
  ["API", "Full API access", "The same API"],
  ["Money", "No real money moves", "Real payments"],
  ["Outcomes", "You simulate them", "They come from real payments"],
  ["Isolation", "Isolated from production", "Never reached by a test"],
  ["Data", "Use no real payment or personal data", "Real payment data"],
] as const;

function Compared() {
  return (
    <Quiet wide title={title}>
      <div className={styles.compared}>
        <Table
          caption={title}
          columns={["Question", "Sandbox", "Production"]}
          rows={rows.map((cells) => ({ id: cells[0], cells }))}
        />
      </div>
    </Quiet>
  );
}

function Uses() {
  return (
    <Quiet title="What teams use it for">
      <RunIn facts={sandboxUses.map(({ name, text }) => ({ term: name, text }))} />
    </Quiet>
  );
}

const steps = [
  {
    title: "Get credentials",
    text: "Get Started opens the customer app, in a new tab. Test credentials give full API access.",
  },
  {
    title: "Start testing",
    text: (
      <>
        Run the <Claim of="scenarios">{`${many.scenarios} tests`}</Claim> above.
      </>
    ),
  },
  { title: "Go live", text: "Switch to production keys." },
] as const;

function GoLive() {
  return (
    <Quiet
      title={`${atStart(inWords(steps.length))} steps to go live`}
      under={<LoneLink href="/api-documentation#checklist">Integration checklist</LoneLink>}
    >
      <Steps steps={steps} />
    </Quiet>
  );
}
