import type { Row, Value } from "./database.ts";
import { type ContactMessage, fieldNames } from "./form.ts";

export const ways = ["mail", "webhook"] as const;
export type Way = (typeof ways)[number];

/** The state of a message: `done` was dealt with by the operator. */
export const states = ["waiting", "delivered", "failed", "done"] as const;
export type State = (typeof states)[number];

/** A message as it is stored. Times are milliseconds since 1970. */
export interface StoredMessage extends ContactMessage {
  readonly id: number;
  readonly key: string;
  readonly receivedAt: number;
  readonly state: State;
  /** The language in which its sender reads the site, as BCP 47; unknown of old messages. */
  readonly language: string | undefined;
  /** Why it may not be a person's. */
  readonly doubt: string | undefined;
  /** The ways that were in use when it was received, and how often each was attempted since it was queued. */
  readonly deliveries: Partial<Record<Way, { attempts: number; deliveredAt: number | undefined }>>;
}

/** Conditions of SQL, as in the indexes of `migrations.ts`: other words would read every message. */
export const isToDeliver = (way: Way) =>
  `ways LIKE '%${way}%' AND ${way}_delivered_at IS NULL AND ${way}_failed_at IS NULL AND done_at IS NULL`;
export const hasFailed = (way: Way) =>
  `ways LIKE '%${way}%' AND ${way}_failed_at IS NOT NULL AND done_at IS NULL`;

const any = (condition: (way: Way) => string) =>
  ways.map((way) => `(${condition(way)})`).join(" OR ");

/** A message's state, as an expression of SQL. */
export const state = `CASE
  WHEN done_at IS NOT NULL THEN 'done'
  WHEN ${any(hasFailed)} THEN 'failed'
  WHEN ${any(isToDeliver)} THEN 'waiting'
  ELSE 'delivered' END`;

const words = (value: Value | undefined) => (value == null ? undefined : String(value));

/** A row of all columns and the state. */
export function read(row: Row): StoredMessage {
  const fields = fieldNames.map((name) => [name, words(row[name])]);
  const wanted = ways.filter((way) => String(row.ways).includes(way));
  const deliveries = wanted.map((way) => {
    const at = row[`${way}_delivered_at`];
    const deliveredAt = at == null ? undefined : Number(at);
    return [way, { attempts: Number(row[`${way}_attempts`]), deliveredAt }];
  });
  return {
    id: Number(row.id),
    key: String(row.key),
    receivedAt: Number(row.received_at),
    state: String(row.state) as State,
    language: words(row.language),
    doubt: words(row.doubt),
    deliveries: Object.fromEntries(deliveries),
    ...(Object.fromEntries(fields) as ContactMessage),
  };
}
