import { type Href, isExternal } from "../content/links.ts";
import { type ButtonLook, buttonClass } from "./button-look.ts";
import { Icon } from "./icon.tsx";
import { linkTarget, NewTabCue } from "./link.tsx";

interface ButtonLinkProps extends ButtonLook {
  href: Href;
  /** Left out of the tab order, for a link that is scrolled away. */
  skipped?: boolean | undefined;
}

/** A link that looks like a button. Its address alone decides whether it opens a new tab. */
export function ButtonLink({
  variant = "default",
  size = "default",
  href,
  skipped,
  children,
}: ButtonLinkProps) {
  const icon = variant === "hero" ? "arrow" : isExternal(href) ? "out" : undefined;
  return (
    <a
      className={buttonClass(variant, size)}
      tabIndex={skipped ? -1 : undefined}
      {...linkTarget(href)}
    >
      {children}
      <NewTabCue href={href} />
      {icon && <Icon name={icon} />}
    </a>
  );
}
