import { relative } from "node:path";
import type {
  FullResult,
  Reporter,
  TestCase,
  TestResult,
  TestStep,
} from "@playwright/test/reporter";
import { describeFailure } from "./failure.ts";

/** Describes each failure of the browsers once more after everything else. */
export default class LastScreen implements Reporter {
  readonly #failed = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.outcome() === "unexpected") this.#failed.set(test, result);
    else this.#failed.delete(test);
  }

  onEnd(_: FullResult): void {
    for (const [test, result] of this.#failed) {
      const [, project = "", , ...names] = test.titlePath();
      const steps = failedSteps(result.steps);
      const file = relative(process.cwd(), test.location.file);
      for (const error of result.errors.slice(0, 3)) {
        const at = error.location ?? test.location;
        process.stdout.write(
          describeFailure({
            at: `${relative(process.cwd(), at.file)}:${at.line}, in ${project}`,
            names: [...names, ...steps],
            message: error.message ?? String(error.value),
            seen: test.annotations.map(({ type, description }) => `${type}: ${description}`),
            command: `npm run test:browser -- ${file}:${test.location.line} --project ${project}`,
          }),
        );
      }
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The titles of the failed steps that a test names, from the outermost. */
function failedSteps(steps: readonly TestStep[]): string[] {
  const failed = steps.find(({ category, error }) => category === "test.step" && error);
  return failed ? [failed.title, ...failedSteps(failed.steps)] : [];
}
