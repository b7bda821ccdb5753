import { countries } from "../../app/content/countries.ts";
import { plainRequest, requestSamples } from "../../app/content/request-samples.ts";
import { eventFamilies } from "../../app/content/webhooks.ts";
import { wholeFamily } from "../../app/pages/webhooks/event-choice.ts";
import type { WebKit } from "./driver.ts";
import { css, role } from "./find.ts";
import { expect, hydrated, open, poll, test } from "./site.ts";

test.describe("the fee estimator", () => {
  const amount = role("textbox", /^Amount/);

  /** Each method and its estimate. */
  const estimates = (page: WebKit) =>
    page.run((amount) => {
      const rows = amount.closest("section")?.querySelectorAll("dl > div") ?? [];
      return Object.fromEntries(
        [...rows].map((row) => [
          row.querySelector("dt")?.textContent,
          row.querySelector("dd")?.textContent,
        ]),
      );
    }, amount);

  test("returns the published estimates", async ({ page }) => {
    await open(page, "/pricing");
    await page.fill(amount, "10000");
    await expect
      .poll(() => estimates(page))
      .toMatchObject({
        "Local cards": expect.stringContaining("9,620.00 to 9,860.00"),
        "Mobile money": expect.stringContaining("9,720.00 to 9,770.00"),
        "Bank transfer": expect.stringContaining("At least 9,900.00"),
        USSD: expect.stringContaining("9,944.00"),
      });
    await page.click(role("radio", "I want to receive"));
    await expect
      .poll(() => estimates(page))
      .toMatchObject({
        "Local cards": expect.stringContaining("10,141.99 to 10,395.02"),
        USSD: expect.stringContaining("10,056.32"),
      });
  });

  test("works with the keyboard, and its URL restores the estimate", async ({ page }) => {
    await open(page, "/pricing");
    await page.run((radio) => radio.focus(), role("radio", "I charge"));
    await page.press("ArrowRight");
    await page.press("Tab");
    await page.type("300");
    await page.press("Tab");
    await page.type("UGX");
    await page.press("Tab");
    const expected = { USSD: expect.stringMatching(/302(?!\.)/) };
    await expect.poll(() => estimates(page)).toMatchObject(expected);
    await poll(page, () => location.hash).toMatch(/UGX/);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => estimates(page)).toMatchObject(expected);
  });
});

test("the settlement planner counts business days", async ({ page }) => {
  await open(page, "/pricing");
  const day = css<HTMLInputElement>("input[type=date]");
  const answer = role("status", /^Estimate: /);
  for (const [paid, tier, expected] of [
    ["2025-01-06", "Fast", /Tue 7 January$/],
    ["2025-01-10", "Instant", /Fri 10 January$/],
    ["2025-01-12", "Standard", /Wed 15 January to Thu 16 January$/],
  ] as const) {
    await page.run(
      (day, paid) => {
        // Uses the prototype's setter, as the browser does, because React overrides the element's own.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(day, paid);
        day.dispatchEvent(new Event("input", { bubbles: true }));
      },
      day,
      paid,
    );
    await page.click(role("radio", tier));
    await poll(page, (answer) => answer.textContent, answer).toMatch(expected);
  }
});

test("the event picker lists the chosen events in its own order", async ({ page }) => {
  await open(page, "/webhooks");
  const [payments, customers] = eventFamilies;
  const listed = () => page.run((list) => list.textContent.trim().split(/\s+/), css("#events pre"));
  await page.click(role("checkbox", customers.events[1]));
  await page.click(role("checkbox", payments.events[0]));
  await expect.poll(listed).toEqual([payments.events[0], customers.events[1]]);
  const all = role("checkbox", wholeFamily(payments.name));
  await poll(page, (all) => all.indeterminate, all).toBe(true);
  await page.click(all);
  await expect.poll(listed).toEqual([...payments.events, customers.events[1]]);
  await page.click(role("radio", customers.name, "#events"));
  await expect(page.run(() => {}, role("checkbox", payments.events[0]))).rejects.toThrow(
    "Not found",
  );
  await page.click(role("button", "Clear"));
  await poll(page, () => document.querySelectorAll("#events li input:checked").length).toBe(0);
  await poll(page, () => document.activeElement?.textContent).toBe("Clear");
});

test.describe("the coverage", () => {
  const tip = role("tooltip");

  test("can be searched by name, alias, code and currency", async ({ page }) => {
    await open(page, "/country-coverage");
    const rows = () =>
      page.run(() =>
        [...document.querySelectorAll("table tbody th a")].map(({ textContent }) =>
          textContent.trim(),
        ),
      );
    expect(await rows()).toHaveLength(countries.length);
    const field = role("searchbox", /^Find a country/);
    for (const [typed, found] of [
      ["ivory", "Côte d'Ivoire"],
      ["NGA", "Nigeria"],
      ["kwacha", "Zambia"],
    ] as const) {
      await page.fill(field, typed);
      await expect.poll(rows).toEqual([found]);
    }
    await page.fill(field, "");
    await expect.poll(rows).toHaveLength(countries.length);
  });

  for (const width of [320, 1280]) {
    test(`shows names on the map, within ${width} px`, async ({ page }) => {
      await page.resize(width, 640);
      await open(page, "/country-coverage");
      for (const name of ["Algeria", "Nigeria", "Madagascar"]) {
        const shape = css(`[data-name="${name}"]`);
        await page.point({ x: 2, y: 2 });
        await page.hover(shape);
        await poll(page, (tip) => tip.textContent, tip).toBe(name);
        const fits = await page.run((tip) => {
          const { left, right, top, bottom } = tip.getBoundingClientRect();
          return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        }, tip);
        expect(fits, name).toBe(true);
      }
      await page.press("Escape");
      await poll(page, () => document.querySelector("[role=tooltip]")).toBeNull();
    });
  }

  test("highlights a country on the map while its link has focus", async ({ page }) => {
    await open(page, "/country-coverage");
    await page.run((link) => link.focus(), role("link", "Ghana", "table"));
    await poll(page, (tip) => tip.textContent, tip).toBe("Ghana");
    await page.press("Tab");
    await poll(page, (tip) => tip.textContent, tip).toBe("Kenya");
  });
});

test.describe("the code samples", () => {
  const codeOf = (label: string) =>
    requestSamples.find((each) => each.label === label)?.code ?? plainRequest;

  const expectShown = async (page: WebKit, label: string) => {
    await poll(
      page,
      () => document.querySelector("[role=tab][aria-selected=true]")?.textContent,
    ).toBe(label);
    await poll(
      page,
      (panel) => panel.querySelector("code")?.innerText.trim(),
      role("tabpanel"),
    ).toBe(codeOf(label).trim());
  };

  test("can be selected in tabs by mouse and keyboard, and the choice is kept", async ({
    page,
  }) => {
    await open(page, "/api-documentation");
    await expectShown(page, "HTTP");
    for (const { label } of requestSamples) {
      await page.click(role("tab", label));
      await expectShown(page, label);
    }
    for (const [key, label] of [
      ["Home", "HTTP"],
      ["ArrowLeft", requestSamples.at(-1)?.label ?? ""],
      ["ArrowRight", "HTTP"],
      ["ArrowRight", requestSamples[0]?.label ?? ""],
    ] as const) {
      await page.press(key);
      await expectShown(page, label);
      expect(await page.run(() => document.activeElement?.textContent)).toBe(label);
    }
    await page.reload();
    await hydrated(page);
    await expectShown(page, requestSamples[0]?.label ?? "");
  });

  test("load on the home page after the first interaction", async ({ page }) => {
    await open(page, "/");
    expect(await page.run(() => document.querySelector("[role=tablist]"))).toBeNull();
    await page.press("Shift");
    await page.click(role("tab", "curl"));
    await expectShown(page, "curl");
  });
});
