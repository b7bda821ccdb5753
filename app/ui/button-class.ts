import type { ReactNode } from "react";
import styles from "./button.module.css";

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

export type ButtonVariant = (typeof buttonVariants)[number];
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

/** The classes of a button, or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  return [styles.button, variantClass[variant], sizeClass[size]].filter(Boolean).join(" ");
}

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  children: ReactNode;
}
