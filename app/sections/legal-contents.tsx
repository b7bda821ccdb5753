import { useEffect, useRef } from "react";
import { useCurrentSection } from "../ui/use-current-section.ts";
import styles from "./legal-contents.module.css";

interface LegalContentsProps {
  sections: readonly { readonly id: string; readonly heading: string }[];
}

/** The table of contents of a text that is read. Marks the section that is on screen. */
export function LegalContents({ sections }: LegalContentsProps) {
  const current = useCurrentSection(sections);
  const list = useRef<HTMLElement>(null);

  // Where the list is longer than the screen it scrolls by itself; elsewhere this does nothing.
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
