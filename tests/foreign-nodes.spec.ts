import type { Page } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { expect, hydrated, open, openUnhydrated, test } from "./site.ts";
import { times } from "./soak.ts";
import { translate } from "./translate.ts";

/* A node that is not React's makes React create an island again. What was typed or chosen is not lost. */

/** A password manager's button after each field. */
const addButtons = () => {
  for (const field of document.querySelectorAll("main :is(input, select, textarea)")) {
    field.after(document.createElement("com-1password-button"));
  }
};

/** Enters something in every field, and ticks what can be ticked. */
async function enter(page: Page): Promise<void> {
  const shown = (kind: string) => page.locator(`[data-island] :is(${kind}):visible`).all();
  for (const tick of await shown("[value=receive], [value=instant], li [type=checkbox]")) {
    await tick.check({ force: true });
  }
  for (const list of await shown("select")) await list.selectOption({ index: 2 });
  const texts = "input:not([type=radio], [type=checkbox], [type=date]), textarea";
  for (const field of await shown(texts)) {
    await field.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("345");
    await page.keyboard.press("ArrowLeft");
  }
}

/** What the fields hold, and where the caret is. */
const entered = (page: Page) =>
  page.evaluate(() => {
    const { name, selectionStart } = document.activeElement as HTMLInputElement;
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>("[data-island] [name], li input"),
    ];
    return { name, selectionStart, fields: fields.map(({ value, checked }) => [value, checked]) };
  });

test.describe("before React", () => {
  // A translator's changes are none of the site's.
  test.use({ expectedErrors: [/^A text that changes is not alone/] });

  for (const [software, change] of Object.entries({ translator: translate, addButtons })) {
    // No password manager fills in an estimate.
    const others = change === addButtons ? times([], ["/pricing"]) : ["/pricing"];
    for (const path of ["/contact", ...others]) {
      test(`${path}: what was entered is kept (${software}), and nothing breaks`, async ({
        page,
      }) => {
        const release = await holdBack(page);
        await openUnhydrated(page, path);
        await page.evaluate(change);
        await enter(page);
        const before = await entered(page);
        release();
        await hydrated(page);
        expect(await entered(page)).toEqual(before);
        if (path === "/pricing") await expect(page).toHaveURL(/345/);

        await page
          .locator("[data-island] :is(button, [role=tab], [type=radio])")
          .evaluateAll((all) => {
            for (const control of all as HTMLElement[]) control.click();
          });
        await enter(page);
        await expect(page.locator("[data-island]:not([data-live])")).toHaveCount(0);
      });
    }
  }
});

test.describe("software that removes what is React's", () => {
  test.use({ expectedErrors: [/insertBefore|not a child|NotFoundError/] });
  test("breaks one island, which is restored with the visitor's input", async ({ page }) => {
    await open(page, "/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    await page
      .locator("main form > div")
      .first()
      .evaluate((row) => row.remove());
    await message.fill("We collect");
    // Puts the summary of errors before the row.
    await message.press("Control+Home");
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.locator("[data-script=lost] p[hidden]")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send message" })).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Name" })).toBeVisible();
    await expect(message).toHaveValue("We collect");
    await expect(message).toBeFocused();
  });
});
