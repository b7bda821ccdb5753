/* Run in the page, so each function is self-contained: the actions of visitors before React, and of their software. */

/**
 * Adds the nodes of an extension or a translator at a random place in or next to an island, and says what and where.
 */
export function intrude(random: readonly number[]): string {
  let used = 0;
  const below = (limit: number) => (random[used++ % random.length] ?? 0) % limit;
  const places = [
    ...document.querySelectorAll<HTMLElement>("[data-island], [data-island] *:not(svg *, option)"),
  ];
  const place = places[below(places.length)] as HTMLElement;
  const node = document.createElement(
    ["div", "span", "grammarly-extension", "img"][below(4)] ?? "",
  );
  node.dataset.added = "";
  const wrap = (text: Node) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  };
  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isCode = currentNode.parentElement?.closest("style, script, svg, select, textarea");
      if (currentNode.nodeValue?.trim() && !isCode) texts.push(currentNode);
    }
    return texts;
  };
  const ways: Record<string, () => void> = {
    before: () => place.before(node),
    after: () => place.after(node),
    "first in": () => place.prepend(node),
    "a font in": () =>
      textsIn(place.parentElement ?? place)
        .slice(0, 1)
        .forEach(wrap),
    "fonts everywhere, at": () => textsIn(document.body).forEach(wrap),
    "badges after links, at": () => {
      for (const link of document.querySelectorAll("main a")) {
        link.after(document.createElement("span"));
      }
    },
  };
  const names = Object.keys(ways);
  const name = names[below(names.length)] ?? "";
  ways[name]?.();
  return `${node.localName} ${name} ${place.localName}.${place.className} ${place.id}`;
}

/**
 * Enters something in every field, ticks, opens and scrolls at random, and focuses one of it. Leaves out controls that
 * rightly hide the touched one: a family of events, a search for no country, tabs, a format that renames a button.
 */
export function work(random: readonly number[]): void {
  let used = 0;
  const below = (limit: number) => (random[used++ % random.length] ?? 0) % limit;
  const shown = <Found extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<Found>(`main :is(${selector})`)].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
  for (const summary of shown("summary")) if (below(2)) summary.click();
  for (const tick of shown<HTMLInputElement>(
    "[type=radio]:not([name=family], [name=format]), [type=checkbox]:not([value*=' '])",
  )) {
    if (below(2)) tick.click();
  }
  for (const list of shown<HTMLSelectElement>("select")) {
    list.selectedIndex = below(list.options.length);
    list.dispatchEvent(new Event("change", { bubbles: true }));
  }
  for (const field of shown<HTMLInputElement>(
    "input:not([type=radio], [type=checkbox]), textarea",
  )) {
    field.focus();
    field.select();
    const value = field.name === "country" ? "a" : `${1 + below(9)}${below(900)}`;
    if (field.type === "date") field.value = "2025-01-10";
    else document.execCommand("insertText", false, value);
    if (field.type !== "date" && field.type !== "email") field.setSelectionRange(1, 2);
  }
  // The added nodes alone may make a box too wide.
  for (const box of shown("*:not([data-live], [data-live] *, :has([data-added]))")) {
    if (
      box.scrollWidth - box.clientWidth > 20 &&
      /auto|scroll/.test(getComputedStyle(box).overflowX)
    ) {
      box.scrollTo({ left: 15, behavior: "instant" });
    }
  }
  const stops = shown(
    "a[href]:not([href^='#map']), button:enabled, input, select, textarea, summary",
  );
  stops[below(stops.length)]?.focus({ preventScroll: true });
}

/** The visitor's actions on the page, by the names of things, wherever they are now. */
export function done(): Record<string, unknown> {
  const all = <Found extends Element>(selector: string) => [
    ...document.querySelectorAll<Found>(`main ${selector}`),
  ];
  const say = (element: Element | null) => {
    if (!element) return "";
    const { localName, id, textContent } = element;
    const marks = ["name", "type", "href"].map((each) => element.getAttribute(each));
    const value = element.matches("[type=radio], [type=checkbox]") && element.getAttribute("value");
    const name = textContent?.replace(/\s+/g, " ");
    return `${localName} ${id} ${marks} ${value} ${name}`.slice(0, 90);
  };
  const { activeElement: active } = document;
  const isText = active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement;
  return {
    fields: all<HTMLInputElement>(
      ":is(input:not([type=radio], [type=checkbox]), textarea, select)",
    ).map(({ name, id, value }) => `${name || id}: ${value}`),
    ticked: all<HTMLInputElement>("input:checked:not([value*=' '])").map(
      ({ name, value }) => `${name}: ${value}`,
    ),
    open: all<HTMLDetailsElement>("details[open] > summary").map(({ innerText }) =>
      innerText.trim(),
    ),
    focus: say(active),
    caret: isText ? [active.selectionStart, active.selectionEnd] : [],
    // A slide with the focus scrolls into view.
    scrolled: all("*:not([aria-roledescription] *)")
      .map(({ scrollLeft }) => scrollLeft)
      .filter(Boolean),
  };
}
