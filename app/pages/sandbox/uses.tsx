import { sandboxUses } from "../../content/sandbox.ts";
import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";

export function Uses() {
  return (
    <Quiet wide title="What teams use it for">
      <SewnRow cells={sandboxUses.map(({ name, text }) => ({ term: name, text }))} />
    </Quiet>
  );
}
