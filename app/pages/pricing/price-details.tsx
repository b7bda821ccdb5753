import { contactAbout } from "../../content/links.ts";
import { disbursementFee, methods, priceRange } from "../../content/methods.ts";
import { Rows } from "../../sections/rows.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import { Link } from "../../ui/link.tsx";

const capped = methods.find(({ capped }) => capped);

export function PriceDetails() {
  return (
    <Section>
      <SectionHead title="The details">
        <p className="lede soft">What has a price here, and what you have to ask for.</p>
      </SectionHead>
      <Rows
        rows={[
          {
            term: "Disbursements",
            text: `By bank transfer or mobile money: ${disbursementFee}.`,
          },
          {
            term: "Bank transfer cap",
            text: `${capped && priceRange(capped)}, capped at the local limit. The limits are not stated here; ask for the one you need.`,
          },
          {
            term: "PayFacs",
            text: "Custom. Ask, with what you process and for whom.",
          },
          {
            term: "Acquirers & Enterprise",
            text: "Custom. Tell us what you process, and where.",
          },
          {
            term: "Currency conversion",
            text: "Not priced on this page. Rates belong in a quote.",
          },
          {
            term: "Anything else",
            text: (
              <>
                If a fee is not on this page, it is not published.{" "}
                <Link href={contactAbout("A price that is not published")}>Ask us</Link>.
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}
