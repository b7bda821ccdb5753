import { expect, test } from "vitest";
import { eventDetails } from "../../content/event-details.ts";
import { scenarios } from "../../content/sandbox.ts";
import { allEvents, eventFamilies } from "../../content/webhooks.ts";
import { eventsIn, none, shareOf, toggle } from "./event-choice.ts";

const [payments, customers] = eventFamilies;

test("a family is filled first, then emptied, and others keep what they have", () => {
  const some = toggle(toggle(none, ["payment.failed"]), ["customer.created"]);
  expect(shareOf(some, payments.events)).toBe("some");
  const all = toggle(some, payments.events);
  expect(shareOf(all, payments.events)).toBe("all");
  const emptied = toggle(all, payments.events);
  expect(shareOf(emptied, payments.events)).toBe("none");
  expect(shareOf(emptied, customers.events)).toBe("some");
});

test("an event names the sandbox tests that have it, and no others", () => {
  for (const event of allEvents) {
    const { test: named } = eventDetails[event];
    const tests = scenarios.filter(({ events }) => events.includes(event));
    if (tests.length === 0) {
      expect(named, event).toBe("None by name");
      continue;
    }
    const beginnings = named.toLowerCase().split(", or ");
    expect(tests, event).toHaveLength(beginnings.length);
    for (const [index, { name }] of tests.entries()) {
      expect(name.toLowerCase().startsWith(beginnings[index] ?? "-"), name).toBe(true);
    }
  }
});

test("texts that name no event are left out", () => {
  expect(eventsIn(["payout.successful", "payout", "", "payment.failed"])).toEqual(
    new Set(["payment.failed", "payout.successful"]),
  );
});
