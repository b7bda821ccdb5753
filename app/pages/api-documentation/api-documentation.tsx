import { t } from "#words";
import { type DocsPage, docsUrl } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { samplePayment } from "../../content/sample.ts";
import { Island } from "../../islands/island.tsx";
import { Actions, ContactAction, DocumentationAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Closing } from "../../sections/closing.tsx";
import CodeTabs from "../../sections/code-tabs.island.tsx";
import { Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { Through } from "../../sections/through.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./api-documentation.module.css";

export default function ApiDocumentation() {
  return (
    <>
      <ApiHero />
      <Features />
      <Checklist />
      <Places />
      <Questions title={t`Where each answer stands`} of="developers" />
      <Closing
        emblem="/api-documentation"
        headline={t`Make your\nfirst call`}
        lede={t`Use test credentials in the [sandbox](/sandbox).`}
        turn={10}
      >
        <DocumentationAction variant="default" />
        <ContactAction label={t`Contact Support`} about={t`API support`} />
      </Closing>
    </>
  );
}

function Checklist() {
  return (
    <Quiet wide crosses id="checklist" title={t`Integration checklist`}>
      <Track settles={6} kind="build">
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

const texts = {
  amount: rich(
    t`The payment amount. For units, see the [API Reference](${{ address: docsUrl("reference") }}).`,
  ),
  currency: t`The currency of the amount.`,
  method: t`The payment method.`,
};

const fields = (["amount", "currency", "method"] as const).map((field) => ({
  term: `${field}: ${JSON.stringify(samplePayment.body[field])}`,
  text: texts[field],
}));

/** The request lies on the lane, which is its amount, and goes on out of it. */
function ApiHero() {
  return (
    <Stage
      level={1}
      className={styles.hero}
      words={styles.words}
      leaves="right"
      headline={t`API\ndocumentation`}
      emblem="/api-documentation"
      drawing={<i className={`${bar.lane} ${bar.cased}`} />}
      after={
        <>
          <div className={styles.request}>
            <h2 className="sr">{t`Illustrative request`}</h2>
            <Island
              of={CodeTabs}
              wake="idle"
              keeps={["language"]}
              with={{ className: styles.drawn }}
            />
          </div>
          <dl className={`flow ${styles.fields}`}>
            {fields.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="soft small">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      }
    >
      <p className="lede">
        {rich(
          t`An API with [](claim:endpoints): reference, guides, code examples and changelog on our documentation site.`,
        )}
      </p>
      <Actions>
        <DocumentationAction variant="default" />
        <ContactAction about={t`API support`} label={t`Contact Support`} />
      </Actions>
    </Stage>
  );
}

function Features() {
  return (
    <Through
      title={t`Endpoints, events, SDKs and tests`}
      things={[
        {
          key: "endpoints",
          // The hero links this number already.
          title: atStart(statement(claims.endpoints)),
          emblem: "/api-documentation",
          text: t`In a single API.`,
        },
        {
          key: "events",
          title: <Claim lone of="events">{t`${{ count: atStart(many.events) }} events`}</Claim>,
          emblem: "/webhooks",
          text: t`Signed, retried, filtered. [Webhooks](/webhooks)`,
        },
        {
          key: "sdks",
          title: <Claim lone of="sdks">{t`${{ count: atStart(many.sdks) }} SDKs`}</Claim>,
          emblem: "/sdks-libraries",
          text: t`Software development kits, each with its own page. [SDKs & Libraries](/sdks-libraries)`,
        },
        {
          key: "tests",
          title: (
            <Claim
              lone
              of="scenarios"
            >{t`${{ count: atStart(many.scenarios) }} things to test`}</Claim>
          ),
          emblem: "/sandbox",
          text: t`With test credentials. [Sandbox](/sandbox)`,
        },
      ]}
    />
  );
}

const places: readonly { name: string; text: string; page: DocsPage }[] = [
  {
    name: t`API Reference`,
    text: t`Each endpoint, one by one.`,
    page: "reference",
  },
  { name: t`Integration Guides`, text: t`How to build your integration.`, page: "guides" },
  { name: t`Code Examples`, text: t`Code to read, copy and change.`, page: "examples" },
  { name: t`Changelog`, text: t`What has changed in the API.`, page: "changelog" },
];

function Places() {
  return (
    <Through
      title={t`Where to start`}
      things={places.map(({ name, text, page }) => ({
        key: page,
        title: (
          <Link lone href={docsUrl(page)}>
            {name}
          </Link>
        ),
        text,
      }))}
    />
  );
}
