import type { ContactMessage } from "../app/content/message.ts";
import type { Database, Row, Value } from "./database.ts";

/** A message as it is stored. Times are milliseconds since 1970. */
export interface StoredMessage extends ContactMessage {
  readonly id: number;
  readonly key: string;
  readonly receivedAt: number;
  /** When delivery began, or began anew. */
  readonly queuedAt: number;
  /** How often delivery was attempted since it was queued. */
  readonly attempts: number;
  readonly deliveredAt: number | undefined;
  readonly failedAt: number | undefined;
}

/** The end of an attempt to deliver. */
type Outcome =
  | { readonly deliveredAt: number }
  | { readonly dueAt: number }
  | { readonly failedAt: number };

/** How many messages are in which state, and when the oldest that is not delivered was received. */
export interface Counts {
  readonly waiting: number;
  readonly delivered: number;
  readonly failed: number;
  readonly oldest: number | undefined;
}

export interface Store {
  /**
   * Stores a message once for each key, and resolves when it is durable. The same message with the
   * same key is "repeated"; another message with that key is a "conflict", and is not stored. `now`
   * in milliseconds. Rejects if the store cannot be reached.
   */
  readonly add: (
    message: ContactMessage,
    key: string,
    now: number,
  ) => Promise<"added" | "repeated" | "conflict">;
  /** Whether this key has a message. */
  readonly has: (key: string) => Promise<boolean>;
  /**
   * The message that has been due longest at `now`. Nobody else gets it before `until`, when it is due
   * again. Counts as an attempt.
   */
  readonly take: (now: number, until: number) => Promise<StoredMessage | undefined>;
  readonly settle: (id: number, outcome: Outcome) => Promise<void>;
  /** The messages after an id, oldest first; at most `limit`. */
  readonly after: (id: number, limit: number) => Promise<readonly StoredMessage[]>;
  readonly find: (id: number) => Promise<StoredMessage | undefined>;
  /** Makes a message due and begins its attempts anew, whatever its state. Resolves to false if there is none with this id. */
  readonly queue: (id: number, now: number) => Promise<boolean>;
  /** Erases the messages from an e-mail address, in any capitals. Resolves to their number. */
  readonly forget: (email: string) => Promise<number>;
  /** Erases what was received before a time, except what is still to be delivered. */
  readonly purge: (before: number) => Promise<number>;
  readonly counts: () => Promise<Counts>;
  /** Lets the statements in hand finish. */
  readonly close: () => Promise<void>;
}

const fields = ["name", "email", "company", "phone", "subject", "message"] as const;

/** The store on either database. */
export function createStore(database: Database): Store {
  const { rows } = database;
  const erased = async (sql: string, value: Value) => {
    const { length } = await rows(sql, [value]);
    if (length > 0) await database.tidy();
    return length;
  };
  return {
    async add(message, key, now) {
      const values = fields.map((field) => storable(message[field]));
      const added = await rows(
        `INSERT INTO messages (key, received_at, queued_at, due_at, ${fields.join(", ")})
          VALUES ($1, $2, $2, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (key) DO NOTHING RETURNING id`,
        [key, now, ...values],
      );
      if (added.length > 0) return "added";
      const [known] = await rows(`SELECT ${fields.join(", ")} FROM messages WHERE key = $1`, [key]);
      const same = fields.every((field, index) => known?.[field] === values[index]);
      return same ? "repeated" : "conflict";
    },
    async has(key) {
      return (await rows("SELECT id FROM messages WHERE key = $1", [key])).length > 0;
    },
    async take(now, until) {
      const [row] = await rows(
        `UPDATE messages SET due_at = $2, attempts = attempts + 1 WHERE id = (
          SELECT id FROM messages WHERE ${waiting} AND due_at <= $1
            ORDER BY due_at, id LIMIT 1 ${database.dialect.skipLocked}
        ) RETURNING *`,
        [now, until],
      );
      return row && read(row);
    },
    async settle(id, outcome) {
      const [[name, time] = ["", 0]] = Object.entries(outcome);
      const column = { deliveredAt: "delivered_at", dueAt: "due_at", failedAt: "failed_at" }[name];
      await rows(`UPDATE messages SET ${column} = $2 WHERE id = $1`, [id, time]);
    },
    async after(id, limit) {
      const sql = "SELECT * FROM messages WHERE id > $1 ORDER BY id LIMIT $2";
      return (await rows(sql, [id, limit])).map(read);
    },
    async find(id) {
      const [row] = await rows("SELECT * FROM messages WHERE id = $1", [id]);
      return row && read(row);
    },
    async queue(id, now) {
      const queued = await rows(
        `UPDATE messages SET due_at = $2, queued_at = $2, attempts = 0, delivered_at = NULL, failed_at = NULL
          WHERE id = $1 RETURNING id`,
        [id, now],
      );
      return queued.length > 0;
    },
    async forget(email) {
      const sql = "DELETE FROM messages WHERE lower(email) = lower($1) RETURNING id";
      return erased(sql, email);
    },
    async purge(before) {
      const sql = `DELETE FROM messages WHERE received_at < $1 AND NOT (${waiting}) RETURNING id`;
      return erased(sql, before);
    },
    async counts() {
      const [row] = await rows(
        `SELECT count(*) AS every, count(delivered_at) AS delivered, count(failed_at) AS failed,
          min(CASE WHEN delivered_at IS NULL THEN received_at END) AS oldest FROM messages`,
      );
      const [delivered, failed] = [Number(row?.delivered), Number(row?.failed)];
      const oldest = time(row?.oldest);
      return { waiting: Number(row?.every) - delivered - failed, delivered, failed, oldest };
    },
    close: database.close,
  };
}

/** Neither delivered nor given up. */
const waiting = "delivered_at IS NULL AND failed_at IS NULL";

const time = (value: Value | undefined) => (value == null ? undefined : Number(value));
const words = (value: Value | undefined) => (value == null ? undefined : String(value));

function read(row: Row): StoredMessage {
  return {
    id: Number(row.id),
    key: String(row.key),
    receivedAt: Number(row.received_at),
    name: String(row.name),
    email: String(row.email),
    company: words(row.company),
    phone: words(row.phone),
    subject: String(row.subject),
    message: String(row.message),
    queuedAt: Number(row.queued_at),
    attempts: Number(row.attempts),
    deliveredAt: time(row.delivered_at),
    failedAt: time(row.failed_at),
  };
}

/** Neither database keeps half a surrogate pair, and Postgres no zero character. */
function storable(text: string | undefined): string | null {
  return text === undefined ? null : Buffer.from(text).toString().replaceAll("\0", "\ufffd");
}
