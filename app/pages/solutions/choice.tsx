import { Trans, t } from "#words";
import { solutions } from "../../content/solutions.ts";
import { Board, Tile } from "../../sections/board.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./solutions.module.css";

/** The kinds of business side by side, the same three lines in each. */
export function Choice() {
  return (
    <Quiet
      wide
      title={t`Choose the one that fits you`}
      lede={rich(t`What you get and what it costs. [What our numbers cover](/about#numbers)`)}
    >
      <Board>
        {solutions.map(({ id, title, description, features, link }) => (
          <Tile key={id} term={title}>
            <p>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <LoneLink href={link}>
              <span>
                <Trans>
                  Learn More<span className="sr"> about {title}</span>
                </Trans>
              </span>
            </LoneLink>
          </Tile>
        ))}
      </Board>
      <p className={styles.other}>
        {rich(t`Do you send remittances? See [money transfer operators](/imtos).`)}
      </p>
    </Quiet>
  );
}
