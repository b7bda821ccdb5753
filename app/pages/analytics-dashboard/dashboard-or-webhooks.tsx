import { DocumentationAction } from "../../sections/actions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { type Row, Rows } from "../../sections/rows.tsx";
import { Link } from "../../ui/link.tsx";

const rows: readonly Row[] = [
  { term: "For people", text: "The dashboard. Sign in and read it." },
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
    <Quiet
      title="Dashboard or webhooks"
      under={
        <p className="actions">
          <DocumentationAction variant="default" />
        </p>
      }
    >
      <Rows rows={rows} />
    </Quiet>
  );
}
