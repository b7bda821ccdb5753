import { claims, figure, statement } from "../../content/claims.ts";
import { settlement, settlementDays, settlementName } from "../../content/settlement.ts";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";

export function SameFlow() {
  return (
    <Section>
      <SectionHead title="Converted in the same flow">
        <div className="actions">
          <DocumentationAction variant="default" />
        </div>
      </SectionHead>
      <Rows
        rows={[
          {
            term: "One API",
            text: (
              <>
                The payment and its conversion go through the same API, in <Claim of="currencies" />
                .
              </>
            ),
          },
          {
            term: statement(claims.corridors),
            text: (
              <>
                The FX Engine runs on the same platform as{" "}
                <Claim of="corridors">the corridors</Claim>. Ask which pairs they join.
              </>
            ),
          },
          {
            term: settlementName(settlement.fast),
            text: (
              <>
                Fast is <Claim of="fast-settlement">{settlementDays(settlement.fast)}</Claim>,
                standard{" "}
                <Claim of="standard-settlement">{settlementDays(settlement.standard)}</Claim>.
                Instant, <Claim of="instant-settlement">{settlementDays(settlement.instant)}</Claim>
                , is for enterprise only.
              </>
            ),
          },
          {
            term: "The rate",
            text: "Not on this site, live or otherwise. Rates belong in a quote.",
          },
          {
            term: `${figure(claims.fxSavings)} average savings`,
            text: "As stated by us. The period and what it is measured against are not stated here; ask for both.",
          },
        ]}
      />
    </Section>
  );
}
