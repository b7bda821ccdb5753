import { t } from "#words";
import { brand } from "../content/brand.ts";
import { isLegal } from "../content/paths.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import styles from "./header-action.module.css";

/** Pages on which an invitation to start would be out of place. */
const isWithout = (path?: string) => !path || path === "/contact" || isLegal(path);

/** The header's call to action on small screens. `watchHeroAction` shows it. */
export function HeaderAction({ current }: { current: string | undefined }) {
  if (isWithout(current)) return null;
  return (
    <div className={styles.action} data-action="" hidden>
      <ButtonLink variant="hero" size="sm" href={brand.appUrl}>{t`Get Started`}</ButtonLink>
    </div>
  );
}
