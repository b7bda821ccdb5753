import { docsUrl } from "../content/brand.ts";
import { contactAbout } from "../content/links.ts";
import { resources } from "../content/navigation.ts";
import { Link } from "../ui/link.tsx";
import styles from "./resources.module.css";

/** One line above the footer with the anchors that the menus link to. */
export function Resources({ inert }: { inert: boolean }) {
  return (
    <nav className={styles.resources} aria-label="Resources" inert={inert}>
      <ul className="wrap">
        {resources.map(({ id, label }) => (
          <li key={id} id={id}>
            <Link href={id === "docs" ? docsUrl() : contactAbout(label)}>
              <b>{label}</b>
              {id === "docs" ? " opens the docs site" : " on request"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
