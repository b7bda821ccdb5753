interface LiveProps {
  /** What has come of what the visitor did; nothing until then. It also stands beside this, to be read. */
  children: string | false | undefined;
  /** Another number says the same text again. */
  turn?: number | undefined;
}

/**
 * What a screen reader says once, without being asked. There from the start, since some do not notice one that comes
 * with its text; a single text, since of several parts Orca says the last; and not a `status`, which Orca passes over.
 */
export function Live({ children, turn }: LiveProps) {
  return (
    <p className="sr" aria-live="polite">
      {turn === undefined ? children : <span key={turn}>{children}</span>}
    </p>
  );
}
