import type { LoadedPage } from "./load-page.ts";

/** Shown at an address whose page cannot be reached. Its link retries, as does coming back online. */
export function noConnection(path: string): LoadedPage {
  return {
    path: undefined,
    title: "No connection",
    description: "",
    keywords: [],
    Page: () => (
      <section className="wrap sec">
        <h1>No connection</h1>
        <p className="lede">
          This page did not load. Pages that you have opened are still available.{" "}
          <a href={path}>Try again</a>
        </p>
      </section>
    ),
  };
}
