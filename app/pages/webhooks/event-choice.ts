import { allEvents, type EventName } from "../../content/webhooks.ts";

export type Chosen = ReadonlySet<EventName>;
export type Format = "list" | "json";

export const none: Chosen = new Set();

/** Chooses all the events, or none if all are chosen already. */
export function toggle(chosen: Chosen, events: readonly EventName[]): Chosen {
  const next = new Set(chosen);
  const add = shareOf(chosen, events) !== "all";
  for (const event of events) {
    if (add) next.add(event);
    else next.delete(event);
  }
  return next;
}

/** How many of the events are chosen. */
export function shareOf(chosen: Chosen, events: readonly EventName[]): "none" | "some" | "all" {
  const count = events.filter((event) => chosen.has(event)).length;
  if (count === 0) return "none";
  return count === events.length ? "all" : "some";
}

/** The chosen events as text: one per line, or a JSON array of strings. */
export function written(chosen: Chosen, format: Format): string {
  const events = allEvents.filter((event) => chosen.has(event));
  return format === "json" ? JSON.stringify(events, undefined, 2) : events.join("\n");
}

/** The events among these texts; texts that name no event are ignored. */
export function eventsIn(texts: readonly string[]): Chosen {
  return new Set(allEvents.filter((event) => texts.includes(event)));
}
