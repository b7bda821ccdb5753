import { type ComponentType, useEffect, useState } from "react";
import waiting from "../../sections/code-tabs.module.css";
import { SampleRequest } from "../../sections/sample-request.tsx";

/** Signs of interaction. */
const signs = ["scroll", "pointerover", "pointerdown", "keydown"] as const;

/** The plain request; the other languages load at the first interaction with the page. */
export function RequestTabs() {
  const [CodeTabs, setCodeTabs] = useState<ComponentType>();

  useEffect(() => {
    const enough = new AbortController();
    const { signal } = enough;
    const load = () => {
      enough.abort();
      // If they cannot be loaded, the plain request stays.
      import("../../sections/code-tabs.tsx").then(
        (loaded) => setCodeTabs(() => loaded.CodeTabs),
        () => {},
      );
    };
    for (const sign of signs) addEventListener(sign, load, { passive: true, signal });
    return () => enough.abort();
  }, []);

  if (CodeTabs) return <CodeTabs />;
  return (
    <div className={waiting.waiting}>
      <SampleRequest />
    </div>
  );
}
