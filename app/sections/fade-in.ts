const FADE_MS = 500;
/** The sections of a page, of which some are islands; and the chapters of a legal text, which is one section. */
const SECTIONS = ":is(main, article, main > [data-island]) > section";

/**
 * From the first scroll, sections below the screen fade in when they are scrolled into view. Before it nothing is
 * hidden: a page may be saved, printed or captured as a whole without one. The animation leaves no mark in the
 * document, so a saved copy shows everything. On paper, without motion, after a jump to an anchor or once the focus
 * moves into it, a section is not hidden either.
 */
export function fadeIn(): void {
  if (!("IntersectionObserver" in window)) return;
  const onScroll = () => {
    // The lane beside them (way.module.css) is drawn on with the scroll.
    document.documentElement.dataset.scrolled = "";
    if (still.some(({ matches }) => matches)) return;
    for (const section of document.querySelectorAll<HTMLElement>(SECTIONS)) {
      if (section.getBoundingClientRect().top > innerHeight) fadeInOnSight(section);
    }
  };
  addEventListener("scroll", onScroll, { passive: true, once: true });
}

const still = ["print", "(prefers-reduced-motion: reduce)"].map((query) => matchMedia(query));

function fadeInOnSight(section: HTMLElement): void {
  // Its content alone: its ground, and the lane in its margin, are there before.
  const content = section.querySelector(":scope > .wrap") ?? section;
  const fades = (section.querySelector(".across") ? wordsOf(content) : [content]).map((part) => {
    const fade = part.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: FADE_MS,
      easing: "ease-out",
    });
    fade.pause();
    return fade;
  });
  const show = () => {
    observer.disconnect();
    for (const fade of fades) fade.finish();
  };
  const showTarget = () => section.contains(document.querySelector(":target")) && show();
  for (const media of still) media.addEventListener("change", show, { once: true });
  addEventListener("beforeprint", show, { once: true });
  addEventListener("hashchange", showTarget);
  section.addEventListener("focusin", show, { once: true });
  const observer = new IntersectionObserver(
    // On a busy page, one call may report several changes.
    (changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      for (const fade of fades) fade.play();
      observer.disconnect();
    },
    // A tenth of it, or less if a tenth would fill more than half the viewport.
    { threshold: Math.min(0.1, innerHeight / 2 / section.offsetHeight) },
  );
  observer.observe(section);
  showTarget();
}

/** All but the drawing that the lane of the page crosses, which is never cut. */
function wordsOf(part: Element): Element[] {
  if (part.matches("i, svg")) return [];
  const isWhole = part.matches("a, button") || !part.querySelector("i, svg");
  return isWhole ? [part] : [...part.children].flatMap(wordsOf);
}
