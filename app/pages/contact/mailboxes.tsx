import { brand } from "../../content/brand.ts";
import { Address } from "../../sections/mailbox.tsx";
import { Quiet } from "../../sections/quiet.tsx";
import { LoneLink } from "../../ui/link.tsx";
import styles from "./mailboxes.module.css";

export const mailboxes = [
  { about: "Privacy", for: "Your personal data and your rights.", to: brand.privacyMailbox },
  { about: "Legal", for: "Terms and agreements.", to: brand.legalMailbox },
  { about: "Security", for: "Report a vulnerability.", to: brand.securityMailbox },
].filter(({ to }) => to);

/** The mailboxes that have one subject each. */
export function Mailboxes() {
  return (
    <Quiet wide title="Other addresses">
      <ul className={styles.boxes}>
        {mailboxes.map(({ about, for: what, to }) => (
          <li key={about}>
            <h3>{about}</h3>
            <p className="soft">{what}</p>
            <p>
              <LoneLink href={`mailto:${to}`}>
                <Address of={to} />
              </LoneLink>
            </p>
          </li>
        ))}
      </ul>
    </Quiet>
  );
}
