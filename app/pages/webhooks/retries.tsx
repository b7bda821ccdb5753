import { Quiet } from "../../sections/quiet.tsx";

/** The attempts themselves are the hero's drawing. */
export function Retries() {
  return (
    <Quiet
      title="We retry at growing intervals"
      lede="Exponential backoff: each wait is longer than the one before."
    >
      <p className="lede">
        Because of retries, an event can come more than once. Treat a repeat as the same event.
      </p>
    </Quiet>
  );
}
