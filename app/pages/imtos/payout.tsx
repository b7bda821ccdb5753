import { Quiet } from "../../sections/quiet.tsx";
import { SewnRow } from "../../sections/sewn-row.tsx";

/** The hero draws both methods, so this adds only their fee. */
export function Payout() {
  return (
    <Quiet title="Two payout methods, a flat fee">
      <SewnRow
        cells={[
          {
            term: "The fee",
            text: "Flat, per transaction. It is not a percentage of the amount.",
          },
        ]}
      />
    </Quiet>
  );
}
