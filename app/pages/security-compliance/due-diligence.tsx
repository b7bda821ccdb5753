import { Trans, t } from "#words";
import { brand } from "../../content/brand.ts";
import {
  type Answer,
  dueDiligence,
  dueDiligenceFiles as files,
} from "../../content/due-diligence.ts";
import { AvailabilityMark } from "../../sections/availability-mark.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { rich } from "../../sections/rich.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./due-diligence.module.css";

const topics = dueDiligence(brand);
const all = topics.flatMap(({ answers }) => answers);
const total = all.length;
const published = all.filter(({ availability }) => availability === "published").length;

export const sheet = { id: "due-diligence", heading: t`Due-diligence sheet` } as const;

/** Vendor reviewers' questions, and where to find each answer. */
export function DueDiligence() {
  return (
    <Quiet
      wide
      id={sheet.id}
      title={sheet.heading}
      lede={rich(
        t`${published} of ${total} answers are published. Each of the others says where it stands. For figures, see [what our numbers cover](/about#numbers).`,
      )}
      under={
        <p className={`screen ${styles.files}`}>
          <Trans>
            Download:{" "}
            <a href={files.csv} download>
              spreadsheet (CSV)
            </a>
            ,{" "}
            <a href={files.markdown} download>
              text (Markdown)
            </a>
            .
          </Trans>
        </p>
      }
    >
      {topics.map(({ name, answers }) => (
        <section key={name} className={styles.topic}>
          <h3>{name}</h3>
          <dl>
            {answers.map((answer) => (
              <Row key={answer.question} {...answer} />
            ))}
          </dl>
        </section>
      ))}
    </Quiet>
  );
}

const threads = (published: boolean) =>
  all
    .map(({ availability }, index) =>
      (availability === "published") === published ? `M${index + 0.5} 0v1` : "",
    )
    .join("");

/** A thread for each answer, in the order of the sheet: woven if published, bare if not. */
export function Threads() {
  return (
    <figure className={styles.threads}>
      <svg
        width="320"
        height="96"
        viewBox={`0 0 ${all.length} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path stroke="var(--warp-1)" strokeWidth="0.7" d={threads(true)} />
        <path stroke="var(--seam-2)" vectorEffect="non-scaling-stroke" d={threads(false)} />
      </svg>
      <figcaption className="small soft">{t`A line for each answer of the sheet, broad where it is published.`}</figcaption>
    </figure>
  );
}

function Row({ question, answer, availability, link }: Answer) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{answer}</dd>
      <dd>
        <AvailabilityMark of={availability} />{" "}
        <Link href={link.href}>
          {link.label}
          {availability !== "published" && <span className="sr">{t`: ${question}`}</span>}
        </Link>
      </dd>
    </div>
  );
}
