/**
 * A service worker that ends itself, in place of one that an earlier site left: browsers ask for its script
 * again at the next visit, which the earlier worker answers from its cache once more.
 */
export const retiredWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
}
`;
