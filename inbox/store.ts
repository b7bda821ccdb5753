import type { ContactMessage } from "../app/content/message.ts";
import type { Database } from "./database.ts";

/** A message as it is stored. Times are milliseconds since 1970. */
export interface StoredMessage extends ContactMessage {
  readonly id: number;
  readonly key: string;
  readonly receivedAt: number;
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
  /** Lets the statements in hand finish. */
  readonly close: () => Promise<void>;
}

const fields = ["name", "email", "company", "phone", "subject", "message"] as const;

/** The store on either database. */
export function createStore(database: Database): Store {
  const { rows } = database;
  return {
    async add(message, key, now) {
      const values = fields.map((field) => storable(message[field]));
      const added = await rows(
        `INSERT INTO messages (key, received_at, due_at, ${fields.join(", ")})
          VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (key) DO NOTHING RETURNING id`,
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
    close: database.close,
  };
}

/** Neither database keeps half a surrogate pair, and Postgres no zero character. */
function storable(text: string | undefined): string | null {
  return text === undefined ? null : Buffer.from(text).toString().replaceAll("\0", "\ufffd");
}
