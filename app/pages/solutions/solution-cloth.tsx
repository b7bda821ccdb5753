import { many } from "../../content/counts.ts";
import { solutions } from "../../content/solutions.ts";
import { SectionHead } from "../../sections/section.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Figure } from "../../weave/figure.tsx";
import { FIGURE, solutionFigures } from "./figures.ts";
import styles from "./solution-cloth.module.css";

/** One payment down through four weaves, each beside the business that it represents. */
export function SolutionCloth() {
  return (
    <section className={`sec ${styles.cloth}`}>
      <div className="wrap">
        <SectionHead title="Which of these are you?">
          <p className="lede soft">
            {`Each line is the same in all ${many.solutions}: what you get, what it costs, when it settles.`}{" "}
            <Link href="/about#numbers">What these numbers cover</Link>
          </p>
        </SectionHead>
        <ul className={styles.list}>
          {solutions.map(({ id, title, description, features, link }) => (
            <li key={id}>
              <div className={styles.name}>
                <h3>{title}</h3>
                <p className="lede">{description}</p>
              </div>
              <div className={styles.features}>
                <ul>
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <ButtonLink href={link}>
                  Learn More<span className="sr">{` about ${title}`}</span>
                </ButtonLink>
              </div>
              <div className={styles.figure}>
                <Figure {...FIGURE} threads={solutionFigures[id]} crop="right" />
              </div>
            </li>
          ))}
        </ul>
        <p className={`lede ${styles.other}`}>
          You move money home? <Link href="/imtos">Money transfer operators</Link> have a page of
          their own.
        </p>
      </div>
    </section>
  );
}
