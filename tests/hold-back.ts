import type { Page } from "@playwright/test";

/** Holds back the files that match, React's if omitted, until the returned function is called. */
export async function holdBack(
  page: Page,
  files: string | RegExp = "**/assets/react*",
): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, (route) => gate.then(() => route.continue()));
  return release;
}
