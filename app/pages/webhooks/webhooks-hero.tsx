import { contactAbout } from "../../content/links.ts";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { Link } from "../../ui/link.tsx";
import { attempts } from "./attempts.ts";
import styles from "./webhooks-hero.module.css";

export function WebhooksHero() {
  return (
    <Stage
      level={1}
      dyed
      className={styles.hero}
      lines={["Know when", "a payment"]}
      lanes={["changes"]}
      drawing={<i className={`${bar.lane} ${bar.cased} ${styles.delivery}`} />}
      after={
        <figure className={styles.attempts} aria-label="Delivery attempts">
          <ol>
            {attempts.map((name) => (
              <Attempt key={name} name={name} answer="No answer" />
            ))}
            <Attempt name="Accepted" answer="Your endpoint answers" />
          </ol>
          <figcaption className="label">
            Illustrative spacing. <Link href={contactAbout("Webhook retries")}>Ask us</Link> how
            many retries there are, and when.
          </figcaption>
        </figure>
      }
    >
      <p className="lede">
        A webhook is a message that our system sends to yours when a payment, customer, dispute or
        settlement changes.
      </p>
      <Actions>
        <StartAction label="Start Integration" />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}

function Attempt({ name, answer }: { name: string; answer: string }) {
  return (
    <li>
      <b>{name}</b> <span>{answer}</span>
    </li>
  );
}
