import type { Dialect } from "./database.ts";

/**
 * The schema, as steps in order. A step that has been released never changes: add another one, such as
 * `() => ["ALTER TABLE messages ADD COLUMN country TEXT"]` for a new field of the form. From the sixth on they only
 * add, and what the version before can do without: it may be running beside, or again. Only the fields, the
 * language, the time and the key are kept of a visitor; the rest is the state of the delivery.
 */
export const steps: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ identity }) => [
    `CREATE TABLE messages (
      id ${identity}, key TEXT NOT NULL UNIQUE, received_at BIGINT NOT NULL, name TEXT NOT NULL,
      email TEXT NOT NULL, company TEXT, phone TEXT, subject TEXT NOT NULL, message TEXT NOT NULL,
      queued_at BIGINT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, due_at BIGINT NOT NULL,
      delivered_at BIGINT, failed_at BIGINT
    )`,
    `CREATE INDEX messages_due ON messages (due_at)
      WHERE delivered_at IS NULL AND failed_at IS NULL`,
  ],
  ({ identity }) => [
    // Two ways of delivery, held-back messages, messages dealt with, and repeated texts.
    "DROP INDEX messages_due",
    "ALTER TABLE messages DROP COLUMN queued_at",
    ...["due_at", "attempts", "delivered_at", "failed_at"].map(
      (column) => `ALTER TABLE messages RENAME COLUMN ${column} TO mail_${column}`,
    ),
    "ALTER TABLE messages ADD COLUMN webhook_due_at BIGINT NOT NULL DEFAULT 0",
    "ALTER TABLE messages ADD COLUMN webhook_attempts INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE messages ADD COLUMN webhook_delivered_at BIGINT",
    "ALTER TABLE messages ADD COLUMN webhook_failed_at BIGINT",
    "ALTER TABLE messages ADD COLUMN ways TEXT NOT NULL DEFAULT 'mail'",
    "ALTER TABLE messages ADD COLUMN suspected TEXT",
    "ALTER TABLE messages ADD COLUMN done_at BIGINT",
    "ALTER TABLE messages ADD COLUMN digest TEXT",
    ...["mail", "webhook"].map(
      (way) => `CREATE INDEX messages_${way}_due ON messages (${way}_due_at)
        WHERE ${way}_delivered_at IS NULL AND ${way}_failed_at IS NULL`,
    ),
    "CREATE INDEX messages_mailed ON messages (mail_delivered_at)",
    "CREATE INDEX messages_digest ON messages (digest, received_at)",
    "CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    `CREATE TABLE health (id ${identity}, filler TEXT NOT NULL)`,
  ],
  // Null for messages received before.
  () => ["ALTER TABLE messages ADD COLUMN language TEXT"],
  // When each wait began, to tell one that a wrong clock has made.
  () =>
    ["mail", "webhook"].flatMap((way) => [
      `ALTER TABLE messages ADD COLUMN ${way}_since BIGINT NOT NULL DEFAULT 0`,
      `UPDATE messages SET ${way}_since = received_at`,
    ]),
  // No message is held back: those that were are due, and their reasons are doubts. A wait's beginning is not needed
  // any more, and each index has only what is left to do.
  () => [
    ...["messages_digest", "messages_mailed"].map((index) => `DROP INDEX ${index}`),
    "ALTER TABLE messages DROP COLUMN digest",
    "ALTER TABLE messages RENAME COLUMN suspected TO doubt",
    "DROP TABLE health",
    ...["mail", "webhook"].flatMap((way) => [
      `ALTER TABLE messages DROP COLUMN ${way}_since`,
      `DROP INDEX messages_${way}_due`,
      `CREATE INDEX messages_${way}_due ON messages (${way}_due_at) WHERE ways LIKE '%${way}%'
        AND ${way}_delivered_at IS NULL AND ${way}_failed_at IS NULL AND done_at IS NULL`,
      `CREATE INDEX messages_${way}_failed ON messages (id) WHERE ways LIKE '%${way}%'
        AND ${way}_failed_at IS NOT NULL AND done_at IS NULL`,
    ]),
  ],
];

/** The version of a database that has every step. */
export const newest = steps.length;

/**
 * The statements that bring a database from `version`, the number of steps it has, to the newest; none for one of a
 * later program. Throws one sentence if there are some and `mayMigrate` is false.
 */
export function stepsFrom(version: number, dialect: Dialect, mayMigrate: boolean) {
  const missing = steps.slice(version);
  if (missing.length === 0 || mayMigrate) return missing.flatMap((step) => step(dialect));
  throw new Error(
    "The database is older than this program: start the inbox, which brings it up to date.",
  );
}
