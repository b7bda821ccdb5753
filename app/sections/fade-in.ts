const FADE_MS = 500;
const THROW_MS = 700;
/** The sections of a page, of which some are islands; and the chapters of a legal text, which is one section. */
const SECTIONS = ":is(main, article, main > [data-island]) > section";

/**
 * From the first scroll, sections below the screen fade in when they are scrolled into view, and the lane is thrown
 * across their drawings. Before it nothing is hidden: a page may be saved, printed or captured as a whole without one.
 * The animation leaves no mark in the document, so a saved copy shows everything. On paper, without motion, after a jump
 * to an anchor or once the focus moves into it, a section is not hidden either.
 */
export function fadeIn(): void {
  if (!("IntersectionObserver" in window)) return;
  const onScroll = () => {
    // The lane beside them (way.module.css) is drawn on with the scroll.
    document.documentElement.dataset.scrolled = "";
    if (still.some(({ matches }) => matches)) return;
    const isBelow = (element: Element) => element.getBoundingClientRect().top > innerHeight;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    for (const section of all(SECTIONS).filter(isBelow)) {
      fadeInOnSight(section);
      for (const band of section.querySelectorAll<HTMLElement>(".across"))
        throwOnSight(band, section);
    }
  };
  addEventListener("scroll", onScroll, { passive: true, once: true });
}

const still = ["print", "(prefers-reduced-motion: reduce)"].map((query) => matchMedia(query));

function fadeInOnSight(section: HTMLElement): void {
  // Its content alone: its ground, and the lane in its margin, are there before.
  const content = section.querySelector(":scope > .wrap") ?? section;
  const faded = section.querySelector(".across") ? wordsOf(content) : [content];
  const options = { duration: FADE_MS, easing: "ease-out" };
  onSight(
    section,
    section,
    faded.map((part) => part.animate([{ opacity: 0 }, { opacity: 1 }], options)),
    // A tenth of it, or less if a tenth would fill more than half the viewport.
    { threshold: Math.min(0.1, innerHeight / 2 / section.offsetHeight) },
  );
}

/** Through the parts that are drawn beside it, one after the other, or as a band; only then it goes on below. */
function throwOnSight(band: HTMLElement, section: HTMLElement): void {
  const { parentNode } = band;
  const parts = [
    ...(parentNode ?? section).querySelectorAll(":scope > svg, :scope > ol > li > svg"),
  ];
  const duration = THROW_MS / (parts.length || 1);
  const thrown = (part: Element, delay: number) => {
    const { clipPath } = getComputedStyle(part);
    const whole = clipPath === "none" ? "inset(-2rem 0 -2rem -100vw)" : clipPath;
    return part.animate(
      { clipPath: ["var(--unthrown, inset(-2rem 100% -2rem -100vw))", whole] },
      { duration, delay, fill: "backwards" },
    );
  };
  const throws = parts.map((part, index) => thrown(part, index * duration));
  // A headline in the lane comes with it.
  for (const words of section.querySelectorAll(".headline")) throws.push(thrown(words, 0));
  const style = getComputedStyle(band);
  // Of the parts, the band has the ends, of which the second one waits.
  const backgroundSize = `${style.backgroundSize.split(",")[0]}, 0%`;
  const fromLeft = Number(style.getPropertyValue("--side")) === 1;
  throws.push(
    parts.length
      ? band.animate({ backgroundSize: [backgroundSize, backgroundSize] }, THROW_MS)
      : band.animate([fromLeft ? { right: "100%" } : { left: "100%" }, {}], THROW_MS),
    band.animate({ opacity: [0, 0] }, { duration: THROW_MS, pseudoElement: "::after" }),
  );
  // Also where a visitor has jumped past it.
  onSight(parts[0] ?? band, section, throws, { rootMargin: "99999px 0px -15%" });
}

/** Holds the animations until the part is seen, or its section is shown for another reason. */
function onSight(
  part: Element,
  section: Element,
  animations: Animation[],
  options: IntersectionObserverInit,
): void {
  for (const each of animations) each.pause();
  const show = () => {
    observer.disconnect();
    for (const each of animations) each.finish();
  };
  const showTarget = () => section.contains(document.querySelector(":target")) && show();
  for (const media of still) media.addEventListener("change", show, { once: true });
  addEventListener("beforeprint", show, { once: true });
  addEventListener("hashchange", showTarget);
  section.addEventListener("focusin", show, { once: true });
  const observer = new IntersectionObserver((changes) => {
    // On a busy page, one call may report several changes.
    if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
    for (const each of animations) each.play();
    observer.disconnect();
  }, options);
  observer.observe(part);
  showTarget();
}

/** All but the drawing that the lane of the page crosses, which is never cut, and the headline in it. */
function wordsOf(part: Element): Element[] {
  if (part.matches("i, svg, .headline")) return [];
  const isWhole = part.matches("a, button") || !part.querySelector("i, svg");
  return isWhole ? [part] : [...part.children].flatMap(wordsOf);
}
