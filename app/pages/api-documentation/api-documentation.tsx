import { Trans, t } from "#words";
import { many } from "../../content/counts.ts";
import { samplePayment } from "../../content/sample.ts";
import { ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Steps } from "../../sections/steps.tsx";
import { Woven } from "../../sections/woven.tsx";
import styles from "./api-documentation.module.css";
import { ApiHero } from "./api-hero.tsx";
import { Features } from "./features.tsx";
import { Places } from "./places.tsx";

export default function ApiDocumentation() {
  return (
    <Woven>
      <ApiHero />
      <Features />
      <Places />
      <Checklist />
      <Closing
        kind="developer"
        line={t`Make your`}
        lane={t`first call`}
        lede={
          <Trans>
            Use test credentials in the <a href="/sandbox">sandbox</a>.
          </Trans>
        }
        warps={2}
        look={styles.brackets}
        code={`${samplePayment.method} ${samplePayment.path}`}
      >
        <DocumentationAction variant="default" />
        <ContactAction label={t`Contact Support`} about={t`API support`} />
      </Closing>
    </Woven>
  );
}

const steps = [
  { title: t`Get test credentials`, text: t`Full API access, isolated from production.` },
  { title: t`Choose an SDK`, text: t`Or call the API over HTTP.` },
  { title: t`Send a payment request`, text: t`Amount, currency and method.` },
  {
    title: t`Set up webhooks`,
    text: t`Configure an endpoint URL in the dashboard, choose events, verify signatures.`,
  },
  {
    title: t`Run the ${{ count: many.scenarios }} sandbox tests`,
    text: t`Decline, refund, dispute and retries included.`,
  },
  { title: t`Go live`, text: t`Switch to production keys.` },
];

function Checklist() {
  return (
    <Quiet wide id="checklist" title={t`Integration checklist`}>
      <Steps steps={steps} />
    </Quiet>
  );
}
