import { t } from "#words";
import { menus, type NavigationMenu, topLinks } from "../content/navigation.ts";
import folds from "../ui/fold.module.css";
import styles from "./menu-bar.module.css";
import panels from "./menu-panel.later.module.css";

/** The navigation of wide screens, following the APG's disclosure pattern. `watchMenus` opens and closes its menus. */
export function MenuBar({ current }: { current: string | undefined }) {
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      <ul>
        {menus.map((menu) => (
          <li key={menu.id} data-menu="">
            <button
              className={`${styles.top} ${folds.chevron}`}
              type="button"
              aria-expanded={false}
              aria-controls={`menu-${menu.id}`}
            >
              {menu.label}
            </button>
            <Panel menu={menu} current={current} />
          </li>
        ))}
        {topLinks.map(({ label, href, note }) => (
          <li key={href}>
            <a
              className={styles.top}
              href={href}
              aria-current={href === current ? "page" : undefined}
            >
              {label}
              {note && <small>{note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Hidden by the browser where styles are missing; otherwise our `display` overrides that. */
function Panel({ menu, current }: { menu: NavigationMenu; current: string | undefined }) {
  return (
    <div className={panels.panel} id={`menu-${menu.id}`} hidden>
      <p className="lede">{menu.lede}</p>
      <ul>
        {menu.links.map(({ label, href, note }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? "page" : undefined}>
              <b>{label}</b> <span>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
