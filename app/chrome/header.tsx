import { t } from "#words";
import { brand } from "../content/brand.ts";
import { isLegal } from "../content/paths.ts";
import { buttonClass } from "../ui/button-class.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Brand } from "./brand.tsx";
import { Drawer } from "./drawer.tsx";
import styles from "./header.module.css";
import { LanguageLinks } from "./language-links.tsx";
import { MenuBar } from "./menu-bar.tsx";
// The styles of what chrome/keep-buttons.ts adds.
import "./keep-buttons.later.module.css";

export function Header({ current }: { current: string | undefined }) {
  return (
    <header className={`screen ${styles.header}`}>
      <div className={`wrap ${styles.row}`}>
        <Brand />
        <MenuBar current={current} />
        <LanguageLinks
          current={current}
          className={`${buttonClass("link", "default")} ${styles.language}`}
        />
        <div className={styles.end}>
          <ButtonLink variant="ghost" href={brand.appUrl}>
            {t`Sign in`}
          </ButtonLink>
          <ButtonLink href="/contact">{t`Contact Us`}</ButtonLink>
        </div>
        <HeaderAction current={current} />
        <Drawer current={current} />
      </div>
    </header>
  );
}

/** The header's call to action on small screens. `watchHeroAction` shows it. */
function HeaderAction({ current }: { current: string | undefined }) {
  // Where an invitation to start would be out of place.
  if (!current || current === "/contact" || isLegal(current)) return null;
  return (
    <div className={styles.action} data-action="" hidden>
      <ButtonLink variant="hero" size="sm" href={brand.appUrl}>{t`Get Started`}</ButtonLink>
    </div>
  );
}

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {t`Skip to content`}
    </a>
  );
}
