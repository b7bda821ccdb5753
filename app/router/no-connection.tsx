import { Trans, t } from "#words";
import type { LoadedPage } from "./load-page.ts";

/** Shown at an address whose page cannot be reached. Its link retries, as does coming back online. */
export function noConnection(path: string): LoadedPage {
  return {
    path: undefined,
    title: t`No connection`,
    description: "",
    keywords: "",
    Page: () => (
      <section className="wrap sec">
        <h1>{t`No connection`}</h1>
        <p className="lede">
          <Trans>
            This page did not load. Pages that you have opened are still available.{" "}
            <a href={path}>Try again</a>
          </Trans>
        </p>
      </section>
    ),
  };
}
