import { Component, type ReactNode } from "react";
import styles from "./error-boundary.module.css";
import { servedInPlaceOf } from "./served.ts";

interface ErrorBoundaryProps {
  /** One element. */
  children: ReactNode;
}

/**
 * What breaks in it takes down nothing else: in its place stands what was served, without
 * scripts. A page that was not served as a document is loaded as one.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  constructor(props: ErrorBoundaryProps) {
    super(props);
    this.state = { broken: false };
  }

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? (
      <div className={styles.asServed} data-script="lost" ref={standAsServed} />
    ) : (
      this.props.children
    );
  }
}

function standAsServed(place: HTMLElement | null): void {
  if (!place || place.hasChildNodes()) return;
  const served = servedInPlaceOf(place);
  if (served) place.append(served);
  else location.reload();
}
