import { relative, resolve } from "node:path";
import type { Rolldown } from "vite";
import { BOOT, CLIENT, PAGE_MODULE, root } from "../sources.ts";

/** What so many inner pages share loads together with each of them. */
const MANY = 4;
/** In characters of a module: so small, it costs less in every inner page than a request in three. */
const LITTLE = 1100;

const client = resolve(root, CLIENT);

/**
 * React; the client, which is the shell with all that it uses; and what pages share, either the home page with
 * others or inner pages. What is large and shared by few gets a chunk of its own, so that no page loads another
 * page's form. What `boot.ts` imports must be in none of these groups: it would load React at once.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: "react",
    test: /node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 3,
  },
  {
    debugName: "client",
    name: (id, graph) => {
      const { boot, shell } = usersOf(id, graph);
      return id === client || (shell && !boot) ? "client" : null;
    },
    test: /\/app\//,
    priority: 2,
  },
  {
    debugName: "shared",
    name: sharedChunk,
    test: /app\/(?:sections|weave|ui|content)\//,
  },
];

function sharedChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const { pages } = usersOf(id, graph);
  if (pages.length < 2) return null;
  if (pages.includes("home")) return "shared";
  const isLittle = (graph.getModuleInfo(id)?.code?.length ?? 0) < LITTLE;
  const isPart = id.includes("/app/ui/");
  return isPart || pages.length >= MANY || (pages.length > 2 && isLittle) ? "inner" : null;
}

/** The pages that use a module, and whether the first script and the shell do. */
interface Users {
  readonly pages: readonly string[];
  readonly boot: boolean;
  readonly shell: boolean;
}

function usersOf(id: string, graph: Rolldown.ChunkingContext): Users {
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
  const pages = inApp.flatMap((user) => user.match(PAGE_MODULE)?.[1] ?? []);
  return {
    pages,
    boot: inApp.includes(BOOT),
    shell: inApp.includes(CLIENT),
  };
}
