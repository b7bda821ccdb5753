import { t } from "#words";
import { Actions, DocumentationAction, StartAction } from "../../sections/actions.tsx";
import { rich } from "../../sections/rich.tsx";
import { bar, Stage } from "../../sections/stage.tsx";
import { warp } from "../../sections/warp.ts";
import { attempts } from "./attempts.ts";
import styles from "./webhooks-hero.module.css";

export function WebhooksHero() {
  return (
    <Stage
      level={1}
      topic={t`Webhooks`}
      ground="dyed"
      className={styles.hero}
      headline={t`Know when\na payment\nchanges`}
      emblem="/webhooks"
      drawing={<i className={`${bar.lane} ${bar.cased} ${styles.delivery}`} />}
      after={
        <figure className={styles.attempts} aria-label={t`Delivery attempts`}>
          <ol className="not-phone">
            {attempts.map((name, index) => (
              <li key={name} className={styles.attempt}>
                <i className={`${warp.upright} ${styles.warp} ${index % 2 ? warp.over : ""}`} />
                <b>{name}</b> <span>{t`No answer`}</span>
              </li>
            ))}
            <li className={`${bar.thrown} ${styles.accepted}`}>
              <i className={`${warp.upright} ${bar.green}`} />
              <b>{t`Accepted`}</b> <span>{t`Your endpoint answers`}</span>
            </li>
          </ol>
          <figcaption className="label">
            {rich(t`[Ask us](ask:Webhook retries) how many retries there are, and when.`)}
          </figcaption>
        </figure>
      }
    >
      <p className="lede">
        {t`A webhook is a message that our system sends to yours when a payment, customer, dispute or settlement changes.`}
      </p>
      <Actions>
        <StartAction label={t`Start Integration`} />
        <DocumentationAction />
      </Actions>
    </Stage>
  );
}
