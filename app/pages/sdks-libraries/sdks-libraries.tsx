import { samplePayment } from "../../content/sample.ts";
import { sdks } from "../../content/sdks.ts";
import { ContactAction, StartAction } from "../../sections/actions.tsx";
import { Closing } from "../../sections/closing.tsx";
import { Woven } from "../../sections/woven.tsx";
import { Benefits } from "./benefits.tsx";
import { lines } from "./lines.ts";
import { Pieces } from "./pieces.tsx";
import { SdkQuestions } from "./sdk-questions.tsx";
import { SdksHero } from "./sdks-hero.tsx";
import styles from "./sdks-libraries.module.css";
import { fieldName } from "./snippets.ts";

const written = lines(
  sdks.map(({ docs }) => `${fieldName(docs, "amount")} ${samplePayment.body.amount}`.length),
);

export default function SdksLibraries() {
  return (
    <Woven>
      <SdksHero />
      <Pieces />
      <Benefits />
      <SdkQuestions />
      <Closing
        line="Start with"
        lane="an SDK"
        lede={
          <>
            Then follow the <a href="/api-documentation#checklist">Integration checklist</a>.
          </>
        }
        look={styles.lines}
        drawn={written.halves.map(({ rows, odd, even }) => (
          <svg
            key={odd}
            width="320"
            height="48"
            viewBox={`0 0 ${written.width} ${rows}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className={styles.odd} d={odd} />
            <path className={styles.even} d={even} />
          </svg>
        ))}
      >
        <StartAction label="Start Integration" />
        <ContactAction label="Contact Support" about="SDK support" />
      </Closing>
    </Woven>
  );
}
