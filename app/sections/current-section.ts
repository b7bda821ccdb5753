import { spoken } from "../content/spoken.ts";

/** The reading position, just below where a jump to a heading lands: from the viewport's top, in rem. */
const READING_LINE = 7;

/**
 * Marks the section being read, the first on screen below the line, in a list of contents, and names it
 * in the button that opens the list. The list leads to headings, each in its own `section`.
 */
export function start(list: HTMLElement): void {
  if (!("IntersectionObserver" in window)) return;
  const links = [...list.querySelectorAll("a")];
  const sections = links.map(({ hash }) =>
    document.getElementById(hash.slice(1))?.closest("section"),
  );
  const root = document.documentElement;
  const show = (current: HTMLAnchorElement | undefined) => {
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    // Keeps the marked entry in view if the list is taller than the screen and scrolls by itself.
    if (current) list.scrollTo({ top: current.offsetTop - innerHeight / 3 });
    nameInOpener(list, current);
  };

  const below = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  let rem = 0;
  // An observer keeps its margin in pixels, and a reader may enlarge the text of an open page.
  const watch = () => {
    const now = Number.parseFloat(getComputedStyle(root).fontSize);
    if (now === rem) return;
    rem = now;
    observer?.disconnect();
    below.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) below.add(target);
          else below.delete(target);
        }
        const reached = links[sections.findIndex((section) => section && below.has(section))];
        if (reached) show(reached);
      },
      { rootMargin: `-${READING_LINE * rem}px 0px 0px` },
    );
    for (const section of sections) if (section) observer.observe(section);
  };
  // Before the first section and after the last one, which the head and the foot of the page may be taller than.
  show(links[0]);
  watch();
  new ResizeObserver(watch).observe(root);

  // Over the text, it closes for the chosen section and leaves the focus to it.
  list.addEventListener("click", () => {
    if (!("hidePopover" in list && list.matches(":popover-open"))) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    list.hidePopover();
  });
}

function nameInOpener({ id }: HTMLElement, current: HTMLAnchorElement | undefined): void {
  const line = document.querySelector(`[popovertarget="${id}"] > span`);
  const word = line?.firstElementChild;
  if (!line || !word) return;
  line.replaceChildren(word);
  if (!current) return;
  const name = document.createElement("b");
  const entry = current.parentElement;
  const place = [...(entry?.closest("ol")?.children ?? [])].indexOf(entry as Element);
  const number = place < 0 ? "" : `${place + 1} `;
  name.textContent = number + current.textContent;
  line.append(spoken.colon, name);
}
