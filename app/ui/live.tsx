interface LiveProps {
  /** The result of the visitor's action; nothing until then. The page also shows it, to be read. */
  children: string | false | undefined;
  /** Another number announces the same text again. */
  turn?: number | undefined;
}

/**
 * An announcement, which a screen reader makes once. In the page from the start, since some miss a region that arrives
 * with its text; a single text, since Orca says only the last of several parts; and not a `status`, which Orca skips.
 */
export function Live({ children, turn }: LiveProps) {
  return (
    <p className="sr" aria-live="polite">
      {turn === undefined ? children : <span key={turn}>{children}</span>}
    </p>
  );
}
