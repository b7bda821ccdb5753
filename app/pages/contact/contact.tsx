import { brand } from "../../content/brand.ts";
import { businessHours } from "../../content/contact.ts";
import { PageHero } from "../../sections/page-hero.tsx";
import { Woven } from "../../sections/woven.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./contact.module.css";
import { Mailboxes, mailboxes } from "./mailboxes.tsx";
import { WhenWeAnswer } from "./when-we-answer.tsx";
import { WriteToUs } from "./write-to-us.tsx";

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
      <WriteToUs />
      <WhenWeAnswer />
      {mailboxes.length > 0 && <Mailboxes />}
    </Woven>
  );
}
