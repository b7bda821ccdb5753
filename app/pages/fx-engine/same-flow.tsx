import { Trans, t } from "#words";
import { atStart } from "../../content/in-words.ts";
import { settlement, settlementName } from "../../content/settlement.ts";
import { DocumentationAction } from "../../sections/actions.tsx";
import { Claim } from "../../sections/claim.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { Fact, RunIn } from "../../sections/run-in.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./fx-engine.module.css";

const fast = atStart(settlementName(settlement.fast));
const standard = settlementName(settlement.standard);
const instant = atStart(settlementName(settlement.instant));

export function SameFlow() {
  return (
    <Quiet title={t`Conversion in the same flow`}>
      <RunIn>
        <Fact term={t`One API`}>
          <Trans>
            The payment and its conversion go through the same API.{" "}
            <Link href="/api-documentation">API Documentation</Link>.
          </Trans>
        </Fact>
        <Fact term={t`Corridors`}>
          <Trans>
            <Claim of="corridors" /> (payment routes).
          </Trans>
        </Fact>
        <Fact term={t({ message: "Settlement", context: "its days" })}>
          <Trans>
            <Claim of="fast-settlement">{fast}</Claim>, or{" "}
            <Claim of="standard-settlement">{standard}</Claim>.{" "}
            <Claim of="instant-settlement">{instant}</Claim> is for{" "}
            <Link href="/enterprise">enterprise</Link> only. <Link href="/pricing">Pricing</Link>.
          </Trans>
        </Fact>
      </RunIn>
      <p className={`actions ${styles.next}`}>
        <DocumentationAction variant="default" />
      </p>
    </Quiet>
  );
}
