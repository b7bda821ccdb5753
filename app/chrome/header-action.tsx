import { t } from "#words";
import { brand } from "../content/brand.ts";
import { isLegal } from "../content/paths.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import styles from "./header-action.module.css";

/** The header's call to action on small screens. `watchHeroAction` shows it. */
export function HeaderAction({ current }: { current: string | undefined }) {
  // Where an invitation to start would be out of place.
  if (!current || current === "/contact" || isLegal(current)) return null;
  return (
    <div className={styles.action} data-action="" hidden>
      <ButtonLink variant="hero" size="sm" href={brand.appUrl}>{t`Get Started`}</ButtonLink>
    </div>
  );
}
