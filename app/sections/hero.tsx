import type { ReactNode } from "react";
import type { DocsPage } from "../content/brand.ts";
import { Actions, ContactAction, DocumentationAction, StartAction } from "./actions.tsx";
import { rich } from "./rich.tsx";
import { Stage, type StageProps } from "./stage.tsx";

export interface HeroProps extends Omit<StageProps, "children"> {
  lede: ReactNode;
  /** The first call to action. */
  first?: ReactNode;
  /** The second one leads to the contact form: its subject, and the words of the link. */
  about?: string;
  label?: string | undefined;
  /** Without a subject, it opens the documentation, at this page. */
  docs?: DocsPage;
}

/** A stage whose words are a sentence and two calls to action. */
export function Hero({ lede, first = <StartAction />, about, label, docs, ...stage }: HeroProps) {
  return (
    <Stage {...stage}>
      <p className="lede">{rich(lede)}</p>
      <Actions>
        {first}
        {about ? (
          <ContactAction about={about} label={label} />
        ) : (
          <DocumentationAction page={docs} />
        )}
      </Actions>
    </Stage>
  );
}
