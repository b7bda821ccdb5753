import { t } from "#words";
import { contactAbout } from "../content/links.ts";
import styles from "./mailbox.module.css";

interface MailboxProps {
  /** Empty where none is configured. */
  address: string;
  /** The subject that the contact form is prefilled with if it replaces the mailbox. */
  about: string;
}

/** Completes "through": a mailbox, or the contact form if no mailbox is configured. */
export function Mailbox({ address, about }: MailboxProps) {
  return address ? (
    <a href={`mailto:${address}`}>
      <Address of={address} />
    </a>
  ) : (
    <a href={contactAbout(about)}>{t`our contact form`}</a>
  );
}

/** A mail address: whole on its own line, unless too long; then it breaks before the @. */
export function Address({ of }: { of: string }) {
  const [name, host] = of.split("@");
  return (
    <span className={styles.address} role="none">
      {name}
      <wbr />
      {`@${host}`}
    </span>
  );
}
