import { Fragment } from "react";
import { addressIn } from "../content/languages.ts";
import { others } from "../content/spoken.ts";

interface LanguageLinksProps {
  /** The path of the current page. */
  current: string | undefined;
  className?: string;
}

/** The page in each other language. The first script completes the address (start/boot.ts). */
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
