import { Trans, t } from "#words";
import { Link } from "../ui/link.tsx";

/** What follows the button, as a question of a page that has it. */
export const afterStart = {
  question: t`What happens after Get Started?`,
  answer: (
    <Trans>
      The customer app opens in a new tab. Opening an account is subject to{" "}
      <Link href="/terms-of-service#accounts-access">KYC and AML checks</Link>. You test with test
      credentials in the <Link href="/sandbox">sandbox</Link>, and go live by switching to
      production keys.
    </Trans>
  ),
} as const;
