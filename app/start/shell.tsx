import "../tokens.css";
import "../base.css";
import "../print.later.css";
import type { ReactNode } from "react";
import { Footer } from "../chrome/footer.tsx";
import { Header, SkipLink } from "../chrome/header.tsx";
import { Overlay } from "../chrome/overlay.tsx";
import { ClaimNote } from "../sections/claim.tsx";

interface ShellProps {
  /** Undefined for the not-found page, which any address may show. */
  path: string | undefined;
  /** The address of a stylesheet. */
  laterStyles?: string | undefined;
  children: ReactNode;
}

/** The frame of every page. */
export function Shell({ path, laterStyles, children }: ShellProps) {
  return (
    <>
      {/* First, so that a page arriving in pieces shows no part before it. */}
      <Overlay />
      <SkipLink />
      <Header current={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* Here, where it holds up only the rest: the page is painted before it has arrived. */}
      {laterStyles && <link rel="stylesheet" href={laterStyles} />}
      <Footer current={path} />
      <ClaimNote />
    </>
  );
}
