/** The entries of a table whose keys are known, in its order. */
export function entriesOf<Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  return Object.entries(table) as [Key, Value][];
}
