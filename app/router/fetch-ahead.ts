/** Fetches a module that would otherwise load after the one that imports it. */
export function fetchModule(name: string): void {
  add("modulepreload", name);
}

/** The link of a loaded stylesheet. Rejects when it cannot be fetched. */
export function fetchStyles(name: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = add("stylesheet", name);
    link.onload = () => resolve(link);
    link.onerror = reject;
  });
}

function add(rel: string, name: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = `/assets/${name}`;
  return document.head.appendChild(link);
}
