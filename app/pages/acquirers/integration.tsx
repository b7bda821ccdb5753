import { Trans, t } from "#words";
import { standardNames } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Fact, RunIn } from "../../sections/run-in.tsx";
import { Link } from "../../ui/link.tsx";

const count = many.sdks;
const [cards = "", management = ""] = standardNames;

export function Integration() {
  return (
    <Quiet title={t`What you can integrate`}>
      <RunIn>
        <Fact term="API">
          <Trans>
            <Claim of="endpoints" /> and <Claim of="sdks">{count} SDKs</Claim>.{" "}
            <Link href="/api-documentation">API Documentation</Link>.
          </Trans>
        </Fact>
        <Fact term={t`FX Engine`}>
          <Trans>
            Collect in one currency and settle in another. <Link href="/fx-engine">FX Engine</Link>.
          </Trans>
        </Fact>
        <Fact term={t`KYC/AML compliance suite`}>
          <Trans>
            Know your customer (KYC) and anti-money-laundering (AML) in one suite.{" "}
            <Claim of="complianceCountries" />.{" "}
            <Link href="/compliance-suite">Compliance Suite</Link>.
          </Trans>
        </Fact>
        <Fact term={t`Standards`}>
          <Trans>
            <Claim of="pci-dss">{cards}</Claim> and <Claim of="iso-27001">{management}</Claim>.
            Certificates, with scope and validity, are provided during onboarding.{" "}
            <Link href="/security-compliance">Security &amp; Compliance</Link>.
          </Trans>
        </Fact>
        <Fact term={t`Start`}>
          <Trans>
            Full API access with test credentials.{" "}
            <Link href="/api-documentation#checklist">Integration checklist</Link>.
          </Trans>
        </Fact>
      </RunIn>
    </Quiet>
  );
}
