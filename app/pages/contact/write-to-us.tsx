import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { WhatToWrite } from "./what-to-write.tsx";

export function WriteToUs() {
  return (
    <section className={styles.form}>
      <div className={`wrap g12 ${styles.pair}`}>
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
        <WhatToWrite />
      </div>
    </section>
  );
}
