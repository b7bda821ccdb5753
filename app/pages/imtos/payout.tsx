import { Quiet } from "../../sections/quiet.tsx";

/** The hero draws both methods, so this adds only what it leaves open. */
export function Payout() {
  return (
    <Quiet title="Two payout methods, a flat fee">
      <p className="lede">Flat, per transaction. It is not a percentage of the amount.</p>
    </Quiet>
  );
}
