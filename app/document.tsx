import { prerender } from "react-dom/static";
import { headScript } from "./before-react/head-script.ts";
import { brand } from "./content/brand.ts";
import { fullTitle } from "./page-meta.ts";
import { type LoadedPage, loadPage } from "./shell/load-page.ts";
import { Site } from "./site.tsx";

/** Addresses that the build knows, for one document. */
export interface DocumentAssets {
  /** Placed in the head; the page's own styles stand in it when it leaves the build. */
  readonly css: string;
  /** The page's colour in the light and in the dark, for what the browser draws around it. */
  readonly grounds: readonly [light: string, dark: string];
  /** Fonts that text above the fold uses. */
  readonly fonts: readonly string[];
  readonly boot: string;
  /** What the first script's bytes must hash to (Subresource Integrity). */
  readonly bootIntegrity?: string;
  /** What React's start on this page will import. */
  readonly scripts?: readonly string[];
  /** The whole site's styles, for pages reached without a new document. */
  readonly styles?: string;
  readonly manifest?: string;
  /** What those are told who fetch a document and run no script: where shared links are shown, and searchers. */
  readonly image?: string;
  readonly structuredData?: string;
}

interface DocumentProps {
  page: LoadedPage;
  assets: DocumentAssets;
}

function Document({ page, assets }: DocumentProps) {
  const [light, dark] = assets.grounds;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
        <script>{headScript}</script>
        <style>{assets.css}</style>
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" crossOrigin="" />
        ))}
        <link rel="icon" href="/icon.svg" />
        {assets.manifest && <link rel="manifest" href={assets.manifest} />}
        {assets.image && <SocialImage address={assets.image} alt={fullTitle(page.title)} />}
        {assets.structuredData && (
          <script type="application/ld+json">{assets.structuredData}</script>
        )}
      </head>
      <body>
        <div id="site" data-path={page.path}>
          <Site initial={page} />
        </div>
        {/* Not deferred: a browser paints later where a script waits for the end of the document.
            React would move it to the head, ahead of the fonts, but for the handler, which ships nothing. */}
        <script
          type="module"
          async
          onLoad={() => {}}
          src={assets.boot}
          integrity={assets.bootIntegrity}
          data-scripts={assets.scripts?.join(" ")}
          data-styles={assets.styles}
          fetchPriority="low"
        />
      </body>
    </html>
  );
}

interface SocialImageProps {
  address: string;
  alt: string;
}

function SocialImage({ address, alt }: SocialImageProps) {
  const url = brand.siteOrigin + address;
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={url} />
    </>
  );
}

/**
 * The document of one page as HTML; of the not-found page where `path` leads to none. Runs
 * at build only. Without a Suspense boundary React writes no script of its own into it.
 */
export async function renderDocument(path: string, assets: DocumentAssets): Promise<string> {
  const page = await loadPage(path);
  const { prelude } = await prerender(<Document page={page} assets={assets} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return new Response(prelude).text();
}
