import { brand } from "../../content/brand.ts";
import { businessHours, businessHoursUtc } from "../../content/contact.ts";
import { PageHero } from "../../sections/page-hero.tsx";
import { Section, SectionPair } from "../../sections/section.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { BusinessWeek } from "./business-week.tsx";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { Mailboxes, mailboxes } from "./mailboxes.tsx";
import { OpenNow } from "./open-now.tsx";
import { WhatToWrite } from "./what-to-write.tsx";

const topics = [
  { label: "Collections" },
  { label: "Payouts" },
  { label: "Pricing" },
  { label: "Integration" },
] as const;

export default function Contact() {
  return (
    <Woven>
      <PageHero lines={["Tell us where", "the money"]} lane="has to go" warps={topics}>
        <p className="lede">
          Collections, payouts, pricing or an integration: say which, and we take it from there.
        </p>
        <dl className={styles.reach}>
          {brand.helloMailbox && (
            <div>
              <dt className="label">Email</dt>
              <dd>
                <LoneLink href={`mailto:${brand.helloMailbox}`}>{brand.helloMailbox}</LoneLink>
              </dd>
            </div>
          )}
          <div>
            <dt className="label">Business hours</dt>
            <dd>{businessHours}</dd>
          </div>
        </dl>
      </PageHero>
      <Section>
        <div className={`g12 ${styles.pair}`}>
          <ErrorBoundary>
            <ContactForm />
          </ErrorBoundary>
          <WhatToWrite />
        </div>
      </Section>
      <Section>
        <SectionPair
          title="When a person answers"
          lede={`${businessHours}. That is ${businessHoursUtc}, all year.`}
          under={
            <ErrorBoundary>
              <OpenNow />
            </ErrorBoundary>
          }
        >
          <BusinessWeek />
        </SectionPair>
      </Section>
      {mailboxes.length > 0 && <Mailboxes />}
    </Woven>
  );
}
