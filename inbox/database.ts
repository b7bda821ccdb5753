/** A value of a column. Times are whole milliseconds since 1970. */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/**
 * The little SQL that SQLite and Postgres share: numbered parameters (`$1`), `RETURNING`,
 * `ON CONFLICT`. Every statement is its own transaction, and is durable when its promise resolves.
 */
export interface Database {
  readonly dialect: Dialect;
  /**
   * Rejects if the database cannot be reached or refuses the statement, and after `patience`, in
   * milliseconds, if one is given: SQLite begins no statement later than that, Postgres may.
   */
  readonly rows: (
    sql: string,
    values?: readonly Value[],
    patience?: number,
  ) => Promise<readonly Row[]>;
  /** Leaves no trace of deleted data, as far as the database can. */
  readonly tidy: () => Promise<void>;
  /** Lets the statements in hand finish. */
  readonly close: () => Promise<void>;
}

/** Where the two differ. */
export interface Dialect {
  /** The type of a primary key that counts up and is never reused. */
  readonly identity: string;
  /** Added to a `SELECT` whose row another process must not select at the same time. */
  readonly skipLocked: string;
  /** A query for the numbers of a parameter that is an array in JSON. */
  readonly numbersIn: (parameter: string) => string;
  /** Added to the `RETURNING` of statements that must be on the disk when the promise resolves. */
  readonly durably: string;
}

/** Rejects with the code TIMEOUT if `work` takes longer than `patience`, in milliseconds. */
export async function within<T>(patience: number | undefined, work: Promise<T>): Promise<T> {
  if (patience === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeout()), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export const timeout = () => Object.assign(new Error("No answer in time."), { code: "TIMEOUT" });
