/** A value of a column. Times are whole milliseconds since 1970. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/**
 * The little SQL that SQLite and Postgres share: numbered parameters (`$1`), `RETURNING`,
 * `ON CONFLICT`. Every statement is its own transaction, and is durable when its promise resolves.
 */
export interface Database {
  readonly dialect: Dialect;
  readonly rows: (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;
  /** Rejects if the disk is full, as far as the database can tell without writing. */
  readonly hasRoom: () => Promise<void>;
  /** Leaves no trace of deleted data, as far as the database can. */
  readonly tidy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Dialect {
  /** The type of a primary key that counts up and is never reused. */
  readonly identity: string;
  /** Added to a `SELECT` whose row another process must not select at the same time. */
  readonly skipLocked: string;
  /** Added to the `RETURNING` of statements that must be on the disk when the promise resolves. */
  readonly durably: string;
}

export const sqlite: Dialect = {
  identity: "INTEGER PRIMARY KEY AUTOINCREMENT",
  // One process writes at a time, and it takes the lock of the whole file.
  skipLocked: "",
  durably: "",
};

export const postgres: Dialect = {
  identity: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  skipLocked: "FOR UPDATE SKIP LOCKED",
  // Regardless of the database's default, and for this transaction alone.
  durably: ", set_config('synchronous_commit', 'on', true)",
};
