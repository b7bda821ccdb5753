import { settlement, settlementName } from "../../content/settlement.ts";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import type { Row } from "../../sections/rows.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./fx-engine.module.css";

const cells: readonly Row[] = [
  {
    term: "One API",
    text: (
      <>
        The payment and its conversion go through the same API.{" "}
        <Link href="/api-documentation">API Documentation</Link>
      </>
    ),
  },
  {
    term: "Corridors",
    text: (
      <>
        <Claim of="corridors" /> (payment routes).
      </>
    ),
  },
  {
    term: "Settlement",
    text: (
      <>
        <Claim of="fast-settlement">{settlementName(settlement.fast)}</Claim>, or{" "}
        <Claim of="standard-settlement">{settlementName(settlement.standard)}</Claim>.{" "}
        <Claim of="instant-settlement">{settlementName(settlement.instant)}</Claim>
        {" is for "}
        <Link href="/enterprise">enterprise</Link> only. <Link href="/pricing">Pricing</Link>
      </>
    ),
  },
];

export function SameFlow() {
  return (
    <Quiet title="Conversion in the same flow">
      <RunIn facts={cells} />
      <p className={`actions ${styles.next}`}>
        <DocumentationAction variant="default" />
      </p>
    </Quiet>
  );
}
