import { t } from "#words";
import { docsUrl } from "../content/brand.ts";
import { contactAbout } from "../content/links.ts";
import { resources } from "../content/navigation.ts";
import { Link } from "../ui/link.tsx";
import { FooterGroup } from "./footer-group.tsx";
import styles from "./resources.later.module.css";

/** The targets of the menus' anchors. */
export function Resources() {
  return (
    <nav className={styles.resources} aria-label={t`Resources`}>
      <FooterGroup heading={t`Resources`}>
        {resources.map(({ id, label, subject }) => (
          <li key={id} id={id}>
            <Link href={subject ? contactAbout(subject) : docsUrl()}>
              <span>
                <b>{label}</b>
                {subject && t` on request`}
              </span>
            </Link>
          </li>
        ))}
      </FooterGroup>
    </nav>
  );
}
