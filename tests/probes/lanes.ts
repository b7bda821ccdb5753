/** A lane of a headline, and how far down its section it begins. */
export interface HeadlineLane {
  readonly level: string;
  /** Lines above it, and the size of their letters. */
  readonly lines: number;
  /** Whether its subject is named above them. */
  readonly topic: boolean;
  readonly size: string;
  readonly top: number;
  /** How far it is from the overlay's, in pixels. */
  readonly fromOverlay: number;
}

export interface Lanes {
  readonly headlines: readonly HeadlineLane[];
  /** Parts of drawings that lie across and begin or end between two pixels. */
  readonly between: readonly string[];
  /** Lanes that something passes under and touches. */
  readonly touched: readonly string[];
}

/** Runs in the page. Lanes and settled parts are known by their dye. */
export function lanes(gap: number): Lanes {
  const dye = (element: Element, name: string) => {
    const sample = element.appendChild(document.createElement("i"));
    sample.style.color = `var(--${name})`;
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  };
  const isWhole = (length: number) => Math.abs(length - Math.round(length)) < 0.02;
  const paints = (element: Element, part?: string) => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(element, part);
    if (part && content === "none") return false;
    return backgroundImage !== "none" || !/, 0\)$|transparent/.test(backgroundColor);
  };

  const { dataset } = document.documentElement;
  dataset.covered = "";
  const overlay = document.querySelector("#overlay > *")?.getBoundingClientRect();
  delete dataset.covered;

  const headlines: HeadlineLane[] = [];
  const between: string[] = [];
  const touched: string[] = [];
  for (const heading of document.querySelectorAll(".headline")) {
    const section = heading.closest("section");
    if (!section) continue;
    // The section itself begins where the text before it ends.
    const within = ({ top, bottom }: DOMRect) =>
      [top, bottom].map((edge) => edge - section.getBoundingClientRect().top);
    const place = (box: DOMRect) =>
      `${heading.localName}: ${within(box)
        .map((y) => y.toFixed(2))
        .join(" to ")}`;
    const orange = dye(section, "orange");
    const dyes = [orange, dye(section, "green")];
    const lines = [...heading.children];
    const first = lines.findIndex(
      (line) => getComputedStyle(line, "::before").backgroundColor === orange,
    );
    const word = lines[first];
    if (word) {
      headlines.push({
        level: heading.localName,
        lines: new Set(lines.slice(0, first).map((line) => line.getBoundingClientRect().top)).size,
        topic: [heading, heading.parentElement].some(
          (part) => part?.previousElementSibling?.localName === "p",
        ),
        size: Number.parseFloat(getComputedStyle(heading).fontSize).toFixed(1),
        top: word.getBoundingClientRect().top - section.getBoundingClientRect().top,
        fromOverlay: word.getBoundingClientRect().top + scrollY - (overlay?.top ?? 0),
      });
    }
    for (const part of section.querySelectorAll<HTMLElement>("i:empty")) {
      const { backgroundColor, boxShadow } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      // Parts next to the headline. Below it a drawing may begin where text ends.
      const isBeside = box.height > 20 && box.top < heading.getBoundingClientRect().bottom;
      if (!dyes.includes(backgroundColor) || !isBeside || box.width < box.height) continue;
      if (!within(box).every(isWhole)) between.push(place(box));
      if (backgroundColor !== orange || box.width < innerWidth / 2) continue;
      const isCased = boxShadow.includes(`0px -${gap}px`) && boxShadow.includes(`0px ${gap}px`);
      if (isCased) continue;
      part.scrollIntoView({ block: "center", behavior: "instant" });
      const { top, bottom, left, right } = part.getBoundingClientRect();
      for (let x = Math.max(left, 0); x < Math.min(right, innerWidth); x += 2) {
        const stack = document.elementsFromPoint(x, (top + bottom) / 2);
        const under = stack.slice(stack.indexOf(part) + 1).find((element) => {
          const each = element.getBoundingClientRect();
          const passes = each.top < top - gap && each.bottom > bottom + gap;
          const isThread = each.width < innerWidth / 4 && each.height > each.width;
          return passes && isThread && (paints(element) || paints(element, "::before"));
        });
        if (!under) continue;
        touched.push(`${place(box)} at ${Math.round(x)}`);
        break;
      }
    }
  }
  return { headlines, between, touched };
}
