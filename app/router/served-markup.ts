/*
 * A copy of the document as it was served, so that a component that throws can be replaced by its
 * static markup: readable, with working links.
 */
let served: { readonly root: Element; readonly copy: Element; readonly address: string };

/** Call before `root` is hydrated. */
export function keepServed(root: Element): void {
  served = { root, copy: root.cloneNode(true) as Element, address: location.pathname };
}

/** All served nodes, if the open page is the served one. */
export function servedNodes(): readonly Node[] | undefined {
  if (location.pathname !== served.address) return undefined;
  return [...served.copy.childNodes].map((node) => node.cloneNode(true));
}

/** The served markup at the position of `element`, if the open page is the served one. */
export function servedInPlaceOf(element: Element): Node | undefined {
  if (location.pathname !== served.address) return undefined;
  const find = (current: Element): Element | undefined => {
    if (current === served.root) return served.copy;
    const parent = current.parentElement;
    return parent ? find(parent)?.children[[...parent.children].indexOf(current)] : undefined;
  };
  return find(element)?.cloneNode(true);
}
