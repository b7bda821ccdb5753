import type { ReactNode } from "react";
import { t } from "#words";
import { companyName, docsUrl } from "../content/brand.ts";
import { contactAbout } from "../content/links.ts";
import { footerColumns, resources } from "../content/navigation.ts";
import { buttonClass } from "../ui/button-class.ts";
import folds from "../ui/fold.module.css";
import { Link } from "../ui/link.tsx";
import { Brand } from "./brand.tsx";
import styles from "./footer.later.module.css";
import { LanguageLinks } from "./language-links.tsx";
import { ThemeControl } from "./theme-control.tsx";

export function Footer({ current }: { current: string | undefined }) {
  return (
    <footer className={styles.footer}>
      <div className="dyed">
        <nav className={`wrap g12 ${styles.top}`} aria-label={t`Footer`}>
          <div className={styles.about}>
            <Brand />
            <p className="soft">{t`Payments infrastructure, built in Africa with global reach.`}</p>
            <Resources />
          </div>
          {footerColumns.map(({ heading, links }) => (
            <FooterGroup key={heading} heading={heading}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </FooterGroup>
          ))}
        </nav>
        <div className={`wrap ${styles.end}`}>
          <div className="label">
            <p>{t`© 2025 ${{ company: companyName }}. All rights reserved.`}</p>
            <p className="screen">{t`Drawings and samples are illustrative.`}</p>
          </div>
          <LanguageLinks current={current} className={buttonClass("link", "default")} />
          <ThemeControl />
        </div>
      </div>
    </footer>
  );
}

/** The targets of the menus' anchors. */
function Resources() {
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

/**
 * A list of links under a heading. A phone shows a control instead of the heading and folds the list. The list comes
 * after the `details`, not inside: browsers cannot show the content of a closed one on wide screens.
 */
function FooterGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2>{heading}</h2>
      <details className={folds.fold}>
        <summary>{heading}</summary>
      </details>
      <ul>{children}</ul>
    </div>
  );
}
