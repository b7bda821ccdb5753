import { relative, resolve } from "node:path";
import type { Rolldown } from "vite";

/** In pages: what so many share loads together. */
const MANY = 5;
/** In pages: what so few share may load together. */
const FEW = 3;
/** Less than a packet each: a page that needs one waits less for all of them than for one more file. */
const LITTLE =
  /app\/(?:ui\/field|sections\/(?:without-scripts|mailbox|availability-mark|rows)|content\/(?:availability|contact|dates|legal))/;

/**
 * React; the client, which is the shell with all that it uses; what the home page shares with others; and
 * what many inner pages share. Larger modules that few inner pages share get chunks of their own, so that
 * no page loads another page's form. What `boot.ts` imports must be in none of these groups: it would load
 * React at once. Modules are under `root`.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const client = resolve(root, "app/client.tsx");
  const ofTheApp = /app\/(?:sections|weave|ui|content)\//;
  return [
    {
      name: "react",
      test: /node_modules\/(?:react|react-dom|scheduler)\//,
      priority: 4,
    },
    {
      debugName: "client",
      name: (id, graph) => (id === client || usersOf(id, graph, root).shell ? "client" : null),
      test: /app\/(?!before-react\/)/,
      priority: 3,
    },
    {
      debugName: "shared",
      name: (id, graph) => sharedChunk(usersOf(id, graph, root)),
      test: ofTheApp,
      priority: 2,
    },
    {
      debugName: "inner",
      name: (id, graph) => innerChunk(id, usersOf(id, graph, root)),
      test: ofTheApp,
      priority: 1,
    },
    {
      debugName: "parts",
      name: (id, graph) => pricingChunk(usersOf(id, graph, root)),
      test: ofTheApp,
    },
    // What the pages on events share.
    { name: "events", test: /app\/content\/(?:event-meanings|sandbox|webhooks)/ },
  ];
}

/** The pages that use a module, and whether the shell does. */
interface Users {
  readonly pages: readonly string[];
  readonly shell: boolean;
}

const sharedChunk = ({ pages }: Users) =>
  pages.includes("home") && pages.length > 1 ? "shared" : null;

const innerChunk = (id: string, { pages }: Users) =>
  pages.length >= MANY || LITTLE.test(id) ? "inner" : null;

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
  return { pages, shell: inApp.includes("app/client.tsx") };
}
