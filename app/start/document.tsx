import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { t } from "#words";
import { brand } from "../content/brand.ts";
import type { AnswerPages } from "../content/form-answers.ts";
import type { Listed } from "../content/languages/language.ts";
import { alternatesOf } from "../content/languages.ts";
import { ofFields, rulesOf } from "../content/message.ts";
import { pageMeta } from "../content/page-meta.ts";
import { metadataOf, type PageMetadata } from "../content/pages.ts";
import { isPath } from "../content/paths.ts";
import { spoken } from "../content/spoken.ts";
import { WithoutIslands } from "../islands/island.tsx";
import { answerField, FormAgain, MessageSent } from "../pages/contact/answers.tsx";
import { headScript } from "./head-script.ts";
import { pageAt } from "./page-at.ts";
import { Shell } from "./shell.tsx";

/** Build output that one document refers to. */
export interface DocumentAssets {
  /** Inlined in the head: a placeholder, which the build replaces with the page's own styles. */
  readonly css: string;
  /** The address of the shared styles that no first screen needs. In development there is none. */
  readonly laterStyles?: string;
  /** The light and the dark background, for the browser's own interface. */
  readonly grounds: readonly [light: string, dark: string];
  /** Fonts used above the fold. */
  readonly fonts: readonly string[];
  /** The first script; without it the document has none. */
  readonly boot?: string;
  /** In development there is none. */
  readonly icon?: string;
  readonly manifest?: string;
  /** For link previews; the size is in pixels. */
  readonly image?: { address: string; alt: string; width: number; height: number };
  /** For search engines: a placeholder, too. */
  readonly structuredData?: string;
  /** Of the site. */
  readonly languages?: readonly Listed[];
}

interface DocumentProps extends PageMetadata {
  /** Undefined for the not-found page and the answers to a form, which have no address. */
  path: string | undefined;
  assets: DocumentAssets;
  children: ReactNode;
}

function Document({ assets, children, ...page }: DocumentProps) {
  const { grounds, image, languages = [] } = assets;
  const [light, dark] = grounds;
  const meta = pageMeta(page);
  return (
    <html lang={spoken.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        <title>{meta.title}</title>
        {assets.boot && <script>{headScript}</script>}
        <style>{assets.css}</style>
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" crossOrigin="" />
        ))}
        {meta.tags.map((tag) => (
          <meta key={Object.values(tag)[0]} {...tag} />
        ))}
        {meta.canonical && <link rel="canonical" href={meta.canonical} />}
        {assets.icon && <link rel="icon" href={assets.icon} />}
        {assets.manifest && <link rel="manifest" href={assets.manifest} />}
        {image && (
          <>
            <meta property="og:image" content={brand.siteOrigin + image.address} />
            <meta property="og:image:width" content={String(image.width)} />
            <meta property="og:image:height" content={String(image.height)} />
            <meta property="og:image:alt" content={image.alt} />
          </>
        )}
        {/* Here and not next to the title, because only search engines ask for it. */}
        {page.path &&
          alternatesOf(page.path, languages).map(({ code, address }) => (
            <link key={code} rel="alternate" hrefLang={code} href={brand.siteOrigin + address} />
          ))}
        {assets.structuredData && (
          <script type="application/ld+json">{assets.structuredData}</script>
        )}
      </head>
      <body>
        <WithoutIslands value={!assets.boot}>
          <Shell path={page.path} laterStyles={assets.laterStyles}>
            {children}
          </Shell>
        </WithoutIslands>
        {/* Async, because a deferred script delays the first paint. React moves an async script to the
            head, here ahead of the fonts, unless it has a handler: its documented way out, which puts
            nothing into the document. */}
        {assets.boot && (
          <script type="module" async onLoad={() => {}} src={assets.boot} fetchPriority="low" />
        )}
      </body>
    </html>
  );
}

/**
 * Renders the document of one page to HTML, or the not-found page if `path` is unknown. Runs at
 * build time only. Nothing in a page suspends, so React adds no inline script.
 */
export async function renderDocument(path: string, assets: DocumentAssets): Promise<string> {
  const Page = await pageAt(path);
  const { prelude } = await prerender(
    <Document {...metadataOf(path)} path={isPath(path) ? path : undefined} assets={assets}>
      <Page />
    </Document>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/**
 * Renders the answers to a contact form that was posted without scripts: documents without scripts,
 * which search engines ignore, and the parts that the inbox puts into them.
 */
export function renderAnswers(assets: Omit<DocumentAssets, "boot">) {
  const answer = (title: string, page: ReactNode) => {
    const document = (
      <Document path={undefined} title={title} description={title} keywords="" assets={assets}>
        {page}
      </Document>
    );
    return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
  };
  const again = (why: keyof AnswerPages) => answer(t`Contact us`, <FormAgain why={why} />);
  return {
    sent: answer(t`Message Sent!`, <MessageSent />),
    pages: { wrong: again("wrong"), failed: again("failed"), busy: again("busy") },
    fields: ofFields(answerField),
    said: ofFields((name) => {
      const { long, wrong } = rulesOf(name);
      return { long, ...(wrong && { wrong }) };
    }),
  };
}
