import { DocumentationAction } from "../../sections/actions.tsx";
import { type Row, Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";

const rows: readonly Row[] = [
  { term: "Look", text: "The dashboard is for people. Sign in and read it." },
  {
    term: "Be told",
    text: (
      <>
        <Link href="/webhooks">Webhooks</Link> are for machines: events sent as they happen, signed
        and retried.
      </>
    ),
  },
  {
    term: "Try it first",
    text: (
      <>
        The <Link href="/sandbox">sandbox</Link> has the full API and test credentials, isolated
        from production.
      </>
    ),
  },
];

export function SeenOrTold() {
  return (
    <Section>
      <SectionHead title="Seen, or told">
        <div className="actions">
          <DocumentationAction variant="default" />
        </div>
      </SectionHead>
      <Rows rows={rows} />
    </Section>
  );
}
