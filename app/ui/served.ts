/*
 * The document as it was served, kept so that a part of the page that breaks can stand as it
 * stood before scripts took it over: readable, and its links lead on.
 */
let served: { readonly root: Element; readonly copy: Element; readonly address: string };

/** To be called before React takes `root` over. */
export function keepServed(root: Element): void {
  served = { root, copy: root.cloneNode(true) as Element, address: location.pathname };
}

/** Every node that was served, if the open page is the one that was. */
export function servedNodes(): readonly Node[] | undefined {
  if (location.pathname !== served.address) return undefined;
  return [...served.copy.childNodes].map((node) => node.cloneNode(true));
}

/** What was served in the place of `element`, if the open page is the one that was. */
export function servedInPlaceOf(element: Element): Node | undefined {
  if (location.pathname !== served.address) return undefined;
  const find = (current: Element): Element | undefined => {
    if (current === served.root) return served.copy;
    const parent = current.parentElement;
    return parent ? find(parent)?.children[[...parent.children].indexOf(current)] : undefined;
  };
  return find(element)?.cloneNode(true);
}
