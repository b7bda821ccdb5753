import type { ReactNode } from "react";
import styles from "./button.module.css";

/** As the specification names them, used or not. */
const variantClass = {
  default: undefined,
  destructive: styles.destructive,
  outline: styles.outline,
  secondary: styles.secondary,
  ghost: styles.ghost,
  link: styles.link,
  hero: styles.hero,
} as const;
export type ButtonVariant = keyof typeof variantClass;

const sizeClass = {
  default: undefined,
  sm: styles.sm,
  lg: styles.lg,
  icon: styles.icon,
} as const;
type ButtonSize = keyof typeof sizeClass;

/** The classes of a button, or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, unavailable = false): string {
  return [styles.button, variantClass[variant], sizeClass[size], unavailable && styles.unavailable]
    .filter(Boolean)
    .join(" ");
}

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: Exclude<ButtonSize, "icon">;
  children: ReactNode;
}
