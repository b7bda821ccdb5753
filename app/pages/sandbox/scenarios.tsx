import { t } from "#words";
import { many } from "../../content/counts.ts";
import { atStart } from "../../content/in-words.ts";
import { scenarios } from "../../content/sandbox.ts";
import { rich } from "../../sections/rich.tsx";
import { Section, SectionHead } from "../../sections/section.tsx";
import chosen from "./choices.module.css";
import { ScenarioRow } from "./scenario-row.tsx";
import styles from "./scenarios.module.css";

/**
 * The tests, to choose from: the chosen one is woven. Where no script runs, in a browser from before 2024 and on
 * paper each is a row of words.
 */
export function Scenarios() {
  return (
    <Section dyed>
      <SectionHead id="tests" title={t`${{ count: atStart(many.scenarios) }} things to test`}>
        <p className="lede soft">
          {rich(
            t`Run each one before you go live. [Which events match each test](/webhooks#events)`,
          )}
        </p>
      </SectionHead>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a choice where no script runs, and there is none */}
      <div role="group" aria-labelledby="tests" className={chosen.choices}>
        <ul className={`${styles.scenarios} ${chosen.list}`}>
          {scenarios.map((scenario, row) => (
            <ScenarioRow key={scenario.name} row={row} {...scenario} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
