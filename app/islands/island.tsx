import { type ComponentType, createContext, createElement, use } from "react";
import { renderToString } from "react-dom/server";

/** Values that an attribute can carry. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/**
 * When React takes over an island: "idle", once the page is idle; "near", when it is about to be scrolled into view, as
 * something in it changes then; "shown", when it is in view.
 * A sign of interest, such as the pointer or the focus, wakes it earlier.
 */
type Wake = "idle" | "near" | "shown";

type IslandProps<Props> = {
  /** The default export of a module named `*.island.tsx`. */
  of: ComponentType<Props> & { readonly island?: string };
  wake: Wake;
  /** The specification asks for it: data saving does not delay it. */
  always?: boolean;
  /** The names, in an address or the browser's storage, of what it shows: it wakes for them too. */
  keeps?: readonly string[];
} & (keyof Props extends never ? { with?: never } : { with: Props });

/** True in a document without scripts: islands are rendered in place, with the contexts around them. */
export const WithoutIslands = createContext(false);

/**
 * A part of a page that React takes over in the browser: its own root around the markup that is served here.
 * It is rendered apart, as the browser will, so no context reaches it. It may not contain another island.
 */
export function Island<Props extends { readonly [K in keyof Props]: Plain | undefined }>({
  of: Component,
  wake,
  always,
  keeps,
  with: props,
}: IslandProps<Props>) {
  const content = createElement(Component, props as Props);
  if (use(WithoutIslands)) return <div>{content}</div>;
  const { island } = Component;
  if (!island) throw new Error("An island is the default export of a module named *.island.tsx.");
  const html = renderToString(content);
  if (html.includes("data-island=")) throw new Error(`${island} contains another island.`);
  return (
    <div
      data-island={island}
      data-wake={wake}
      data-always={always ? "" : undefined}
      data-keeps={keeps?.join(" ")}
      data-props={props && JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
