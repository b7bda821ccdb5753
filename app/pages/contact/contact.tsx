import { brand } from "../../content/brand.ts";
import { businessHours } from "../../content/contact.ts";
import { Address } from "../../sections/mailbox.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { Woven } from "../../sections/woven.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./contact.module.css";
import { Mailboxes, mailboxes } from "./mailboxes.tsx";
import { WhenWeAnswer } from "./when-we-answer.tsx";
import { WriteToUs } from "./write-to-us.tsx";

export default function Contact() {
  return (
    <Woven>
      <Stage
        level={1}
        look={styles.hero}
        words={styles.words}
        lines={["Tell us"]}
        lanes={["what you need"]}
        drawing={<i className={`${bar.lane} ${bar.cased}`} />}
        after={<WriteToUs />}
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
      <WhenWeAnswer />
      {mailboxes.length > 0 && <Mailboxes />}
    </Woven>
  );
}
