import {
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { afterPaint } from "../before-react/after-paint.ts";
import { brand } from "../content/brand.ts";
import { menus, topLinks } from "../content/navigation.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./drawer.module.css";

/** From which width on the header shows the menus itself; `tokens.css` says it to styles and scripts. */
declare const __LAPTOP__: string;

const ID = "menu";

/**
 * The navigation of small screens: a modal dialog with one section open at a time. It opens
 * as a popover, with or without scripts, so its links are never out of reach and it is seen
 * at once (boot.ts opens it where there are no popovers); the page behind is made inert when it has been painted, for that takes longer.
 */
export function Drawer({ current }: { current: string | undefined }) {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useCallback(() => {
    const element = dialog.current;
    if (element && isPopover(element)) element.hidePopover();
    else element?.close();
  }, []);

  const arrived = useRef(current);
  useEffect(() => {
    if (arrived.current !== current) close();
    arrived.current = current;
  }, [current, close]);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    makeModal(element);
    const wide = matchMedia(__LAPTOP__);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [close]);

  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDialogElement>) => {
    afterPaint(() => makeModal(currentTarget));
  };
  // A press beside a popover closes it and takes the focus; a modal dialog gives it back.
  const onBeforeToggle = ({ currentTarget, newState }: ToggleEvent<HTMLDialogElement>) => {
    const closes = newState === "closed" && isPopover(currentTarget);
    if (closes && !currentTarget.contains(document.activeElement)) opener.current?.focus();
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
        ref={opener}
        className={styles.toggle}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        popoverTarget={ID}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className={styles.drawer}
        id={ID}
        ref={dialog}
        aria-label="Menu"
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
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
              <details key={id} name="menu" onToggle={closeOthers}>
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

/** Open, and not modal yet. A browser that has no popovers opens the modal dialog itself. */
function isPopover(dialog: HTMLDialogElement): boolean {
  return "popover" in dialog && dialog.matches(":popover-open");
}

function makeModal(dialog: HTMLDialogElement): void {
  if (!isPopover(dialog)) return;
  dialog.hidePopover();
  dialog.showModal();
}

/** As the shared name asks for, also in browsers that do not know it yet. */
function closeOthers({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (!currentTarget.open) return;
  for (const other of currentTarget.parentElement?.querySelectorAll("details") ?? []) {
    if (other !== currentTarget) other.open = false;
  }
}

/** A modal dialog lets Tab out to the browser's own controls; a menu is easier when it goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      ":is(a, button, summary):not(details:not([open]) > :not(summary) *)",
    ),
  ];
  const end = event.shiftKey ? stops.at(0) : stops.at(-1);
  const start = event.shiftKey ? stops.at(-1) : stops.at(0);
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
