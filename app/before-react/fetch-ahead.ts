/** Fetches a module that would otherwise load after the one that imports it. */
export function fetchModule(name: string): void {
  add("modulepreload", name);
}

/** Rejects when the stylesheet cannot be fetched. */
export function fetchStyles(name: string): Promise<unknown> {
  const link = add("stylesheet", name);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
}

function add(rel: string, name: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = `/assets/${name}`;
  document.head.append(link);
  return link;
}
