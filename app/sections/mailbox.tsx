import { contactAbout } from "../content/links.ts";

interface MailboxProps {
  /** Empty where none is configured. */
  address: string;
  /** The subject that the contact form starts with when it stands in. */
  about: string;
}

/** Goes on from "through": a mailbox, or the contact form where the mailbox is not configured. */
export function Mailbox({ address, about }: MailboxProps) {
  return address ? (
    <a href={`mailto:${address}`}>{address}</a>
  ) : (
    <a href={contactAbout(about)}>our contact form</a>
  );
}
