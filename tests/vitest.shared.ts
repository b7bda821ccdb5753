import { relative } from "node:path";
import type { InlineConfig, Reporter, TestModule } from "vitest/node";
import { describeFailure } from "./failure.ts";
import { LIMIT_MS } from "./limit.ts";

/** Describes each failure once more after everything else. */
const lastScreen = (config: string): Reporter => ({
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      for (const error of module.errors()) {
        const command = `npx vitest run ${config} ${file}`;
        process.stdout.write(
          describeFailure({ at: file, names: [], message: error.message, command }),
        );
      }
      for (const test of module.children.allTests("failed")) {
        const [error] = test.result().errors ?? [];
        const names = test.fullName.split(" > ");
        process.stdout.write(
          describeFailure({
            at: `${file}:${test.location?.line ?? ""}`,
            names,
            message: `${error?.message}\n${error?.diff ?? ""}`,
            command: `npx vitest run ${config} ${file} -t ${JSON.stringify(names.join(" "))}`,
          }),
        );
      }
    }
  },
});

/** For every configuration of Vitest: `file` is that of the configuration, if it is not the root's. */
export const shared = (file?: string): InlineConfig => ({
  environment: "node",
  // Only end a hang.
  testTimeout: 10 * LIMIT_MS,
  hookTimeout: 10 * LIMIT_MS,
  includeTaskLocation: true,
  reporters: ["default", lastScreen(file ? `--config ${relative(process.cwd(), file)}` : "")],
});
