import { type Href, isExternal } from "../content/links.ts";
import { type ButtonStyle, buttonClass } from "./button-class.ts";
import { Icon } from "./icon.tsx";
import { LinkText, linkTarget } from "./link.tsx";

/** A link that looks like a button. Its address alone decides whether it opens a new tab. */
export function ButtonLink({
  variant = "default",
  size = "default",
  href,
  children,
}: ButtonStyle & { href: Href }) {
  const icon = variant === "hero" ? "arrow" : isExternal(href) ? "out" : undefined;
  return (
    <a className={buttonClass(variant, size)} {...linkTarget(href)}>
      <LinkText href={href}>{children}</LinkText>
      {icon && <Icon name={icon} />}
    </a>
  );
}
