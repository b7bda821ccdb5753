import {
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { t } from "#words";
import { enterSpare, isSpare, leaveSpare } from "../browser/address.ts";
import { afterPaint } from "../browser/after-paint.ts";
import { brand } from "../content/brand.ts";
import { company, menus, type NavigationMenu, topLinks } from "../content/navigation.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import folds from "../ui/fold.module.css";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { drawMenus } from "./draw-menus.ts";
import styles from "./drawer.module.css";
import { LanguageLinks } from "./language-links.tsx";

/** The media query from which the header shows the menus itself, defined in `tokens.css`. */
declare const __LAPTOP__: string;

const ID = "menu";

/**
 * The navigation of small screens: a modal dialog with one section open at a time. It opens as a
 * popover, so it works without scripts and shows at once (without popover support boot.ts opens
 * it). After the paint it becomes modal, because making the page behind it inert is slow.
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
    const gone = new AbortController();
    wide.addEventListener("change", close, { signal: gone.signal });
    addEventListener("popstate", () => isSpare() || close(), { signal: gone.signal });
    return () => gone.abort();
  }, [close]);

  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDialogElement>) => {
    drawMenus();
    afterPaint(() => makeModal(currentTarget));
  };
  // A modal dialog returns the focus to its opener; a popover closed by a press outside does not.
  const onBeforeToggle = ({ currentTarget, newState }: ToggleEvent<HTMLDialogElement>) => {
    const closes = newState === "closed" && isPopover(currentTarget);
    if (closes && !currentTarget.contains(document.activeElement)) opener.current?.focus();
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (!(event.target instanceof Element)) return;
    const summary = event.target.closest("summary");
    if (summary) {
      event.preventDefault();
      toggleGroup(summary);
    }
    const chosen = event.target.closest("a");
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
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        popoverTarget={ID}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className={styles.drawer}
        id={ID}
        ref={dialog}
        aria-label={t`Menu`}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onClose={leaveSpare}
        onClick={onClick}
        onKeyDown={keepFocusInside}
      >
        <div className={styles.sheet}>
          <div className={styles.head}>
            <Brand />
            <button
              className={styles.toggle}
              type="button"
              aria-label={t`Close`}
              popoverTarget={ID}
              popoverTargetAction="hide"
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label={t`Main, small screens`}>
            {menus.map((menu) => (
              <Group key={menu.id} menu={menu} current={current} />
            ))}
            {topLinks.map(({ label, href }) => (
              <a key={href} href={href} aria-current={href === current ? "page" : undefined}>
                {label}
              </a>
            ))}
            <Group menu={company} current={current} />
            <LanguageLinks current={current} />
          </nav>
          <div className={styles.actions}>
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
  );
}

/** Whether it is open but not modal yet. Without popover support it opens as modal. */
function isPopover(dialog: HTMLDialogElement): boolean {
  return "popover" in dialog && dialog.matches(":popover-open");
}

function makeModal(dialog: HTMLDialogElement): void {
  if (!isPopover(dialog)) return;
  const { activeElement } = document;
  dialog.hidePopover();
  dialog.showModal();
  enterSpare();
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus();
}

/**
 * Opens or closes a group in one step with what follows from it: in browsers without `name` on `details` the
 * others close, and where that moves the group, it stays in sight with its first link.
 */
function toggleGroup(summary: HTMLElement): void {
  const group = summary.parentElement;
  if (!(group instanceof HTMLDetailsElement)) return;
  const opens = !group.open;
  for (const each of group.parentElement?.querySelectorAll("details") ?? []) {
    each.open = opens && each === group;
  }
  if (!opens) return;
  group.querySelector("li")?.scrollIntoView({ block: "nearest" });
  summary.scrollIntoView({ block: "nearest" });
}

/** In a modal dialog Tab also reaches the browser's own controls; in a menu it is easier if Tab cycles. */
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
