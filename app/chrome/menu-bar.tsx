import { useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { t } from "#words";
import { menus, type NavigationMenu, topLinks } from "../content/navigation.ts";
import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { allClosed, CLOSE_DELAY_MS, disclosureReducer } from "./disclosure.ts";
import { drawMenus } from "./draw-menus.ts";
import styles from "./menu-bar.module.css";

/**
 * The navigation of wide screens, following the APG's disclosure pattern. Before scripts run,
 * CSS opens the panels on hover and focus.
 */
export function MenuBar({ current }: { current: string | undefined }) {
  const [{ open, leaving }, dispatch] = useReducer(disclosureReducer, allClosed);
  const bar = useRef<HTMLElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    if (open) drawMenus();
  }, [open]);

  useLayoutEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      if (!bar.current?.querySelector("[data-open] :focus-visible")) dispatch({ type: "expire" });
    }, CLOSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menus
  useEffect(() => dispatch({ type: "dismiss" }), [current]);

  // A panel that CSS holds open stays open on hydration. Must run after the effect above.
  useEffect(() => {
    const held = bar.current?.querySelector<HTMLElement>("[data-menu]:is(:hover, :focus-within)");
    if (held?.dataset.menu) dispatch({ type: "enter", id: held.dataset.menu });
  }, []);

  // A layout effect, so that a key pressed right after the menu opens is not missed.
  useLayoutEffect(() => {
    if (open === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const item = itemOf(bar.current, open);
      if (item?.contains(document.activeElement)) item.querySelector("button")?.focus();
      dispatch({ type: "dismiss" });
    };
    const onPointerDown = (event: PointerEvent) => {
      const inside =
        event.target instanceof Node && itemOf(bar.current, open)?.contains(event.target);
      if (!inside) dispatch({ type: "dismiss" });
    };
    const closed = new AbortController();
    const { signal } = closed;
    document.addEventListener("keydown", onKeyDown, { signal });
    document.addEventListener("pointerdown", onPointerDown, { signal });
    return () => closed.abort();
  }, [open]);

  const holdsKeyboardFocus = () =>
    itemOf(bar.current, open)?.querySelector(":focus-visible") !== null && open !== undefined;

  return (
    <nav className={styles.bar} ref={bar} aria-label={t`Main`} data-live={hydrated || undefined}>
      <ul className={styles.list}>
        {menus.map((menu) => (
          <li
            key={menu.id}
            className={styles.item}
            data-menu={menu.id}
            data-open={open === menu.id || undefined}
            onPointerEnter={(event) => {
              // A touch fires "enter" just before its click; only the click counts.
              if (event.pointerType === "touch") return;
              if (open === menu.id || !holdsKeyboardFocus())
                dispatch({ type: "enter", id: menu.id });
            }}
            onPointerLeave={(event) => {
              if (event.pointerType !== "touch" && !holdsKeyboardFocus())
                dispatch({ type: "leave" });
            }}
            onBlur={(event) => {
              const next = event.relatedTarget;
              if (next && !event.currentTarget.contains(next)) dispatch({ type: "dismiss" });
            }}
          >
            <button
              className={styles.top}
              type="button"
              aria-expanded={open === menu.id}
              aria-controls={`menu-${menu.id}`}
              onClick={() => dispatch({ type: "press", id: menu.id })}
            >
              {menu.label}
              <Icon name="chevron" />
            </button>
            <Panel menu={menu} current={current} onChoose={() => dispatch({ type: "dismiss" })} />
          </li>
        ))}
        {topLinks.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <a
              className={styles.top}
              href={href}
              aria-current={href === current ? "page" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PanelProps {
  menu: NavigationMenu;
  current: string | undefined;
  onChoose: () => void;
}

/** Hidden by the browser where styles do not arrive, and else by ours, whose `display` overrides it. */
function Panel({ menu, current, onChoose }: PanelProps) {
  return (
    <div className={styles.panel} id={`menu-${menu.id}`} hidden>
      <p className="lede">{menu.lede}</p>
      <ul>
        {menu.links.map(({ label, href, note }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? "page" : undefined} onClick={onChoose}>
              <b>{label}</b> <span>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function itemOf(bar: HTMLElement | null, id: string | undefined): HTMLElement | undefined {
  return bar?.querySelector<HTMLElement>(`[data-menu="${id}"]`) ?? undefined;
}
