import { expect, test } from "vitest";
import { defaultBrand } from "../../app/content/brand.ts";
import { routes } from "../../app/content/pages.ts";
import { structuredData } from "./structured-data.ts";

test("no value can close its script element", () => {
  const name = "</script><!--<script>";
  for (const { path } of routes) {
    const text = structuredData(path, { ...defaultBrand, name });
    expect(text).not.toContain("<");
    if (text.includes("Organization")) expect(JSON.stringify(JSON.parse(text))).toContain(name);
  }
});

test("an unset mailbox is omitted", () => {
  const text = structuredData("/", { ...defaultBrand, helloMailbox: "" });
  expect(text).not.toContain("email");
});
