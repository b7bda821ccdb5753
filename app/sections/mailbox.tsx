import { contactAbout } from "../content/links.ts";

interface MailboxProps {
  /** Empty where none is configured. */
  address: string;
  /** The subject that the contact form is prefilled with if it replaces the mailbox. */
  about: string;
  /** What that form is called in the sentence. */
  form: string;
}

/** Completes "through": a mailbox, or the contact form if no mailbox is configured. */
export function Mailbox({ address, about, form }: MailboxProps) {
  return address ? (
    <a href={`mailto:${address}`}>
      <Address of={address} />
    </a>
  ) : (
    <a href={contactAbout(about)}>{form}</a>
  );
}

/** A mail address. In a narrow place it breaks before the @. */
export function Address({ of }: { of: string }) {
  const [name, host] = of.split("@");
  return (
    <span>
      {name}
      <wbr />
      {`@${host}`}
    </span>
  );
}
