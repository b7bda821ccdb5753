import { Trans, t } from "#words";
import { many } from "../../content/counts.ts";
import { disbursementFee } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { Link } from "../../ui/link.tsx";

const count = many.collection;

export function Integration() {
  return (
    <Quiet title={t`What you integrate`}>
      <RunIn
        facts={[
          {
            term: t`Collections`,
            text: (
              <Trans>
                Local cards, mobile money, bank transfer and USSD, in{" "}
                <Claim of="collection">{count} collection countries</Claim>.{" "}
                <Link href="/payment-gateway">Payment Gateway</Link>.
              </Trans>
            ),
          },
          {
            term: t`Payouts`,
            text: t`By bank transfer or mobile money: ${disbursementFee}.`,
          },
          {
            term: t`Currencies`,
            text: (
              <Trans>
                Multi-currency processing in <Claim of="currencies" />.{" "}
                <Link href="/fx-engine">FX Engine</Link>.
              </Trans>
            ),
          },
          {
            term: t`Checks`,
            text: (
              <Trans>
                KYC and AML in one suite. <Link href="/compliance-suite">Compliance Suite</Link>.
              </Trans>
            ),
          },
          {
            term: "API",
            text: (
              <Trans>
                A single API for access to global payment networks.{" "}
                <Link href="/api-documentation">API Documentation</Link>.
              </Trans>
            ),
          },
          {
            term: t`Agentic payments`,
            text: (
              <Trans>
                An AI-driven payments platform.{" "}
                <Link href="/payment-gateway#agentic">Agentic payments platform</Link>.
              </Trans>
            ),
          },
        ]}
      />
    </Quiet>
  );
}
