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
        line="Make your"
        lane="first call"
        lede={
          <>
            Use test credentials in the <a href="/sandbox">sandbox</a>.
          </>
        }
        warps={2}
        look={styles.brackets}
        code={`${samplePayment.method} ${samplePayment.path}`}
      >
        <DocumentationAction variant="default" />
        <ContactAction label="Contact Support" about="API support" />
      </Closing>
    </Woven>
  );
}

const steps = [
  { title: "Get test credentials", text: "Full API access, isolated from production." },
  { title: "Choose an SDK", text: "Or call the API over HTTP." },
  { title: "Send a payment request", text: "Amount, currency and method." },
  {
    title: "Set up webhooks",
    text: "Configure an endpoint URL in the dashboard, choose events, verify signatures.",
  },
  {
    title: `Run the ${many.scenarios} sandbox tests`,
    text: "Decline, refund, dispute and retries included.",
  },
  { title: "Go live", text: "Switch to production keys." },
];

function Checklist() {
  return (
    <Quiet wide id="checklist" title="Integration checklist">
      <Steps steps={steps} />
    </Quiet>
  );
}
