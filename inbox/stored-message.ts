import type { Row, Value } from "./database.ts";
import { type ContactMessage, fieldNames } from "./form.ts";

/** The ways in which a message reaches the team. */
export const ways = ["mail", "webhook"] as const;
export type Way = (typeof ways)[number];

/** The state of a message: `stored` is not to be delivered, `done` was dealt with by the operator. */
export const states = ["waiting", "delivered", "failed", "suspected", "done", "stored"] as const;
export type State = (typeof states)[number];

/** How far one way of delivery is. Times are milliseconds since 1970. */
interface Delivery {
  /** How often it was attempted since it was queued. */
  readonly attempts: number;
  readonly deliveredAt: number | undefined;
  readonly failedAt: number | undefined;
}

/** A message as it is stored. Times are milliseconds since 1970. */
export interface StoredMessage extends ContactMessage {
  readonly id: number;
  readonly key: string;
  readonly receivedAt: number;
  readonly state: State;
  /** The language in which its sender reads the site, as BCP 47; unknown of old messages. */
  readonly language: string | undefined;
  /** Why it is held back. */
  readonly suspected: string | undefined;
  /** The ways that were in use when it was received. */
  readonly deliveries: Readonly<Partial<Record<Way, Delivery>>>;
}

/** Neither delivered nor given up, or given up, in one way. Conditions of SQL. */
const isWanted = (way: Way) => `ways LIKE '%${way}%'`;
const isOpen = (way: Way) =>
  `${isWanted(way)} AND ${way}_delivered_at IS NULL AND ${way}_failed_at IS NULL`;
export const hasFailed = (way: Way) => `${isWanted(way)} AND ${way}_failed_at IS NOT NULL`;
export const isToDeliver = (way: Way) => `${isOpen(way)} AND suspected IS NULL AND done_at IS NULL`;

const any = (condition: (way: Way) => string) =>
  ways.map((way) => `(${condition(way)})`).join(" OR ");

/** A message's state, as an expression of SQL. */
export const state = `CASE
  WHEN done_at IS NOT NULL THEN 'done'
  WHEN suspected IS NOT NULL THEN 'suspected'
  WHEN ways = '' THEN 'stored'
  WHEN ${any(hasFailed)} THEN 'failed'
  WHEN ${any(isOpen)} THEN 'waiting'
  ELSE 'delivered' END`;

const time = (value: Value | undefined) => (value == null ? undefined : Number(value));
const words = (value: Value | undefined) => (value == null ? undefined : String(value));

/** A row of all columns and the state. */
export function read(row: Row): StoredMessage {
  const fields = fieldNames.map((name) => [name, words(row[name])]);
  const wanted = ways.filter((way) => String(row.ways).includes(way));
  const deliveries = wanted.map((way) => [
    way,
    {
      attempts: Number(row[`${way}_attempts`]),
      deliveredAt: time(row[`${way}_delivered_at`]),
      failedAt: time(row[`${way}_failed_at`]),
    },
  ]);
  return {
    id: Number(row.id),
    key: String(row.key),
    receivedAt: Number(row.received_at),
    state: String(row.state) as State,
    language: words(row.language),
    suspected: words(row.suspected),
    deliveries: Object.fromEntries(deliveries),
    ...(Object.fromEntries(fields) as ContactMessage),
  };
}
