import { t } from "#words";
import { docsUrl } from "../../content/brand.ts";
import { many } from "../../content/counts.ts";
import { atStart, inWords } from "../../content/in-words.ts";
import { waits } from "../../content/webhooks.ts";
import { Island } from "../../islands/island.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Row, Statements } from "../../sections/rows.tsx";
import { Section } from "../../sections/section.tsx";
import { bar, Closing, Hero } from "../../sections/stage.tsx";
import { Thing, Through } from "../../sections/through.tsx";
import { warp } from "../../sections/warp.ts";
import { LoneLink } from "../../ui/link.tsx";
import EventPicker from "./event-picker.island.tsx";
import styles from "./webhooks.module.css";

export default function Webhooks() {
  return (
    <>
      <WebhooksHero />
      <Delivery />
      <EventList />
      <SetUp />
      <Closing
        emblem="/webhooks"
        headline={t`Test your\nwebhooks`}
        lede={t`Try delivery, signature check and retries in the [sandbox](/sandbox).`}
        turn={10}
        label={t`Contact Support`}
        about={t`Webhook support`}
      />
    </>
  );
}

function Delivery() {
  return (
    <Quiet wide title={t`How an event reaches you`}>
      <Statements>
        <Row term={t`Real-time notifications`}>{t`Sent as it happens. No polling.`}</Row>
        <Row term={t`Signed secure delivery`}>
          {t`Every delivery is signed. Verify it, then trust it.`}
        </Row>
        <Row term={t`Automatic retries with exponential backoff`}>
          {t`No answer? We send it again, each wait longer. Treat a repeat as the same event.`}
        </Row>
        <Row term={t`Event filtering`}>{t`You receive only the events you choose.`}</Row>
      </Statements>
    </Quiet>
  );
}

function EventList() {
  return (
    <Section
      id="events"
      title={t`${{ count: atStart(many.events) }} events, and how to test them`}
      lede={t`Mark the events you need and copy the list for the dashboard. What you mark stays on this page.`}
    >
      <Island of={EventPicker} wake="shown" />
    </Section>
  );
}

const steps = [
  {
    title: t`Configure an endpoint URL`,
    text: t`In the dashboard. Choose the events that it receives.`,
  },
  {
    title: t`Verify signatures`,
    text: t`Check each delivery before you act on it. [Integration Guides](${{ address: docsUrl("guides") }})`,
  },
  { title: t`Handle events`, text: t`Update your records.` },
] as const;

function SetUp() {
  return (
    <Through
      title={t`${{ count: atStart(inWords(steps.length)) }} steps to your first event`}
      under={<LoneLink href="/api-documentation#checklist">{t`Integration checklist`}</LoneLink>}
    >
      {steps.map(({ title, text }) => (
        <Thing key={title} title={title}>
          {text}
        </Thing>
      ))}
    </Through>
  );
}

function WebhooksHero() {
  return (
    <Hero
      topic={t`Webhooks`}
      dyed
      className={styles.hero}
      leaves="right"
      settles
      headline={t`Know when\na payment\nchanges`}
      emblem="/webhooks"
      drawing={<i className={`${bar.lane} ${bar.cased} ${styles.delivery}`} />}
      after={
        <figure className={styles.attempts} aria-label={t`Delivery attempts`}>
          <ol className="not-phone">
            {waits.map((wait, index) => (
              <li key={wait} className={styles.attempt}>
                <i className={`${warp.upright} ${styles.warp} ${index % 2 ? warp.over : ""}`} />
                <b>{index + 1}</b> <span className="sr">{t`No answer`}</span>
              </li>
            ))}
            <li className={`${bar.thrown} ${styles.accepted}`}>
              <i className={`${warp.upright} ${bar.green}`} />
              <b>{t`Accepted`}</b> <span>{t`Your endpoint answers`}</span>
            </li>
          </ol>
          <figcaption className="label">
            {rich(
              t`Each line is an attempt. No answer: it is sent again. [Ask us](ask:Webhook retries) how many times, and when.`,
            )}
          </figcaption>
        </figure>
      }
      lede={t`A webhook is a message that our system sends to yours when a payment, customer, dispute or settlement changes.`}
    />
  );
}
