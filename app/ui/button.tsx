import type { MouseEventHandler } from "react";
import { type ButtonStyle, type ButtonVariant, buttonClass } from "./button-class.ts";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps extends ButtonStyle {
  type?: "button" | "submit";
  onClick?: MouseEventHandler<HTMLButtonElement>;
  disabled?: boolean;
  /** Ignores activation but keeps focus, as a form's button does while sending. */
  busy?: boolean;
}

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
      className={buttonClass(variant, size, disabled || busy)}
      type={type}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      disabled={disabled}
      aria-disabled={busy || undefined}
    >
      <span>{children}</span>
      {variant === "hero" && <Icon name="arrow" />}
    </button>
  );
}

interface IconButtonProps {
  icon: IconName;
  /** The accessible name. */
  label: string;
  variant: Exclude<ButtonVariant, "hero">;
  controls?: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

export function IconButton({ icon, label, variant, controls, onClick }: IconButtonProps) {
  return (
    <button
      className={buttonClass(variant, "icon")}
      type="button"
      aria-label={label}
      aria-controls={controls}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
