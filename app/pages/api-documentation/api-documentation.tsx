import { t } from "#words";
import { docsUrl } from "../../content/brand.ts";
import { claims, statement } from "../../content/claims.ts";
import { counts, many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { samplePayment } from "../../content/sample.ts";
import { Island } from "../../islands/island.tsx";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import CodeTabs from "../../sections/code-tabs.island.tsx";
import { Questions } from "../../sections/questions.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Rows } from "../../sections/rows.tsx";
import { Closing, Hero } from "../../sections/stage.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { Step, Track } from "../../sections/track.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./api-documentation.module.css";

export default function ApiDocumentation() {
  return (
    <>
      <ApiHero />
      <Places />
      <Checklist />
      <Features />
      <Questions title={t`Where each answer stands`} of="developers" />
      <Closing
        emblem="/api-documentation"
        headline={t`Make your\nfirst call`}
        lede={t`Use test credentials in the [sandbox](/sandbox).`}
        turn={10}
        first={<DocumentationAction variant="default" />}
        label={t`Contact Support`}
        about={t`API support`}
      />
    </>
  );
}

function Checklist() {
  return (
    <Quiet wide crosses id="checklist" title={t`Integration checklist`}>
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

const fields = [
  [
    "amount",
    t`The payment amount. For units, see the [API Reference](${{ address: docsUrl("reference") }}).`,
  ],
  ["currency", t`The currency of the amount.`],
  ["method", t`The payment method.`],
] as const;

/** The request lies on the lane, which is its amount, and goes on out of it. */
function ApiHero() {
  return (
    <Hero
      className={styles.hero}
      words={styles.words}
      leaves="left"
      headline={t`API\ndocumentation`}
      emblem="/api-documentation"
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
            {fields.map(([field, text]) => (
              <div key={field}>
                <dt>{`${field}: ${JSON.stringify(samplePayment.body[field])}`}</dt>
                <dd className="soft small">{rich(text)}</dd>
              </div>
            ))}
          </dl>
        </>
      }
      lede={t`An API with [](claim:endpoints): reference, guides, code examples and changelog on our documentation site.`}
      first={<DocumentationAction variant="default" />}
      about={t`API support`}
      label={t`Contact Support`}
    />
  );
}

const tests = t`${{ count: atStart(many.scenarios) }} things to test`;

function Features() {
  return (
    <Through title={t`Endpoints, events, SDKs and tests`}>
      {/* The hero links this number already. */}
      <Thing title={atStart(statement(claims.endpoints))} emblem="/payment-gateway">
        {t`In a single API.`}
      </Thing>
      <Thing
        title={<Claim lone of="events">{t`${{ count: atStart(many.events) }} events`}</Claim>}
        threads={counts.events}
      >
        {t`Signed, retried, filtered. [Webhooks](/webhooks)`}
      </Thing>
      <Thing
        title={<Claim lone of="sdks">{t`${{ count: atStart(many.sdks) }} SDKs`}</Claim>}
        emblem="/sdks-libraries"
      >
        {t`Software development kits, each with its own page. [SDKs & Libraries](/sdks-libraries)`}
      </Thing>
      <Thing
        title={
          <Claim lone of="scenarios">
            {tests}
          </Claim>
        }
        threads={counts.scenarios}
      >
        {t`With test credentials. [Sandbox](/sandbox)`}
      </Thing>
    </Through>
  );
}

const places = [
  ["reference", t`API Reference`, t`Each endpoint, one by one.`],
  ["guides", t`Integration Guides`, t`How to build your integration.`],
  ["examples", t`Code Examples`, t`Code to read, copy and change.`],
  ["changelog", t`Changelog`, t`What has changed in the API.`],
] as const;

function Places() {
  return (
    <Quiet title={t`Where to start`}>
      <Rows>
        {places.map(([page, name, text]) => (
          <Row
            key={page}
            term={
              <Link lone href={docsUrl(page)}>
                {name}
              </Link>
            }
          >
            {text}
          </Row>
        ))}
      </Rows>
    </Quiet>
  );
}
