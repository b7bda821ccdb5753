import { Fragment } from "react";
import { isOriginal, others } from "../content/language.ts";
import { addressIn } from "../content/languages.ts";
import { isLegal } from "../content/paths.ts";
import "./languages.module.css";

interface LanguageLinksProps {
  /** The path of the current page. */
  current: string | undefined;
  className?: string;
}

/** The page in each other language. `watchLanguages` completes the address. */
export function LanguageLinks({ current = "/", className }: LanguageLinksProps) {
  // Where it has the same clauses, nobody is offered it.
  const same = isOriginal && isLegal(current) ? "" : undefined;
  return others.map((language) => {
    const { code, name } = language;
    return (
      <Fragment key={code}>
        <a
          className={className}
          lang={code}
          hrefLang={code}
          href={addressIn(language, current)}
          data-same={same}
        >
          {name}
        </a>{" "}
      </Fragment>
    );
  });
}
