import type { Dialect } from "./database.ts";
import { hasFailed, isToDeliver, ways } from "./stored-message.ts";

/**
 * The schema, as steps in order. A step that has been released never changes: add another one, such as
 * `() => ["ALTER TABLE messages ADD COLUMN country TEXT"]` for a new field of the form. Those after the first only add,
 * and what the version before can do without: it may be running beside, or again. Only the fields, the language, the
 * time and the key are kept of a visitor; the rest is the state of the delivery.
 */
export const steps: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ identity }) => [
    `CREATE TABLE messages (
      id ${identity}, key TEXT NOT NULL UNIQUE, received_at BIGINT NOT NULL, name TEXT NOT NULL,
      email TEXT NOT NULL, company TEXT, phone TEXT, subject TEXT NOT NULL, message TEXT NOT NULL,
      ${ways.map((way) => `${way}_attempts INTEGER NOT NULL DEFAULT 0, ${way}_due_at BIGINT NOT NULL, ${way}_delivered_at BIGINT, ${way}_failed_at BIGINT`)},
      ways TEXT NOT NULL, language TEXT, doubt TEXT, done_at BIGINT
    )`,
    // Each has only what is left to do.
    ...ways.flatMap((way) => [
      `CREATE INDEX messages_${way}_due ON messages (${way}_due_at) WHERE ${isToDeliver(way)}`,
      `CREATE INDEX messages_${way}_failed ON messages (id) WHERE ${hasFailed(way)}`,
    ]),
    "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
  ],
];

/** The version of a database that has the first step alone. */
const FIRST = 5;
/** The version of a database that has every step. */
export const newest = FIRST + steps.length - 1;

/**
 * The statements that bring a database from `version` to the newest, from 0 if it is empty; none for one of a later
 * program. Throws one sentence if there are some and `mayMigrate` is false, or if it is older than the first release.
 */
export function stepsFrom(version: number, dialect: Dialect, mayMigrate: boolean) {
  if (version > 0 && version < FIRST) {
    throw new Error(
      "The database is from before the first release: inbox/README.md says what brings it up to date.",
    );
  }
  const missing = version === 0 ? steps : steps.slice(version - FIRST + 1);
  if (missing.length === 0 || mayMigrate) return missing.flatMap((step) => step(dialect));
  throw new Error(
    "The database is older than this program: start the inbox, which brings it up to date.",
  );
}
