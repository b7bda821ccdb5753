import { Fragment } from "react";
import { others } from "../content/language.ts";
import { addressIn } from "../content/languages.ts";

interface LanguageLinksProps {
  /** The path of the current page. */
  current: string | undefined;
  className?: string;
}

/** The page in each other language. `keepPlace` completes the address. */
export function LanguageLinks({ current = "/", className }: LanguageLinksProps) {
  return others.map((language) => {
    const { code, name } = language;
    return (
      <Fragment key={code}>
        <a className={className} lang={code} hrefLang={code} href={addressIn(language, current)}>
          {name}
        </a>{" "}
      </Fragment>
    );
  });
}
