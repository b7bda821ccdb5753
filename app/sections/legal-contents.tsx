import { useEffect, useRef } from "react";
import { useCurrentSection } from "../ui/use-current-section.ts";
import styles from "./legal-contents.module.css";

interface LegalContentsProps {
  sections: readonly { readonly id: string; readonly heading: string }[];
}

/** The table of contents of a long text. Marks the section that is on screen. */
export function LegalContents({ sections }: LegalContentsProps) {
  const current = useCurrentSection(sections);
  const list = useRef<HTMLElement>(null);

  // Keeps the marked entry in view if the list is taller than the screen and scrolls by itself.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (link) list.current?.scrollTo({ top: link.offsetTop - innerHeight / 3 });
  });

  return (
    <nav className={styles.contents} aria-label="On this page" ref={list}>
      <p className="label">On this page</p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
