import { Component, type ReactNode } from "react";
import { servedInPlaceOf } from "../router/served-markup.ts";
import styles from "./error-boundary.module.css";

interface ErrorBoundaryProps {
  /** Must render one element. */
  children: ReactNode;
}

/**
 * Replaces its content with the served markup, without scripts, if it throws. A page reached by client
 * navigation has no served markup, so it is reloaded as a document.
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
