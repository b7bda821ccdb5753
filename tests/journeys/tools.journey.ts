import { countries } from "../../app/content/countries.ts";
import { plainRequest, requestSamples } from "../../app/content/request-samples.ts";
import { eventFamilies } from "../../app/content/webhooks.ts";
import { wholeFamily } from "../../app/pages/webhooks/event-choice.ts";
import { translate } from "../translate.ts";
import { css, role } from "./find.ts";
import { eventually, expect, hydrated, open, poll, test } from "./journey.ts";
import {
  amount,
  choosePaid,
  descriptionOf,
  estimates,
  expectNamed,
  listedCountries,
} from "./parts.ts";
import type { Visitor } from "./visitor.ts";

test.describe("the fee estimator", () => {
  test("returns the published estimates", { tag: "@elsewhere-soak" }, async ({ visitor }) => {
    await open(visitor, "/pricing");
    await visitor.fill(amount, "10000");
    await eventually(() => estimates(visitor)).toMatchObject({
      "Local cards": expect.stringContaining("9,620.00 to 9,860.00"),
      "Mobile money": expect.stringContaining("9,720.00 to 9,770.00"),
      "Bank transfer": expect.stringContaining("At least 9,900.00"),
      USSD: expect.stringContaining("9,944.00"),
    });
    await visitor.click(role("radio", "I want to receive"));
    await eventually(() => estimates(visitor)).toMatchObject({
      "Local cards": expect.stringContaining("10,141.99 to 10,395.02"),
      USSD: expect.stringContaining("10,056.32"),
    });
  });

  test("works with the keyboard, and its URL restores the estimate", async ({ visitor }) => {
    await open(visitor, "/pricing");
    await visitor.look((radio) => radio.focus(), role("radio", "I charge"));
    await visitor.press("ArrowRight");
    await visitor.press("Tab");
    await visitor.type("300");
    await visitor.press("Tab");
    // One letter: on a busy machine a select takes the second for the beginning of another name.
    await visitor.type("U");
    await visitor.press("Tab");
    const expected = { USSD: expect.stringMatching(/302(?!\.)/) };
    await eventually(() => estimates(visitor)).toMatchObject(expected);
    await poll(visitor, () => location.hash).toMatch(/UGX/);
    await visitor.reload();
    await hydrated(visitor);
    await eventually(() => estimates(visitor)).toMatchObject(expected);
  });

  test("says what is wrong with the last input, also in a translated page", {
    tag: "@elsewhere-soak",
  }, async ({ visitor }) => {
    await open(visitor, "/pricing");
    await visitor.look(translate);
    for (const [typed, expected] of [
      ["", /^Enter an amount \(translated\)$/],
      ["abc", /in digits.*\(translated\)$/],
      ["250.505", /two decimals.*\(translated\)$/],
      ["GHS 250", /240\.50 to 246\.50.*\(translated\)$/],
    ] as const) {
      await visitor.fill(amount, typed);
      await visitor.press("Enter");
      await eventually(() => descriptionOf(visitor, amount)).toMatch(expected);
    }
  });
});

test("the settlement planner counts business days", { tag: "@elsewhere-soak" }, async ({
  visitor,
}) => {
  await open(visitor, "/pricing");
  const answer = role("status", /^Estimate: /);
  for (const [paid, tier, expected] of [
    ["2025-01-06", "Fast", /Tue 7 January$/],
    ["2025-01-10", "Instant", /Fri 10 January$/],
    ["2025-01-12", "Standard", /Wed 15 January to Thu 16 January$/],
  ] as const) {
    await choosePaid(visitor, paid);
    await visitor.click(role("radio", tier));
    await poll(visitor, (answer) => answer.textContent, answer).toMatch(expected);
  }
});

test("the event picker lists the chosen events in its own order", {
  tag: "@elsewhere-soak",
}, async ({ visitor }) => {
  await open(visitor, "/webhooks");
  const [payments, customers] = eventFamilies;
  const listed = () =>
    visitor.look((list) => list.textContent.trim().split(/\s+/), css("section:has(#events) pre"));
  await visitor.click(role("checkbox", customers.events[1]));
  await visitor.click(role("checkbox", payments.events[0]));
  await eventually(listed).toEqual([payments.events[0], customers.events[1]]);
  const all = role("checkbox", wholeFamily(payments));
  await poll(visitor, (all) => all.indeterminate, all).toBe(true);
  await visitor.click(all);
  await eventually(listed).toEqual([...payments.events, customers.events[1]]);
  await visitor.click(role("radio", customers.name, "section:has(#events)"));
  await expect(visitor.look(() => {}, role("checkbox", payments.events[0]))).rejects.toThrow(
    "Not found",
  );
  await visitor.click(role("radio", "All", "section:has(#events)"));
  await poll(visitor, (box) => box.checked, role("checkbox", payments.events[0])).toBe(true);
  await visitor.click(role("button", "Clear"));
  await poll(
    visitor,
    () => document.querySelectorAll("section:has(#events) li input:checked").length,
  ).toBe(0);
  await poll(visitor, () => document.activeElement?.textContent).toBe("Clear");
});

test.describe("the coverage", () => {
  const tip = role("tooltip");

  test("can be searched by name, alias, code and currency", { tag: "@elsewhere-soak" }, async ({
    visitor,
  }) => {
    await open(visitor, "/country-coverage");
    const rows = () => listedCountries(visitor);
    expect(await rows()).toHaveLength(countries.length);
    const field = role("searchbox", /^Find a country/);
    for (const [typed, found] of [
      ["ivory", "Côte d'Ivoire"],
      ["NGA", "Nigeria"],
      ["kwacha", "Zambia"],
    ] as const) {
      await visitor.fill(field, typed);
      await eventually(rows).toEqual([found]);
    }
    await visitor.fill(field, "");
    await eventually(rows).toHaveLength(countries.length);
  });

  for (const [width, height] of [
    [320, 256],
    [1280, 640],
  ] as const) {
    test(`shows names on the map, within ${width} by ${height} px`, async ({ visitor }) => {
      await visitor.resize(width, height);
      await open(visitor, "/country-coverage");
      for (const name of ["Algeria", "Nigeria", "South Africa", "Madagascar"]) {
        await expectNamed(visitor, name);
        const hidden = await visitor.look((tip) => {
          const { left, right, top, bottom } = tip.getBoundingClientRect();
          // Nothing clips or covers it.
          const covers = [
            document.elementFromPoint(left + 1, top + 1),
            document.elementFromPoint(right - 1, bottom - 1),
          ].flatMap((at) => (at === tip ? [] : [at?.outerHTML.slice(0, 80)]));
          const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
          return isInside ? covers : [`${left} to ${right}, ${top} to ${bottom}`];
        }, tip);
        expect(hidden, name).toEqual([]);
      }
      await visitor.press("Escape");
      await poll(visitor, () => document.querySelector("[role=tooltip]")).toBeNull();
    });
  }

  test("highlights a country on the map while its link has focus", {
    tag: "@elsewhere-soak",
  }, async ({ visitor }) => {
    await open(visitor, "/country-coverage");
    await visitor.look((link) => link.focus(), role("link", "Ghana", "table"));
    await poll(visitor, (tip) => tip.textContent, tip).toBe("Ghana");
    await visitor.press("Tab");
    await poll(visitor, (tip) => tip.textContent, tip).toBe("Kenya");
  });
});

test.describe("the code samples", () => {
  const codeOf = (label: string) =>
    requestSamples.find((each) => each.label === label)?.code ?? plainRequest;

  const expectShown = async (visitor: Visitor, label: string) => {
    await poll(
      visitor,
      () => document.querySelector("[role=tab][aria-selected=true]")?.textContent,
    ).toBe(label);
    await poll(
      visitor,
      // Engines differ in the empty lines between blocks.
      (panel) => panel.querySelector("code")?.innerText.trim().replace(/\n+/g, "\n"),
      role("tabpanel"),
    ).toBe(codeOf(label).trim().replace(/\n+/g, "\n"));
  };

  test("can be selected in tabs by mouse and keyboard, and the choice is kept", {
    tag: "@elsewhere-soak",
  }, async ({ visitor }) => {
    await open(visitor, "/api-documentation");
    await expectShown(visitor, "HTTP");
    for (const { label } of requestSamples) {
      await visitor.click(role("tab", label));
      await expectShown(visitor, label);
    }
    for (const [key, label] of [
      ["Home", "HTTP"],
      ["ArrowLeft", requestSamples.at(-1)?.label ?? ""],
      ["ArrowRight", "HTTP"],
      ["ArrowRight", requestSamples[0]?.label ?? ""],
    ] as const) {
      await visitor.press(key);
      await expectShown(visitor, label);
      expect(await visitor.look(() => document.activeElement?.textContent)).toBe(label);
    }
    await visitor.reload();
    await hydrated(visitor);
    await expectShown(visitor, requestSamples[0]?.label ?? "");
  });

  test("load on the home page when they come near the screen", async ({ visitor }) => {
    await visitor.open("/");
    // Beside them, so that they come by no sign of interest.
    await visitor.look(
      (link) => link.scrollIntoView({ behavior: "instant" }),
      role("link", "sandbox", "main"),
    );
    await poll(visitor, () => true, role("tab", "curl")).toBe(true);
    await visitor.click(role("tab", "curl"));
    await expectShown(visitor, "curl");
  });
});
