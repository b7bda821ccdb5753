import { contactAbout } from "../../content/links.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { Link } from "../../ui/link.tsx";
import { agentic } from "../../weave/agentic.ts";
import { Figure } from "../../weave/figure.tsx";
import styles from "./agentic.module.css";

export function Agentic() {
  return (
    <Quiet
      id="agentic"
      title="Agentic payments platform"
      lede={
        <>
          We offer an agentic (AI-driven) payments platform.{" "}
          <Link href={contactAbout("Agentic payments platform")}>Ask us</Link> what it does for your
          kind of business.
        </>
      }
    >
      <div className={styles.figure}>
        <Figure {...agentic(11)} crop="right" />
      </div>
    </Quiet>
  );
}
