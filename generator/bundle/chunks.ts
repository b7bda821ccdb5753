import { relative } from "node:path";
import type { Rolldown } from "vite";

/** In pages: a module that so many share is likely to be needed by the visitor's next page. */
export const MANY = 5;
/** In pages: what so few share may load together. */
const FEW = 3;

/**
 * React, and what the shell, client navigation, the home page or many pages share. Modules that few
 * inner pages share get small chunks of their own, so that no page loads another page's form. What
 * `boot.ts` imports must be in none of these groups: it would load React at once. Modules are under
 * `root`.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const ofTheApp = /app\/(?:sections|weave|ui|content)\//;
  return [
    {
      name: "react",
      test: /node_modules\/(?:react|react-dom|scheduler)\//,
      priority: 2,
    },
    { name: (id, graph) => sharedChunk(usersOf(id, graph, root)), test: ofTheApp, priority: 1 },
    { name: (id, graph) => pricingChunk(usersOf(id, graph, root)), test: ofTheApp },
    // Small parts of the legal pages, which have no room for a file of each.
    {
      name: "marks",
      test: /app\/(?:sections\/(?:mailbox|availability-mark)|content\/(?:availability|contact|legal))/,
    },
    // What the pages on events share.
    { name: "events", test: /app\/content\/(?:event-meanings|sandbox|webhooks)/ },
    // A field and what stands for it without scripts: most pages with one have the other.
    { name: "field", test: /app\/(?:ui\/field|sections\/without-scripts)/ },
  ];
}

/** The pages that use a module, and whether all pages are likely to. */
interface Users {
  readonly pages: readonly string[];
  readonly everywhere: boolean;
}

function sharedChunk({ pages, everywhere }: Users): string | null {
  return everywhere || (pages.includes("home") && pages.length > 1) ? "shared" : null;
}

/** Small parts that the pricing page shares with few others: one file instead of one for each. */
function pricingChunk({ pages }: Users): string | null {
  const isShared = pages.length > 1 && pages.length <= FEW;
  // The form's fields stay apart, because the contact page has no room for the rest.
  return pages.includes("pricing") && isShared && !pages.includes("contact") ? "parts" : null;
}

function usersOf(id: string, graph: Rolldown.ChunkingContext, root: string): Users {
  const users = new Set<string>();
  const visit = (module: string) => {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
      if (users.has(importer)) continue;
      users.add(importer);
      visit(importer);
    }
  };
  visit(id);
  const inApp = [...users].map((user) => relative(root, user));
  const pages = inApp.flatMap((user) => user.match(/^app\/pages\/([\w-]+)\/\1\.tsx$/)?.[1] ?? []);
  const everywhere = inApp.includes("app/client.tsx") || pages.length >= MANY;
  return { pages, everywhere };
}
