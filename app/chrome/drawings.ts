import { type Drawn, type EmblemOf, emblems, PLACE } from "../weave/emblems.ts";

/*
 * The page of each menu's link in small: its emblem, in a box of 24 by 8 that is stretched to its place, which is wide
 * in the header and square in the drawer. Loaded when a menu first opens.
 */

const BOX = 24;
/** Between two uprights, and half of it at both ends, in parts of a place. */
const APART = 0.4;
/** More lines cannot be told apart in the drawer, which still shows at least two uprights. */
const LINES = 12;

/** A clear gap around a part that lies over another. */
const cased = {
  stroke: "var(--raised)",
  "stroke-width": "6",
  "paint-order": "stroke",
  "vector-effect": "non-scaling-stroke",
};

function element(name: "svg" | "g" | "path", attributes: Readonly<Record<string, string>>) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** The uprights side by side, and a lane that appears under every second one on hover or focus. */
function parts(emblem: readonly Drawn[]): SVGElement[] {
  const shown = emblem.slice(0, Math.max(2, Math.floor(LINES / (emblem.at(-1)?.lines ?? 1))));
  const room = ({ wide }: Drawn) => (wide ? 2 + APART : 1);
  const unit = BOX / shown.reduce((sum, upright) => sum + room(upright) + APART, 0);
  let x = (unit * APART) / 2;
  const groups = shown.map((upright) => {
    const width = unit * room(upright);
    const group = element("g", {
      transform: `translate(${x.toFixed(2)}) scale(${(width / PLACE.width).toFixed(4)} 1)`,
    });
    x += width + unit * APART;
    group.append(
      ...upright.paths.map(({ fill, d }, part) =>
        element("path", {
          ...(upright.over && part === 0 && cased),
          fill: fill.replace("--ground", "--raised"),
          d,
        }),
      ),
    );
    return group;
  });
  const across = { ...cased, "data-lane": "", fill: "var(--orange)", d: `M0 2.9h${BOX}v2.2H0z` };
  return [
    ...groups.filter((_, index) => !shown[index]?.over),
    element("path", across),
    ...groups.filter((_, index) => shown[index]?.over),
  ];
}

/** Adds to each link of the menus its drawing, which fills its box. The link's text gives its meaning. */
export function draw(): void {
  for (const link of document.querySelectorAll("[data-menu] li a, dialog li a")) {
    // A part of a page has the page's; in another language a page has a prefix.
    const page = link.getAttribute("href")?.replace(/(\w)#.*/, "$1") ?? "";
    const [target = ""] = /[/#][^/#]*$/.exec(page) ?? [];
    if (!(target in emblems)) continue;
    const svg = element("svg", {
      width: "132",
      height: "44",
      viewBox: `0 0 ${BOX} ${PLACE.height}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    svg.append(...parts(emblems[target as EmblemOf]));
    link.append(svg);
  }
}
