import type { ReactNode } from "react";
import { t } from "#words";
import { asks, type Href, isExternal } from "../content/links.ts";
import { Icon } from "./icon.tsx";
import styles from "./link.module.css";

/** The attributes of a link to another site; none for the site's own. */
export function linkTarget(href: Href) {
  return isExternal(href) ? { href, target: "_blank", rel: "noopener" } : { href };
}

/** The words of a link. To a screen reader it says that a new tab opens; the visible cue is the arrow next to it. */
export function LinkText({ href, children }: { href: Href; children: ReactNode }) {
  if (!isExternal(href)) return children;
  return (
    <span>
      {children}
      <span className="sr">{t` (opens in a new tab)`}</span>
    </span>
  );
}

interface LinkProps {
  href: Href;
  /** On its own line: 44 px tall, as a touch target. */
  lone?: boolean;
  /** Its question can be kept: not in running text, where a sign would disturb. */
  keeps?: boolean;
  children: ReactNode;
}

/** A text link. If it leads to another site, it opens a new tab, says so and shows an arrow. */
export function Link({ href, lone, keeps, children }: LinkProps) {
  const link = (
    <a className={lone ? styles.reach : styles.link} {...linkTarget(href)}>
      <LinkText href={href}>{children}</LinkText>
      {isExternal(href) && <Icon name="out" />}
    </a>
  );
  return keeps ? <Asking href={href}>{link}</Asking> : link;
}

interface AskingProps {
  href: string | undefined;
  lone?: boolean;
  children: ReactNode;
}

/** A link that asks a question: a script adds a button that keeps the question (chrome/keep-buttons.ts). */
function Asking({ href = "", lone, children }: AskingProps) {
  if (!asks(href)) return children;
  return (
    <span className="ask" data-lone={lone ? "" : undefined}>
      {children}
    </span>
  );
}

/** A link with a line of its own, 44 px tall. */
export function LoneLink({
  id,
  href,
  download,
  children,
}: {
  id?: string;
  /** Nothing yet where it needs scripts. */
  href: string | undefined;
  /** Or the name of the file. */
  download?: boolean | string;
  children: ReactNode;
}) {
  return (
    <Asking href={href} lone>
      <a className={styles.lone} id={id} href={href} download={href && download}>
        {children}
      </a>
    </Asking>
  );
}
