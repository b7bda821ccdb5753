import { relative, resolve } from "node:path";
import type { Rolldown } from "vite";

/** What so many inner pages share loads together with each of them. */
const MANY = 4;
/** In characters of a module: so small, it costs less in every inner page than a request in three. */
const LITTLE = 1100;

/**
 * React; the client, which is the shell with all that it uses; and what pages share, either the home page with
 * others or inner pages. What is large and shared by few gets a chunk of its own, so that no page loads another
 * page's form. What `boot.ts` imports must be in none of these groups: it would load React at once. Modules are
 * under `root`.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const client = resolve(root, "app/client.tsx");
  return [
    {
      name: "react",
      test: /node_modules\/(?:react|react-dom|scheduler)\//,
      priority: 3,
    },
    {
      debugName: "client",
      name: (id, graph) => {
        const { boot, shell } = usersOf(id, graph, root);
        return id === client || (shell && !boot) ? "client" : null;
      },
      test: /\/app\//,
      priority: 2,
    },
    {
      debugName: "shared",
      name: (id, graph) => sharedChunk(id, graph, root),
      test: /app\/(?:sections|weave|ui|content)\//,
    },
  ];
}

function sharedChunk(id: string, graph: Rolldown.ChunkingContext, root: string): string | null {
  const { pages } = usersOf(id, graph, root);
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
  return {
    pages,
    boot: inApp.includes("app/before-react/boot.ts"),
    shell: inApp.includes("app/client.tsx"),
  };
}
