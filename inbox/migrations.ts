import type { Dialect } from "./database.ts";

/** The version that the first step makes: 1 to 4 were before the first release. */
const FIRST = 5;

/**
 * The schema, as steps in order. A step that has been released never changes: add another one, such as
 * `() => ["ALTER TABLE messages ADD COLUMN country TEXT"]` for a new field of the form. Only the fields, the
 * language, the time and the key are kept of a visitor; the rest is the state of the delivery.
 */
const steps: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ identity }) => [
    `CREATE TABLE messages (
      id ${identity},
      key TEXT NOT NULL UNIQUE,
      received_at BIGINT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      company TEXT,
      phone TEXT,
      subject TEXT NOT NULL,
      message TEXT NOT NULL,
      language TEXT,
      doubt TEXT,
      ways TEXT NOT NULL,
      ${["mail", "webhook"]
        .map(
          (way) => `${way}_due_at BIGINT NOT NULL,
      ${way}_attempts INTEGER NOT NULL DEFAULT 0,
      ${way}_delivered_at BIGINT,
      ${way}_failed_at BIGINT,`,
        )
        .join("\n      ")}
      done_at BIGINT
    )`,
    // Each index has only what is left to do.
    ...["mail", "webhook"].flatMap((way) => [
      `CREATE INDEX messages_${way}_due ON messages (${way}_due_at) WHERE ways LIKE '%${way}%'
        AND ${way}_delivered_at IS NULL AND ${way}_failed_at IS NULL AND done_at IS NULL`,
      `CREATE INDEX messages_${way}_failed ON messages (id) WHERE ways LIKE '%${way}%'
        AND ${way}_failed_at IS NOT NULL AND done_at IS NULL`,
    ]),
    "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
  ],
];

/** The version of a database that has every step. */
export const newest = FIRST + steps.length - 1;

/**
 * The statements that bring a database from `version`, 0 if it is empty, to the newest. Throws one sentence
 * if this program does not know the version, or if it is older and `mayMigrate` is false.
 */
export function stepsFrom(version: number, dialect: Dialect, mayMigrate: boolean) {
  if (version > newest || (version > 0 && version < FIRST)) {
    throw new Error(
      `The database has version ${version}, and this program knows ${FIRST} to ${newest}: start another version of the inbox.`,
    );
  }
  const missing = version === 0 ? steps : steps.slice(version - FIRST + 1);
  if (missing.length === 0 || mayMigrate) return missing.flatMap((step) => step(dialect));
  throw new Error(
    "The database is older than this program: start the inbox, which brings it up to date.",
  );
}
