import { useEffect, useState } from "react";
import { brand } from "../content/brand.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import styles from "./header-action.module.css";

/** Pages on which an invitation to start would be out of place. */
const without: readonly (string | undefined)[] = [
  undefined,
  "/contact",
  "/privacy-policy",
  "/terms-of-service",
  "/security-compliance",
];

/**
 * The header's call to action on small screens, from where the hero's own has left the screen. Another
 * page has another hero, so its key is the page.
 */
export function HeaderAction({ current }: { current: string | undefined }) {
  const hydrated = useHydrated();
  const offered = hydrated && !without.includes(current);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const hero = document.querySelector("main > :first-child");
    const actions = hero?.querySelector(".actions") ?? hero;
    const header = document.querySelector("header");
    if (!offered || !actions || !header || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(
      (changes) => setShown(changes.at(-1)?.isIntersecting === false),
      // Whatever is below counts as on the screen, so that a jump past it is noticed.
      { rootMargin: `-${header.offsetHeight}px 0px 100000px` },
    );
    observer.observe(actions);
    return () => observer.disconnect();
  }, [offered]);

  if (!offered) return null;
  return (
    <div className={styles.action} data-shown={shown || undefined}>
      <ButtonLink href={brand.appUrl}>Get Started</ButtonLink>
    </div>
  );
}
