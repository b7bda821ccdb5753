import { useEffect, useState } from "react";
import { t } from "#words";
import { brand } from "../content/brand.ts";
import { isLegal } from "../content/paths.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import styles from "./header-action.module.css";

/** Pages on which an invitation to start would be out of place. */
const isWithout = (path?: string) => !path || path === "/contact" || isLegal(path);

/** The share from which the hero's own counts as on the screen: all of it but for a rounded pixel. */
const WHOLE = 0.95;

/**
 * The header's call to action on small screens, while the hero's own is not on the screen. Another page has
 * another hero, so its key is the page.
 */
export function HeaderAction({ current }: { current: string | undefined }) {
  const hydrated = useHydrated();
  const offered = hydrated && !isWithout(current);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const hero = document.querySelector("main > :first-child");
    const action = hero?.querySelector(".actions > *");
    const header = document.querySelector("header");
    if (!offered || !header || !("IntersectionObserver" in window)) return;
    if (!action) return setShown(true);
    const observer = new IntersectionObserver(
      (changes) => setShown((changes.at(-1)?.intersectionRatio ?? 1) < WHOLE),
      { rootMargin: `-${header.offsetHeight}px 0px 0px`, threshold: [0, WHOLE] },
    );
    observer.observe(action);
    return () => observer.disconnect();
  }, [offered]);

  if (!offered) return null;
  return (
    <div className={styles.action} data-shown={shown || undefined}>
      <ButtonLink href={brand.appUrl}>{t`Get Started`}</ButtonLink>
    </div>
  );
}
