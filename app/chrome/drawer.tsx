import { t } from "#words";
import { brand } from "../content/brand.ts";
import { company, menus, type NavigationMenu, topLinks } from "../content/navigation.ts";
import { buttonClass } from "../ui/button-class.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import folds from "../ui/fold.module.css";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import opened from "./drawer.later.module.css";
import styles from "./drawer.module.css";
import { LanguageLinks } from "./language-links.tsx";

const ID = "menu";

const toggle = `${buttonClass("ghost", "icon")} ${styles.toggle}`;

/**
 * The navigation of small screens: a dialog with one section open at a time. It opens as a popover, so it works without
 * scripts. `watchDrawer` makes it modal.
 */
export function Drawer({ current }: { current: string | undefined }) {
  return (
    <div className={styles.holder}>
      <button
        className={toggle}
        type="button"
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        popoverTarget={ID}
      >
        <Icon name="menu" />
      </button>
      <dialog className={opened.drawer} id={ID} aria-label={t`Menu`} popover="auto" tabIndex={-1}>
        <div className={opened.sheet}>
          <div className={opened.head}>
            <Brand />
            {/* Not the first of all: where the page behind is gone, Orca goes there unsaid. */}
            <h2 className="sr" tabIndex={-1}>
              {t`Menu`}
            </h2>
            <button
              className={toggle}
              type="button"
              aria-label={t`Close`}
              popoverTarget={ID}
              popoverTargetAction="hide"
            >
              <Icon name="close" />
            </button>
          </div>
          {/* Firefox makes scroll containers tab stops. This one scrolls to its links. */}
          <nav aria-label={t`Main, small screens`} tabIndex={-1}>
            {menus.map((menu) => (
              <Group key={menu.id} menu={menu} current={current} />
            ))}
            {topLinks.map(({ label, href, note }) => (
              <a key={href} href={href} aria-current={href === current ? "page" : undefined}>
                {label}
                {note && <small>{note}</small>}
              </a>
            ))}
            <Group menu={company} current={current} />
            <LanguageLinks current={current} />
          </nav>
          <div className={opened.actions}>
            <ButtonLink variant="hero" href={brand.appUrl}>
              {t`Get Started`}
            </ButtonLink>
            <ButtonLink variant="outline" href="/contact">
              {t`Contact Us`}
            </ButtonLink>
            <ButtonLink variant="outline" href={brand.appUrl}>
              {t`Sign in`}
            </ButtonLink>
          </div>
        </div>
      </dialog>
    </div>
  );
}

interface GroupProps {
  menu: Pick<NavigationMenu, "label" | "links">;
  current: string | undefined;
}

/** Open where it contains the current page. */
function Group({ menu: { label, links }, current }: GroupProps) {
  return (
    <details className={folds.fold} name="menu" open={links.some(({ href }) => href === current)}>
      <summary>{label}</summary>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
