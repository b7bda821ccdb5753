import { Trans, t } from "#words";
import { solutions } from "../../content/solutions.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./choice.module.css";

/** The kinds of business side by side, the same three lines in each. */
export function Choice() {
  return (
    <Quiet
      wide
      title={t`Choose the one that fits you`}
      lede={
        <Trans>
          What you get and what it costs. <Link href="/about#numbers">What our numbers cover</Link>
        </Trans>
      }
    >
      <ul className={styles.cards}>
        {solutions.map(({ id, title, description, features, link }) => (
          <li key={id}>
            <h3>
              <Link href={link}>{title}</Link>
            </h3>
            <p>{description}</p>
            <ul className="soft small">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <div>
              <ButtonLink variant="outline" href={link}>
                <Trans>
                  Learn More<span className="sr"> about {title}</span>
                </Trans>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <p className={`lede ${styles.other}`}>
        <Trans>
          Do you send remittances? See <Link href="/imtos">money transfer operators</Link>.
        </Trans>
      </p>
    </Quiet>
  );
}
