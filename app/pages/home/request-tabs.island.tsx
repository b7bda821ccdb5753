import CodeTabs from "../../sections/code-tabs.island.tsx";
import waiting from "../../sections/code-tabs.module.css";
import { SampleRequest } from "../../sections/sample-request.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** The plain request; with scripts in the other languages, too, which the document does not carry. */
export default function RequestTabs() {
  if (useHydrated()) return <CodeTabs />;
  return (
    <div className={waiting.waiting}>
      <SampleRequest />
    </div>
  );
}
