import { css, role } from "./find.ts";
import { eventually, expect, hydrated, open, poll, test } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

/* Questions are kept on any page, and asked in one message. */

const form = (name: string) => css<HTMLInputElement>(`form [name=${name}]`);
const kept = role("button", /^Add to my questions/, "main");
const marker = role("link", /^Questions \d/, "header");
const valueIn = (visitor: Visitor, name: string) =>
  visitor.look((field) => field.value, form(name));
const listed = (visitor: Visitor) =>
  visitor.look(() =>
    [...document.querySelectorAll("main ol button")].map((button) =>
      (button.getAttribute("aria-label") ?? "").replace("Remove: ", ""),
    ),
  );

test("one is kept, taken out and kept again, and every page says how many", async ({ visitor }) => {
  await open(visitor, "/security-compliance");
  await visitor.click(css("main details:has(.ask) > summary"));
  await visitor.click(kept);
  await poll(visitor, ({ ariaPressed }) => ariaPressed, kept).toBe("true");
  await poll(visitor, ({ textContent }) => textContent, marker).toBe("Questions 1");
  await visitor.click(kept);
  await poll(visitor, ({ ariaPressed }) => ariaPressed, kept).toBe("false");
  await poll(visitor, () => sessionStorage.questions).toBe("[]");
  await visitor.click(kept);
  await open(visitor, "/solutions");
  await poll(visitor, ({ textContent }) => textContent, marker).toBe("Questions 1");
  await visitor.click(marker);
  await poll(visitor, () => location.pathname).toBe("/contact");
  await eventually(() => listed(visitor)).toHaveLength(1);
});

test("all of a sheet are one message, whose receipt names them", async ({ visitor }) => {
  await open(visitor, "/security-compliance");
  await visitor.click(css("[data-ask-all]"));
  await poll(visitor, () => location.pathname).toBe("/contact");
  await eventually(async () => (await listed(visitor)).length).toBeGreaterThan(15);
  const all = await listed(visitor);
  expect(await valueIn(visitor, "subject")).toBe(`${all.length} questions`);
  const message = await valueIn(visitor, "message");
  for (const [index, question] of all.entries()) {
    expect(message).toContain(`${index + 1}. ${question}\n`);
  }

  await test.step("a text that grows leaves questions for the next message", async () => {
    const typed = "Please answer these by the end of the year. ".repeat(3).trim();
    await visitor.fill(form("message"), `${message}${typed}`);
    await visitor.look((field) => field.focus(), form("name"));
    const left = () => visitor.look(() => document.querySelectorAll("main ol li b").length);
    await eventually(left).toBeGreaterThan(0);
    expect(await valueIn(visitor, "subject")).toBe(`${all.length - (await left())} questions`);
    const shorter = await valueIn(visitor, "message");
    expect(shorter.length).toBeLessThanOrEqual(1000);
    expect(shorter.endsWith(typed)).toBe(true);
    await visitor.fill(form("message"), message);
    await visitor.look((field) => field.focus(), form("name"));
    await eventually(left).toBe(0);
  });
  await visitor.click(role("button", `Remove: ${all[0]}`));
  await eventually(() => listed(visitor)).toEqual(all.slice(1));
  expect(await valueIn(visitor, "message")).not.toContain(all[0]);
  for (const [name, value] of [
    ["name", "Ada"],
    ["email", "ada@bank.example"],
  ] as const) {
    await visitor.fill(form(name), value);
  }
  await visitor.click(css("form [type=submit]"));
  await poll(visitor, () => true, role("status", /Message Sent!/, "main")).toBe(true);
  await eventually(() => listed(visitor)).toEqual([]);
  const receipt = await visitor.look(
    ({ parentElement }) => parentElement?.textContent,
    css("main div > h2[tabindex]"),
  );
  for (const question of all.slice(1)) expect(receipt).toContain(question);
  expect(await valueIn(visitor, "message")).toBe("");
  expect(await visitor.look(() => sessionStorage.questions)).toBe("[]");
});

test("a second subject is one more question of the text that was typed for the first", async ({
  visitor,
}) => {
  await open(visitor, "/contact?subject=Fees");
  await visitor.fill(form("message"), "We sell shoes in Accra.");
  await open(visitor, "/contact?subject=Refunds");
  await eventually(() => listed(visitor)).toEqual(["Fees", "Refunds"]);
  expect(await valueIn(visitor, "subject")).toBe("2 questions");
  expect(await valueIn(visitor, "message")).toBe("1. Fees\n2. Refunds\n\nWe sell shoes in Accra.");
  await visitor.click(role("button", "Remove: Refunds"));
  await eventually(() => valueIn(visitor, "subject")).toBe("Fees");
  await visitor.reload();
  await hydrated(visitor);
  expect(await listed(visitor)).toEqual(["Fees"]);
});

test("a field finds where an answer stands, and a question without one can be kept", async ({
  visitor,
}) => {
  await open(visitor, "/contact");
  const find = role("searchbox", undefined, "main");
  await visitor.fill(find, "rate limit");
  await poll(visitor, ({ textContent }) => textContent, css("#found-answers dt")).toContain(
    "rate limit",
  );
  await visitor.fill(find, "zebra");
  const ask = css<HTMLAnchorElement>("#found-answers a");
  await poll(visitor, ({ search }) => search, ask).toBe("?subject=zebra");
  await visitor.click(css("#found-answers button"));
  await eventually(() => listed(visitor)).toEqual(["zebra"]);
});
