import type { Dialect } from "./database.ts";

/**
 * The schema, as steps in order. A step that has been released never changes: add another one. Only
 * the six fields, the time and the key are kept of a visitor; the rest is the state of the delivery.
 */
export const migrations: readonly ((dialect: Dialect) => readonly string[])[] = [
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
      queued_at BIGINT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at BIGINT NOT NULL,
      delivered_at BIGINT,
      failed_at BIGINT
    )`,
    `CREATE INDEX messages_due ON messages (due_at)
      WHERE delivered_at IS NULL AND failed_at IS NULL`,
  ],
];

/**
 * The statements that bring a database from `version`, the number of steps it has, to the newest.
 * Throws one sentence if the database is newer than this program.
 */
export function stepsFrom(version: number, dialect: Dialect): readonly string[] {
  if (version > migrations.length) {
    throw new Error(
      "The database was written by a newer version of the inbox: update the program.",
    );
  }
  return migrations.slice(version).flatMap((step) => step(dialect));
}
