import { Section } from "../../sections/section.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { WhatToWrite } from "./what-to-write.tsx";

export function WriteToUs() {
  return (
    <Section>
      <div className={`g12 ${styles.pair}`}>
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
        <WhatToWrite />
      </div>
    </Section>
  );
}
