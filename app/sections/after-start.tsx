import { Trans, t } from "#words";
import { Link } from "../ui/link.tsx";
import { Question } from "./questions.tsx";

/** The answer to what follows the button, for pages that have it. */
export function AfterStart() {
  return (
    <Question asked={t`What happens after Get Started?`}>
      <Trans>
        The customer app opens in a new tab. For what opening an account requires, see{" "}
        <Link href="/terms-of-service#accounts-access">Accounts &amp; Access</Link>. You test with
        test credentials in the <Link href="/sandbox">sandbox</Link>, and go live by switching to
        production keys.
      </Trans>
    </Question>
  );
}
