import type { ComponentType } from "react";
import { pageName } from "../content/paths.ts";

interface PageModule {
  readonly default: ComponentType;
}

/** Imported on demand, so that the build knows each page's styles. */
const modules = import.meta.glob<PageModule>(["../pages/*/*.tsx", "!../pages/*/*.island.tsx"]);

/** The page at `path`, which is in the folder of the same name, or the not-found page. */
export async function pageAt(path: string): Promise<ComponentType> {
  const name = pageName(path);
  const load = modules[`../pages/${name}/${name}.tsx`];
  if (!load) throw new Error(`No page: app/pages/${name}/${name}.tsx.`);
  return (await load()).default;
}
