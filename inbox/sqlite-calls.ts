import type { Dialect, Row, Value } from "./database.ts";

/* Shared by both threads of SQLite. */

// One process writes at a time, and it takes the lock of the whole file.
export const dialect: Dialect = {
  identity: "INTEGER PRIMARY KEY AUTOINCREMENT",
  skipLocked: "",
  numbersIn: (parameter) => `SELECT value FROM json_each(${parameter})`,
  durably: "",
};

export type Call = { readonly id: number; readonly handle: number } & (
  | { readonly does: "open"; readonly file: string }
  | {
      readonly does: "run";
      readonly sql: string;
      readonly values: readonly Value[];
      /** In milliseconds since 1970: a call that would begin later is dropped. */
      readonly until: number | undefined;
    }
  | { readonly does: "close" }
);

export interface Answer {
  readonly id: number;
  readonly rows: readonly Row[];
  readonly error?: { readonly message: string; readonly code: string };
}
