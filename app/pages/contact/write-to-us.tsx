import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import styles from "./contact.module.css";
import { ContactForm } from "./contact-form.tsx";
import { WhatToWrite } from "./what-to-write.tsx";

export function WriteToUs() {
  return (
    <>
      <div className={styles.form}>
        <ErrorBoundary>
          <ContactForm />
        </ErrorBoundary>
      </div>
      <div className={styles.what}>
        <WhatToWrite />
      </div>
    </>
  );
}
