import { many } from "../../content/counts.ts";
import { disbursementFee } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Link } from "../../ui/link.tsx";

export function Integration() {
  return (
    <Quiet title="What you integrate">
      <RunIn
        facts={[
          {
            term: "Collections",
            text: (
              <>
                Local cards, mobile money, bank transfer and USSD, in{" "}
                <Claim of="collection">{`${many.collection} collection countries`}</Claim>.{" "}
                <Link href="/payment-gateway">Payment Gateway</Link>
              </>
            ),
          },
          {
            term: "Payouts",
            text: `By bank transfer or mobile money: ${disbursementFee}.`,
          },
          {
            term: "Currencies",
            text: (
              <>
                Multi-currency processing in <Claim of="currencies" />.{" "}
                <Link href="/fx-engine">FX Engine</Link>
              </>
            ),
          },
          {
            term: "Checks",
            text: (
              <>
                KYC and AML in one suite. <Link href="/compliance-suite">Compliance Suite</Link>
              </>
            ),
          },
          {
            term: "API",
            text: (
              <>
                A single API for access to global payment networks.{" "}
                <Link href="/api-documentation">API Documentation</Link>
              </>
            ),
          },
          {
            term: "Agentic payments",
            text: (
              <>
                An AI-driven payments platform.{" "}
                <Link href="/payment-gateway#agentic">Agentic payments platform</Link>
              </>
            ),
          },
        ]}
      />
    </Quiet>
  );
}
