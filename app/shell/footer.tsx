import { companyName } from "../content/brand.ts";
import { footerColumns } from "../content/navigation.ts";
import { Bolt } from "../weave/pick.tsx";
import { Brand } from "./brand.tsx";
import styles from "./footer.module.css";
import { ThemeControl } from "./theme-control.tsx";

export function Footer({ inert }: { inert: boolean }) {
  return (
    <footer className={`dyed ${styles.footer}`} inert={inert}>
      <div className="wrap">
        <div className={`g12 ${styles.top}`}>
          <div className={styles.about}>
            <Brand />
            <p className="soft">Payments infrastructure, built in Africa with global reach.</p>
          </div>
          {footerColumns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <p className="label">{`© 2025 ${companyName}. All rights reserved.`}</p>
          <ThemeControl />
        </div>
      </div>
      <Bolt />
    </footer>
  );
}
