import { Children, type ReactNode } from "react";
import { t } from "#words";
import { brand, type DocsPage, docsUrl } from "../content/brand.ts";
import { contactAbout } from "../content/links.ts";
import { ButtonLink } from "../ui/button-link.tsx";

/** The calls to action of a hero or a closing, side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{Children.map(children, (action) => [action, " "])}</div>;
}

/** Opens the customer app, for which the header says "Sign in": the one hero button of a section. */
export function StartAction() {
  return (
    <ButtonLink variant="hero" size="lg" href={brand.appUrl}>
      {t`Get Started`}
    </ButtonLink>
  );
}

/** For developers: opens the steps to production. */
export function IntegrationAction() {
  return (
    <ButtonLink variant="link" size="lg" href="/api-documentation#checklist">
      {t`Start Integration`}
    </ButtonLink>
  );
}

interface ContactActionProps {
  /** The subject that the form is prefilled with. */
  about: string;
  label?: string | undefined;
  variant?: "default" | "outline";
}

export function ContactAction({
  about,
  label = t`Talk to Sales`,
  variant = "outline",
}: ContactActionProps) {
  return (
    <ButtonLink variant={variant} size="lg" href={contactAbout(about)}>
      {label}
    </ButtonLink>
  );
}

interface DocumentationActionProps {
  page?: DocsPage | undefined;
  variant?: "default" | "outline";
}

export function DocumentationAction({ page, variant = "outline" }: DocumentationActionProps) {
  return (
    <ButtonLink variant={variant} size="lg" href={docsUrl(page)}>
      {t`View Documentation`}
    </ButtonLink>
  );
}
