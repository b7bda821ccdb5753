import { Trans, t } from "#words";
import { many } from "../../content/counts.ts";
import { disbursementFee } from "../../content/methods.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Fact, RunIn } from "../../sections/run-in.tsx";
import { Link } from "../../ui/link.tsx";

const count = many.collection;

export function Integration() {
  return (
    <Quiet title={t`What you integrate`}>
      <RunIn>
        <Fact term={t`Collections`}>
          <Trans>
            Local cards, mobile money, bank transfer and USSD, in{" "}
            <Claim of="collection">{count} collection countries</Claim>.{" "}
            <Link href="/payment-gateway">Payment Gateway</Link>.
          </Trans>
        </Fact>
        <Fact term={t`Payouts`}>{t`By bank transfer or mobile money: ${disbursementFee}.`}</Fact>
        <Fact term={t`Currencies`}>
          <Trans>
            Multi-currency processing in <Claim of="currencies" />.{" "}
            <Link href="/fx-engine">FX Engine</Link>.
          </Trans>
        </Fact>
        <Fact term={t`Checks`}>
          <Trans>
            KYC and AML in one suite. <Link href="/compliance-suite">Compliance Suite</Link>.
          </Trans>
        </Fact>
        <Fact term="API">
          <Trans>
            A single API for access to global payment networks.{" "}
            <Link href="/api-documentation">API Documentation</Link>.
          </Trans>
        </Fact>
        <Fact term={t`Agentic payments`}>
          <Trans>
            An AI-driven payments platform.{" "}
            <Link href="/payment-gateway#agentic">Agentic payments platform</Link>.
          </Trans>
        </Fact>
      </RunIn>
    </Quiet>
  );
}
