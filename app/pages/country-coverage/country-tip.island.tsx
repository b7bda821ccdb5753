import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import { t } from "#words";
import { type Country, countries } from "../../content/countries.ts";
import { currencyNames } from "../../content/currencies.ts";
import { contactAbout } from "../../content/links.ts";
import { Link } from "../../ui/link.tsx";
import { Live } from "../../ui/live.tsx";
import styles from "./country-tip.module.css";
import { Flag } from "./flag.tsx";
import {
  GRACE_MS,
  isNearTip,
  mapTipAtRest,
  mapTipReducer,
  type Point,
  placeTip,
  shownTip,
} from "./map-tip-state.ts";

/**
 * The name of a country on the map before it, next to the pointer or, if its link is focused or followed, next to
 * its shape; and below the map, facts about the tapped country.
 */
export default function CountryTip() {
  const here = useRef<HTMLDivElement>(null);
  const { country, tapped, tip } = useMapTip(here);
  return (
    <>
      <CountryCard name={tapped} place={here} />
      {country && (
        <p className={styles.tip} role="tooltip" ref={tip}>
          {country}
        </p>
      )}
    </>
  );
}

const all: readonly Country[] = countries;

interface CountryCardProps {
  name: string | undefined;
  place: RefObject<HTMLDivElement | null>;
}

/**
 * Facts about a tapped country, out of the finger's way. Only with scripts and on touch screens: only there do
 * styles show it despite its `hidden`, which is for readers of the text.
 */
function CountryCard({ name, place }: CountryCardProps) {
  const listed = all.find((country) => country.name === name);
  return (
    <div className={`wrap ${styles.place}`} data-shown={name && ""} ref={place}>
      <div className={`scripted screen card ${styles.card}`} data-card="" hidden>
        {name ? (
          <div key={name}>
            {listed?.highlighted ? <Flag code={listed.code} /> : <i className={styles.none} />}
            <p>
              <b>{name}</b> {factsOf(listed)}
              {!listed?.currency && (
                <Link href={contactAbout(t`Country coverage: ${name}`)}>{t`Ask us`}</Link>
              )}
            </p>
          </div>
        ) : (
          <p className="soft">{t`Tap a country to see its currency.`}</p>
        )}
      </div>
      <Live>{name && `${name}. ${factsOf(listed)}`}</Live>
    </div>
  );
}

function factsOf(country: Country | undefined): string {
  if (!country) return `${t`Not on our lists.`} `;
  const { highlighted, currency } = country;
  const collection = currency
    ? t`Local collection in ${currency}, ${{ name: currencyNames[currency] }}.`
    : `${t`Local collection:`} `;
  return highlighted ? t`Served. ${collection}` : collection;
}

/** How far from its middle a finger still means something, in CSS pixels. */
const FINGER_PX = 22;

/**
 * Follows pointer, touch, focus and the URL over the map in the section that an element is in, highlights the shown
 * country and positions the tooltip. Points are pixels relative to that section.
 */
function useMapTip(inside: RefObject<HTMLElement | null>) {
  const [state, dispatch] = useReducer(mapTipReducer, mapTipAtRest);
  const tip = useRef<HTMLParagraphElement>(null);
  const shown = shownTip(state);
  const { next } = state;

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => dispatch({ type: "elapse" }), GRACE_MS);
    return () => clearTimeout(timer);
  }, [next]);

  useEffect(() => {
    const area = inside.current?.closest("section");
    if (!area) return;
    const isOnTip = ({ target }: Event) => tip.current?.contains(target as Node);
    const isOnCard = ({ target }: Event) => (target as Element).closest("[data-card]");
    /** Where a country's link was pressed. While the pointer rests there, the page has moved, not the pointer. */
    let pressed: Point | undefined;
    const placeOf = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event;
      const { left, top } = area.getBoundingClientRect();
      const box = tip.current?.getBoundingClientRect();
      const under = isOnTip(event)
        ? document.elementsFromPoint(x, y).find((each) => !tip.current?.contains(each))
        : event.target;
      const nearTip = !!box && isNearTip({ x, y }, box);
      return { country: countryAt(under), at: { x: x - left, y: y - top }, nearTip };
    };

    const onPoint = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const { clientX, clientY } = event;
      // In Firefox a pointer at rest may be reported a fraction of a pixel away.
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) < 1) return;
      pressed = undefined;
      dispatch({ type: isOnTip(event) ? "reach" : "point", ...placeOf(event) });
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== "touch") dispatch({ type: "leave" });
    };
    // A touch that scrolls gets no pointerup: its pointer is cancelled.
    const onUp = (event: PointerEvent) => {
      if (event.pointerType === "touch" && !isOnTip(event) && !isOnCard(event)) {
        dispatch({ type: "tap", country: countryUnderFinger(event) });
      }
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === "touch" || isOnTip(event)) return;
      if (linkedCountry(event.target)) pressed = { x: event.clientX, y: event.clientY };
      else dispatch({ type: "choose", country: undefined });
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") dispatch({ type: "escape" });
    };
    const onFocus = ({ target }: FocusEvent) => {
      const country = linkedCountry(target);
      if (country) dispatch({ type: "choose", country });
    };
    const onTarget = () => dispatch({ type: "choose", country: countryOf(location.hash) });
    const onBlur = ({ target }: FocusEvent) => {
      if (linkedCountry(target)) onTarget();
    };

    const stop = new AbortController();
    const { signal } = stop;
    area.addEventListener("pointerover", onPoint, { signal });
    area.addEventListener("pointermove", onPoint, { signal });
    area.addEventListener("pointerleave", onLeave, { signal });
    document.addEventListener("pointerup", onUp, { signal });
    // Chromium moves a tap to a nearby element that listens to clicks. The card listens through React, so the map
    // does too.
    area.querySelector("figure")?.addEventListener("click", () => {}, { signal });
    document.addEventListener("pointerdown", onDown, { signal });
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("focusout", onBlur, { signal });
    addEventListener("hashchange", onTarget, { signal });
    onTarget();
    return () => stop.abort();
  }, [inside]);

  const country = shown?.country;
  const { tapped } = state;
  const lit = country ?? tapped;
  const at = shown?.at;
  useLayoutEffect(() => {
    const area = inside.current?.closest("section");
    const shapes = [...(area?.querySelectorAll("[data-name]") ?? [])];
    const shape = lit && shapes.find((each) => countryAt(each) === lit);
    if (!area || !shape) return;
    const place = () => {
      if (tip.current) putAt(tip.current, at, shape, area);
    };
    place();
    shape.setAttribute("data-on", "");
    const gone = new AbortController();
    const { signal } = gone;
    addEventListener("scroll", place, { passive: true, signal });
    addEventListener("resize", place, { signal });
    return () => {
      shape.removeAttribute("data-on");
      gone.abort();
    };
  }, [inside, lit, at]);

  return { country, tapped, tip };
}

function putAt(tip: HTMLElement, at: Point | undefined, shape: Element, area: Element): void {
  const { left, top } = area.getBoundingClientRect();
  const middle = shape.getBoundingClientRect();
  const anchor = at
    ? { x: at.x + left, y: at.y + top }
    : { x: middle.left + middle.width / 2, y: middle.bottom };
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const corner = placeTip(anchor, tip.getBoundingClientRect(), { width, height });
  tip.style.left = `${corner.x - left}px`;
  tip.style.top = `${corner.y - top}px`;
}

/** The name of the country that is an event's target. */
function countryAt(target: EventTarget | null | undefined): string | undefined {
  const shape = target instanceof Element ? target.closest("[data-name]") : null;
  return shape?.getAttribute("data-name") ?? undefined;
}

/**
 * The country at a finger's middle, or else the nearest highlighted one that the finger covers. In a country that is not
 * highlighted, one that is and is too small to be hit is meant.
 */
function countryUnderFinger({ target, clientX, clientY }: PointerEvent): string | undefined {
  if (!(target instanceof Element && target.closest("figure"))) return undefined;
  const isOther = target.matches("[data-name]:not([data-code])");
  for (let radius = 0; radius <= FINGER_PX; radius += 2) {
    const points = Math.max(1, radius * 2);
    for (let point = 0; point < points; point++) {
      const angle = (2 * Math.PI * point) / points;
      const [x, y] = [clientX + radius * Math.cos(angle), clientY + radius * Math.sin(angle)];
      const near = document.elementFromPoint(x, y);
      if (near?.matches("[data-code]") && !(isOther && isLarge(near))) return countryAt(near);
    }
  }
  return countryAt(target);
}

function isLarge(shape: Element): boolean {
  const { width, height } = shape.getBoundingClientRect();
  return Math.max(width, height) > FINGER_PX;
}

/** The name of the country that a link targets, if the event's target is such a link. */
function linkedCountry(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link ? countryOf(link.hash) : undefined;
}

function countryOf(hash: string): string | undefined {
  return hash.startsWith("#map-") ? countryAt(document.getElementById(hash.slice(1))) : undefined;
}
