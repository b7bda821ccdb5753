import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from "react";
import { brand } from "../content/brand.ts";
import { menus, topLinks } from "../content/navigation.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./drawer.module.css";

const ID = "menu";
const WIDE = "(min-width: 64em)";

/**
 * The navigation of small screens: a modal dialog with one section open at a time. Before
 * scripts run the same dialog opens as a popover, so its links are never out of reach.
 */
export function Drawer({ current }: { current: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at a page closes the drawer
  useEffect(close, [current]);

  // After the effect above, which would close what is opened here.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpenAsPopover(element)) {
      element.hidePopover();
      element.showModal();
    }
    const wide = matchMedia(WIDE);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [close]);

  const onOpen = (event: MouseEvent) => {
    event.preventDefault();
    dialog.current?.showModal();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const chosen = event.target instanceof Element && event.target.closest("a");
    const onBackdrop = event.target === event.currentTarget;
    if (chosen || onBackdrop) close();
  };
  const onClose = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };

  return (
    <div className={styles.holder}>
      <button
        className={styles.toggle}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        popoverTarget={ID}
        onClick={onOpen}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className={styles.drawer}
        id={ID}
        ref={dialog}
        aria-label="Menu"
        popover="auto"
        onClick={onClick}
        onKeyDown={keepFocusInside}
      >
        <div className={styles.sheet}>
          <button
            className={styles.toggle}
            type="button"
            aria-label="Close"
            popoverTarget={ID}
            popoverTargetAction="hide"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
          <nav aria-label="Main, small screens">
            {menus.map(({ id, label, links }) => (
              <details key={id} name="menu">
                <summary>
                  {label}
                  <Icon name="chevron" />
                </summary>
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
            ))}
            {topLinks.map(({ label, href }) => (
              <a key={href} href={href} aria-current={href === current ? "page" : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <div className={styles.actions}>
            <ButtonLink size="lg" href="/contact">
              Contact Us
            </ButtonLink>
            <ButtonLink size="lg" variant="outline" href={brand.appUrl}>
              Sign in
            </ButtonLink>
          </div>
        </div>
      </dialog>
    </div>
  );
}

function isOpenAsPopover(element: HTMLElement): boolean {
  return "popover" in element && element.matches(":popover-open");
}

/** A modal dialog lets Tab out to the browser's own controls; a menu is easier when it goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, summary")].filter(
    (stop) => stop.checkVisibility(),
  );
  const end = event.shiftKey ? stops.at(0) : stops.at(-1);
  const start = event.shiftKey ? stops.at(-1) : stops.at(0);
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
