import { t } from "#words";
import { many } from "../../content/counts.ts";
import { ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Divided } from "../../sections/divided.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { ApiHero } from "./api-hero.tsx";
import { Features } from "./features.tsx";
import { Places } from "./places.tsx";

export default function ApiDocumentation() {
  return (
    <Divided>
      <ApiHero />
      <Features />
      <Places />
      <Checklist />
      <Closing
        emblem="/api-documentation"
        headline={t`Make your\nfirst call`}
        lede={t`Use test credentials in the [sandbox](/sandbox).`}
        turn={10}
      >
        <DocumentationAction variant="default" />
        <ContactAction label={t`Contact Support`} about={t`API support`} />
      </Closing>
    </Divided>
  );
}

function Checklist() {
  return (
    <Quiet wide id="checklist" title={t`Integration checklist`}>
      <Track kind="build">
        <Step title={t`Get test credentials`}>{t`Full API access, isolated from production.`}</Step>
        <Step title={t`Choose an SDK`}>{t`Or call the API over HTTP.`}</Step>
        <Step title={t`Send a payment request`}>{t`Amount, currency and method.`}</Step>
        <Step title={t`Set up webhooks`}>
          {t`Configure an endpoint URL in the dashboard, choose events, verify signatures.`}
        </Step>
        <Step title={t`Run the ${{ count: many.scenarios }} sandbox tests`}>
          {t`Decline, refund, dispute and retries included.`}
        </Step>
        <Step title={t`Go live`}>{t`Switch to production keys.`}</Step>
      </Track>
    </Quiet>
  );
}
