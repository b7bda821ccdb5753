import { prerender } from "react-dom/static";
import type { DocumentAssets } from "../start/document.tsx";
import { Specimen } from "./specimen.tsx";

/** The specimen page as a document, for the development server only. */
export async function renderDocument(_path: string, { boot }: DocumentAssets): Promise<string> {
  const { prelude } = await prerender(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Specimen</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <div id="specimen">
          <Specimen />
        </div>
        <script type="module" src={boot} />
      </body>
    </html>,
  );
  return new Response(prelude).text();
}
