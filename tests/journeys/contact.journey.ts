import { emptyDraft as empty } from "../../app/content/message.ts";
import { css, role } from "./find.ts";
import { eventually, expect, hydrated, open, poll, test } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const valid = {
  Name: "Adaeze Mensah",
  Email: "adaeze@shop.example",
  Subject: "Settling in KES",
  Message: "We collect in Lagos.",
} as const;

const field = (label: string) => role("textbox", new RegExp(`^${label}`), "form");
const send = role("button", "Send message");
const sent = role("status", /Message Sent!/, "main");

async function fill(visitor: Visitor): Promise<void> {
  for (const [label, value] of Object.entries(valid)) await visitor.fill(field(label), value);
}

const values = (visitor: Visitor) =>
  visitor.look(() => Object.fromEntries(new FormData(document.querySelector("form") ?? undefined)));

/** The names of the fields marked as invalid. */
const wrong = (visitor: Visitor) =>
  visitor.look(() =>
    [...document.querySelectorAll("form [aria-invalid=true]")].map((field) =>
      field.getAttribute("name"),
    ),
  );

/** An error would show in one of the next frames. */
async function expectNoErrors(visitor: Visitor): Promise<void> {
  await visitor.look(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
  expect.soft(await wrong(visitor), "fields that are wrong").toEqual([]);
}

test("missing fields are listed in a summary, and nothing moves", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  await open(visitor, "/contact");
  await visitor.click(send);
  await poll(visitor, () => document.activeElement?.textContent).toBe("There are 4 problems");
  expect(await wrong(visitor)).toEqual(["name", "email", "subject", "message"]);
  const links = await visitor.look(
    () => document.activeElement?.parentElement?.querySelectorAll("a").length,
  );
  expect(links).toBe(4);
  await visitor.click(role("link", /^Subject/, "form :has(> h3)"));
  await poll(visitor, () => document.activeElement?.getAttribute("name")).toBe("subject");
  expect(await visitor.look(() => location.pathname + location.hash)).toBe("/contact");
  const place = () =>
    visitor.look(() => {
      const { top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      return Math.round(top + scrollY);
    });
  const before = await place();
  await visitor.type("Fees");
  await eventually(() => wrong(visitor)).toEqual(["name", "email", "message"]);
  expect(await place()).toBe(before);
  const listed = () =>
    visitor.look(() => {
      const summary = document.querySelector<HTMLElement>("form :has(> h3)");
      const links = [...(summary?.querySelectorAll("a") ?? [])];
      return { height: summary?.offsetHeight, links: links.map((link) => link.hash) };
    });
  const { height, links: left } = await listed();
  expect(left).toEqual(["#name", "#email", "#message"]);
  for (const label of ["Name", "Email", "Message"] as const) {
    await visitor.fill(field(label), valid[label]);
  }
  await eventually(listed).toEqual({ height, links: [] });
  const summary = css("form :has(> h3)");
  expect(await visitor.look(({ innerText }) => innerText.trim(), summary)).toBe("");
});

test("sending is visible, and text typed meanwhile is kept in the tab", async ({ visitor }) => {
  await open(visitor, "/contact");
  await fill(visitor);
  await visitor.look((button) => {
    // In the page: it may say so for less time than a question from here takes.
    const type = () => {
      const message = document.querySelector<HTMLTextAreaElement>("form [name=message]");
      message?.focus();
      message?.setSelectionRange(message.value.length, message.value.length);
      document.execCommand("insertText", false, " And in Accra.");
    };
    const look = (now: number) => {
      if (button.textContent !== "Sending...") return void requestAnimationFrame(look);
      type();
      // From its first frame to the change, however few frames a busy browser paints between.
      const change = new MutationObserver(() => {
        Object.assign(window, { seen: performance.now() - now });
        change.disconnect();
      });
      change.observe(button, { subtree: true, childList: true, characterData: true });
    };
    requestAnimationFrame(look);
  }, send);
  await visitor.click(send);
  await poll(visitor, () => true, sent).toBe(true);
  const rest = { ...empty, message: `${valid.Message} And in Accra.` };
  expect(await values(visitor)).toEqual(rest);
  expect(await visitor.look(() => Reflect.get(window, "seen"))).toBeGreaterThan(380);
  expect(await visitor.look(() => JSON.stringify({ ...localStorage }))).not.toContain("Accra");
  await visitor.reload();
  await hydrated(visitor);
  await eventually(() => values(visitor)).toEqual(rest);
});

test("a click shows an error only after an edit", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  // The whole form is on the screen: a smooth scroll would move the next target away.
  await visitor.resize(1280, 1600);
  await open(visitor, "/contact");
  await fill(visitor);
  await visitor.click(send, 2);
  await expectNoErrors(visitor);
  await poll(visitor, () => true, sent).toBe(true);
  await visitor.click(send);
  await expectNoErrors(visitor);
  await visitor.fill(field("Name"), valid.Name);
  await visitor.click(send);
  await eventually(() => wrong(visitor)).toEqual(["email", "subject", "message"]);
});
