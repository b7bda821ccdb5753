/** The keys of a table whose keys are known, in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

/** The same with their values. */
export function entriesOf<Key extends string, Value>(table: Readonly<Record<Key, Value>>) {
  return Object.entries(table) as [Key, Value][];
}
