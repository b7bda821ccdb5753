import type { MouseEventHandler, ReactNode } from "react";
import { type Href, isExternal } from "../content/links.ts";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";
import { linkTarget, NewTabCue } from "./link.tsx";

export const buttonVariants = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
  "hero",
] as const;
export const buttonSizes = ["default", "sm", "lg", "icon"] as const;

type ButtonVariant = (typeof buttonVariants)[number];
type ButtonSize = (typeof buttonSizes)[number];

const variantClass = {
  default: undefined,
  destructive: styles.destructive,
  outline: styles.outline,
  secondary: styles.secondary,
  ghost: styles.ghost,
  link: styles.link,
  hero: styles.hero,
} satisfies Record<ButtonVariant, string | undefined>;

const sizeClass = {
  default: undefined,
  sm: styles.sm,
  lg: styles.lg,
  icon: styles.icon,
} satisfies Record<ButtonSize, string | undefined>;

function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  return [styles.button, variantClass[variant], sizeClass[size]].filter(Boolean).join(" ");
}

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}

interface ButtonProps extends Look {
  type?: "button" | "submit";
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  /** Ignores activation but keeps focus, as a form's button does while sending. */
  busy?: boolean;
}

/** Triggers an action on this page. */
export function Button({
  variant = "default",
  size = "default",
  type = "button",
  onClick,
  disabled,
  busy,
  children,
}: ButtonProps) {
  return (
    <button
      className={buttonClass(variant, size)}
      type={type}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      disabled={disabled}
      aria-disabled={busy || undefined}
    >
      {children}
      {variant === "hero" && size !== "icon" && <Icon name="arrow" />}
    </button>
  );
}

interface IconButtonProps {
  icon: IconName;
  /** The accessible name. */
  label: string;
  variant?: ButtonVariant;
  /** Mirrors the icon, for an arrow that points back. */
  flipped?: boolean;
  controls?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
}

/** A button with only an icon. */
export function IconButton({
  icon,
  label,
  variant = "default",
  flipped,
  controls,
  onClick,
  disabled,
}: IconButtonProps) {
  return (
    <button
      className={buttonClass(variant, "icon")}
      type="button"
      aria-label={label}
      aria-controls={controls}
      onClick={onClick}
      disabled={disabled}
      data-flipped={flipped}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ButtonLinkProps extends Look {
  href: Href;
}

/** A link that looks like a button. Its address alone decides whether it opens a new tab. */
export function ButtonLink({
  variant = "default",
  size = "default",
  href,
  children,
}: ButtonLinkProps) {
  const icon = variant === "hero" ? "arrow" : isExternal(href) ? "out" : undefined;
  return (
    <a className={buttonClass(variant, size)} {...linkTarget(href)}>
      {children}
      <NewTabCue href={href} />
      {icon && <Icon name={icon} />}
    </a>
  );
}
