/*
 * The page of each menu's link in small: parts of its hero, in a box of 24 by 8 that is stretched to its place, which
 * is wide in the header and square in the drawer. Loaded when a menu first opens.
 */

/** A dye, from the one that stands out most. In an attribute, so that the styles of the documents do not name it. */
const [first, second, third, fourth] = [1, 2, 3, 4].map((place) => `var(--warp-${place})`);
type Dye = string | undefined;

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
/** Side by side: `count` of them, `pitch` apart. */
const row = (count: number, pitch: number, part: (at: number, index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index * pitch, index)).join("");
const warp = (x: number, width: number) => bar(x, 0, width, 8);
const weft = (y: number, height: number) => bar(0, y, 24, height);

interface Drawing {
  /** Below the lane that comes with the pointer or the focus. */
  readonly under: readonly (readonly [Dye, string])[];
  /** Over it, in the first dye. */
  readonly over?: string;
}

const drawings: Readonly<Record<string, Drawing>> = {
  // The ways to pay
  "/merchants": {
    under: [
      [third, warp(8, 3)],
      [fourth, warp(20, 3)],
    ],
    over: warp(2, 3) + warp(14, 3),
  },
  // A spine, and what hangs from it
  "/payfacs": {
    under: [[third, row(3, 2.5, (y) => bar(6, y + 0.75, 18, 1.5))]],
    over: warp(3, 4),
  },
  // Many corridors
  "/acquirers": { under: [[second, row(12, 2, (x) => warp(x + 0.5, 1))]] },
  // Stairs
  "/enterprise": {
    under: [
      [second, row(4, 6, (x, step) => bar(x, step * 2, 6, 8 - step * 2))],
      [third, row(4, 6, (x, step) => bar(x, step * 2, 6, 0.8))],
    ],
  },
  // Two ways to be paid out, and what both pass
  "/imtos": {
    under: [
      [fourth, weft(0.75, 2) + weft(5.25, 2)],
      [second, warp(8, 3)],
    ],
    over: warp(15, 3),
  },
  // A piece of each
  "/solutions": {
    under: [
      [first, bar(0, 0, 8, 4) + bar(16, 4, 8, 4)],
      [third, bar(8, 0, 8, 4) + bar(0, 4, 8, 4)],
      [second, bar(16, 0, 8, 4) + bar(8, 4, 8, 4)],
    ],
  },
  // Threads, a reed, and one cloth
  "/payment-gateway": {
    under: [[third, row(3, 2.6, (y) => bar(0, y + 0.9, 10, 1)) + bar(14, 2.2, 10, 3.6)]],
    over: warp(10, 3),
  },
  // A lane for each currency
  "/fx-engine": {
    under: [
      [first, weft(0, 1.6) + weft(6.4, 1.6)],
      [second, weft(2.1, 1.6)],
      [third, weft(4.3, 1.6)],
    ],
  },
  // Checks, one within the other
  "/compliance-suite": {
    under: [
      [first, bar(2, 0.8, 8, 6.4)],
      [second, bar(14, 0.8, 8, 6.4)],
      [fourth, bar(4, 2.4, 4, 3.2) + bar(16, 2.4, 4, 3.2)],
    ],
  },
  // A chart
  "/analytics-dashboard": {
    under: [
      [first, bar(0, 0.6, 22, 1.2)],
      [second, bar(0, 2.5, 14, 1.2)],
      [third, bar(0, 4.4, 10, 1.2)],
      [second, bar(0, 6.3, 5, 1.2)],
    ],
  },
  // Lines of code
  "/api-documentation": {
    under: [
      [first, bar(0, 0.6, 6, 1) + bar(0, 6.4, 2, 1)],
      [second, bar(3, 2.5, 8, 1) + bar(3, 4.4, 5, 1)],
      [third, bar(12, 2.5, 7, 1) + bar(9, 4.4, 12, 1)],
    ],
  },
  // A row for each language
  "/sdks-libraries": {
    under: [
      [first, row(4, 2, (y) => weft(y, 1))],
      [fourth, row(4, 2, (y) => weft(y + 1, 1))],
    ],
  },
  // What is sent, and sent again
  "/webhooks": {
    under: [
      [third, row(6, 4, (x) => bar(x + 1, 0.8, 2, 1.8))],
      [first, row(6, 4, (x) => bar(x + 1, 5.4, 2, 1.8))],
    ],
  },
  // Two cloths, apart
  "/sandbox": {
    under: [
      [third, row(4, 2.5, (x) => warp(x, 1.5))],
      [first, row(4, 2.5, (x) => warp(x + 15, 1.5))],
    ],
  },
  "#docs": {
    under: [
      [first, row(2, 13, (x) => bar(x, 0.6, 9, 1.2))],
      [third, row(2, 13, (x) => bar(x, 2.9, 11, 0.8) + bar(x, 4.6, 11, 0.8) + bar(x, 6.3, 7, 0.8))],
    ],
  },
  "#cases": {
    under: [
      [fourth, row(4, 6.2, (x) => bar(x, 0.8, 5.4, 6.4))],
      [first, bar(12.4, 0.8, 5.4, 6.4)],
    ],
  },
  "#papers": {
    under: [
      [fourth, bar(1, 0, 12, 6.4)],
      [third, bar(5, 0.8, 12, 6.4)],
      [first, bar(9, 1.6, 12, 6.4)],
    ],
  },
  "#webinars": {
    under: [
      [second, bar(0, 0, 15, 8)],
      [third, bar(16, 0, 8, 3.7) + bar(16, 4.3, 8, 3.7)],
    ],
  },
  "/about": {
    under: [
      [fourth, row(6, 4, (x) => warp(x + 1, 2))],
      [first, warp(5, 2) + warp(17, 2)],
    ],
  },
  "/country-coverage": {
    under: [
      [first, row(3, 8.5, (x) => bar(x, 0.8, 2, 6.4))],
      [fourth, row(3, 8.5, (x) => bar(x + 2, 0.8, 2, 6.4))],
      [second, row(3, 8.5, (x) => bar(x + 4, 0.8, 2, 6.4))],
    ],
  },
  "/security-compliance": {
    under: [
      [first, row(3, 8.2, (x) => bar(x, 0, 7.6, 2.4)) + row(3, 8.2, (x) => bar(x, 5.6, 7.6, 2.4))],
      [second, row(4, 8.2, (x) => bar(x - 4.1, 2.8, 7.6, 2.4))],
    ],
  },
  "/contact": {
    under: [
      [third, bar(0, 0.4, 11, 2) + bar(13, 0.4, 11, 2) + bar(0, 3, 24, 2)],
      [first, bar(0, 5.6, 11, 2)],
    ],
  },
};

/** A clear gap around what lies over something. */
const cased = {
  stroke: "var(--raised)",
  "stroke-width": "6",
  "paint-order": "stroke",
  "vector-effect": "non-scaling-stroke",
};

function element(
  name: "svg" | "path",
  attributes: Readonly<Record<string, string | undefined>>,
): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value = ""] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Adds to each link of the menus its drawing, which fills its box. The link's text says what it stands for. */
export function draw(): void {
  for (const link of document.querySelectorAll("[data-menu] li a, dialog li a")) {
    // In another language it has a prefix.
    const [target = ""] = /[/#][^/#]*$/.exec(link.getAttribute("href") ?? "") ?? [];
    const drawing = drawings[target];
    if (!drawing) continue;
    const svg = element("svg", {
      width: "132",
      height: "44",
      viewBox: "0 0 24 8",
      preserveAspectRatio: "none",
      "shape-rendering": "crispEdges",
      "aria-hidden": "true",
    });
    svg.append(
      ...drawing.under.map(([fill, d]) => element("path", { fill, d })),
      element("path", { ...cased, "data-lane": "", fill: "var(--kola)", d: weft(2.9, 2.2) }),
      ...(drawing.over ? [element("path", { ...cased, fill: first, d: drawing.over })] : []),
    );
    link.append(svg);
  }
}
