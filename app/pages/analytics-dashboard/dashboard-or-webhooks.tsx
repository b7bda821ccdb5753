import { DocumentationAction } from "../../sections/actions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import type { Row } from "../../sections/rows.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./analytics-dashboard.module.css";

const cells: readonly Row[] = [
  { term: "For people", text: "The dashboard: volumes, transfers and their status in one view." },
  {
    term: "For systems",
    text: (
      <>
        Webhooks: events sent in real time, signed and retried.{" "}
        <Link href="/webhooks">Webhooks</Link>
      </>
    ),
  },
  {
    term: "For tests",
    text: (
      <>
        The sandbox, isolated from production. <Link href="/sandbox">Sandbox</Link>
      </>
    ),
  },
];

export function DashboardOrWebhooks() {
  return (
    <Quiet wide title="Dashboard or webhooks">
      <SewnRow cells={cells} />
      <p className={`actions ${styles.below}`}>
        <DocumentationAction variant="default" />
      </p>
    </Quiet>
  );
}
