import { t } from "#words";
import { Question } from "./questions.tsx";

/** The answer to what follows the button, for pages that have it. */
export function AfterStart() {
  return (
    <Question asked={t`What happens after Get Started?`}>
      {t`The customer app opens in a new tab. Opening an account is subject to KYC and AML checks: [Accounts & Access](/terms-of-service#accounts-access). You test with test credentials in the [sandbox](/sandbox), and go live by switching to production keys.`}
    </Question>
  );
}
