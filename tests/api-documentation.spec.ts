import { requestSamples } from "../app/content/request-samples.ts";
import { samplePayment } from "../app/content/sample.ts";
import { expect, test } from "./site.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("every sample is shown as a whole", async ({ page }) => {
    await page.goto("/");
    await page.locator("main").getByRole("link", { name: "in curl and six languages" }).click();
    await expect(page).toHaveURL("/api-documentation");
    const samples = page.getByRole("region", { name: "Illustrative request" });
    await expect(samples).toHaveCount(requestSamples.length + 1);
    for (const sample of await samples.all()) {
      await expect(sample).toContainText(samplePayment.path);
      expect(await sample.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    }
  });
});
