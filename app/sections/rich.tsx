import type { ReactNode } from "react";
import { type ClaimKey, claims, statement } from "../content/claims.ts";
import { atStart } from "../content/in-words.ts";
import { contactAbout, isHref } from "../content/links.ts";
import { allEvents, type EventName as Name } from "../content/webhooks.ts";
import { Link } from "../ui/link.tsx";
import { Claim } from "./claim.tsx";
import { EventName } from "./event-name.tsx";

/** A public number in the site's wording, linked to its row of the register. */
export function Stated({ of, lone, starts = lone }: StatedProps) {
  const words = statement(claims[of]);
  return (
    <Claim of={of} lone={lone ?? false}>
      {starts ? atStart(words) : words}
    </Claim>
  );
}

interface StatedProps {
  of: ClaimKey;
  lone?: boolean;
  /** A sentence begins with it. */
  starts?: boolean | undefined;
}

/**
 * A text with marks: `[words](/path)`, `[words](ask:subject)` for the contact form, `[words](claim:uptime)` or
 * `[](claim:uptime)` for a public number, `` `event.name` `` and `**strong**`. Throws if a target does not exist, so
 * the build names it. Anything else than a text stays as it is.
 */
export function rich(text: ReactNode): ReactNode {
  if (typeof text !== "string") return text;
  return text.split(/(\[[^\]]*\]\([^)]+\)|`[^`]+`|\*\*[^*]+\*\*)/).map((part, index, all) => {
    const [, words, to] = /^\[([^\]]*)\]\((.+)\)$/.exec(part) ?? [];
    const starts = /(^|[.?!]\s)$/.test(all[index - 1] ?? "");
    if (to !== undefined) return linked(words ?? "", to, text, starts);
    if (part.startsWith("**")) return <b key={part}>{part.slice(2, -2)}</b>;
    if (!part.startsWith("`")) return part;
    const name = part.slice(1, -1) as Name;
    if (!allEvents.includes(name)) throw new Error(`"${text}": there is no event ${name}.`);
    return <EventName key={part} of={name} />;
  });
}

/** A paragraph of such a text. */
export function Paragraph({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={className}>{rich(children)}</p>;
}

function linked(words: string, to: string, text: string, starts: boolean): ReactNode {
  const [, kind, rest = ""] = /^(ask|claim):(.*)$/.exec(to) ?? [];
  if (kind === "claim") {
    if (!(rest in claims)) throw new Error(`"${text}": there is no number "${rest}".`);
    const of = rest as ClaimKey;
    if (words === "") return <Stated key={to} of={of} starts={starts} />;
    return (
      <Claim key={to} of={of}>
        {words}
      </Claim>
    );
  }
  const href: string = kind === "ask" ? contactAbout(rest) : to;
  if (!isHref(href)) throw new Error(`"${text}": ${to} is no page of this site.`);
  return (
    <Link key={to} href={href}>
      {words}
    </Link>
  );
}
