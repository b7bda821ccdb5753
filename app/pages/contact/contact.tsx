import { brand } from "../../content/brand.ts";
import { businessHours, businessHoursUtc } from "../../content/contact.ts";
import { Address } from "../../sections/mailbox.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { RunIn } from "../../sections/run-in.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { LoneLink } from "../../ui/link.tsx";
import { BusinessWeek } from "./business-week.tsx";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { OpenNow } from "./open-now.tsx";

export default function Contact() {
  return (
    <Woven>
      <Stage
        level={1}
        topic="Contact"
        look={styles.hero}
        words={styles.words}
        lines={["Tell us what"]}
        lanes={["you need"]}
        drawing={<i className={`${bar.lane} ${bar.cased}`} />}
        after={
          <>
            <div className={styles.form}>
              <ErrorBoundary>
                <ContactForm />
              </ErrorBoundary>
            </div>
            <div className={styles.hours}>
              <WhenWeAnswer />
            </div>
          </>
        }
      >
        <p className="lede">Ask about collections, payouts, pricing or an integration.</p>
        <dl className={styles.reach}>
          {brand.helloMailbox && (
            <div>
              <dt className="label">Email</dt>
              <dd>
                <LoneLink href={`mailto:${brand.helloMailbox}`}>
                  <Address of={brand.helloMailbox} />
                </LoneLink>
              </dd>
            </div>
          )}
          <div>
            <dt className="label">Business hours</dt>
            <dd>{businessHours}</dd>
          </div>
        </dl>
      </Stage>
      <WhatToWrite />
      {mailboxes.length > 0 && <Mailboxes />}
    </Woven>
  );
}

/** The hours of the card, drawn. */
function WhenWeAnswer() {
  return (
    <>
      <BusinessWeek />
      <p className="small soft">
        {`That is ${businessHoursUtc}, all year. You can write at any time.`}
      </p>
      <ErrorBoundary>
        <OpenNow />
      </ErrorBoundary>
    </>
  );
}

const mailboxes = [
  { about: "Privacy", for: "Your personal data and your rights.", to: brand.privacyMailbox },
  { about: "Legal", for: "Terms and agreements.", to: brand.legalMailbox },
  { about: "Security", for: "Report a vulnerability.", to: brand.securityMailbox },
].filter(({ to }) => to);

/** The mailboxes that have one subject each. */
function Mailboxes() {
  return (
    <Quiet wide title="Other addresses">
      <ul className={styles.boxes}>
        {mailboxes.map(({ about, for: what, to }) => (
          <li key={about} className="dyed">
            <h3>{about}</h3>
            <p className="soft">{what}</p>
            <p>
              <LoneLink href={`mailto:${to}`}>
                <Address of={to} />
              </LoneLink>
            </p>
          </li>
        ))}
      </ul>
    </Quiet>
  );
}

const parts: readonly { term: string; text: string }[] = [
  {
    term: "Who you are",
    text: "Merchant, payment facilitator, acquirer, enterprise, money transfer operator or developer.",
  },
  { term: "Collections", text: "Countries, currencies and payment methods." },
  { term: "Payouts", text: "Countries, and whether to a bank account or a phone." },
  { term: "Settlement", text: "Standard, fast or, for enterprise, instant." },
  { term: "What you need", text: "A price, a document or an answer." },
];

/** What makes the first answer a useful one. */
function WhatToWrite() {
  return (
    <Quiet
      title="What to include"
      lede={
        brand.helloMailbox &&
        "The form takes text. Email files, such as a questionnaire, to the address above."
      }
    >
      <RunIn facts={parts} />
    </Quiet>
  );
}
