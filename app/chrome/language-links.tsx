import { Fragment, type MouseEvent } from "react";
import { addressIn, type Language } from "../content/languages.ts";
import { others } from "../content/other-languages.ts";

interface LanguageLinksProps {
  /** The path of the current page. */
  current: string | undefined;
  className?: string;
}

/** The page in each other language. */
export function LanguageLinks({ current, className }: LanguageLinksProps) {
  return others.map((language) => (
    <Fragment key={language.code}>
      <a className={className} {...linkTo(language, current)}>
        {language.name}
      </a>{" "}
    </Fragment>
  ));
}

/** The attributes of a link to a page in another language. */
export function linkTo(language: Language, path = "/") {
  const { code } = language;
  return { lang: code, hrefLang: code, href: addressIn(language, path), onClick: bringAlong };
}

/** Leads to where the visitor is on the page, too, and to what its address keeps. */
function bringAlong({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const { search, hash } = location;
  Object.assign(currentTarget, { search, hash });
}
