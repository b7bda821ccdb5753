import type { Rolldown } from "vite";
import type { Brand } from "../../app/content/brand.ts";
import type { FormAnswers } from "../../app/content/form-answers.ts";
import type { Language } from "../../app/content/languages/language.ts";
import { pageName } from "../../app/content/paths.ts";
import { headScript } from "../../app/start/head-script.ts";
import { answersFile, hostsFolder, inboxPathOf, sentPage } from "../../server/build-record.ts";
import { notFoundPage } from "../../server/policy.ts";
import { documentFile, manifestAddress } from "../feeds/addresses.ts";
import { hashOf } from "../hash.ts";
import { iconSvg } from "../images/icon.ts";
import { addressIslands, codeOf } from "../islands.ts";
import { BOOT } from "../sources.ts";
import type { Styles } from "../styles/page-styles.ts";
import { colour } from "../styles/palette.ts";
import { usedStyles } from "../styles/used.ts";
import { write } from "../write.ts";
import { policyOf } from "./content-security-policy.ts";

/** Everything made from the texts, in one language. */
export type Edition = typeof import("../edition.ts");

interface PrerenderInput {
  readonly edition: Edition;
  readonly brand: Brand;
  readonly languages: readonly Language[];
  /** Where the contact form posts to: an https address, a path on the site, or empty. */
  readonly contactEndpoint: string;
  /** The scripts of the browser's build. */
  readonly chunks: readonly Rolldown.OutputChunk[];
  /** Names of files in the output folder. */
  readonly fonts: readonly string[];
  readonly styles: Styles;
  /** The output folder. */
  readonly folder: string;
}

const CSS_MARK = "/*css*/";
const DATA_MARK = "/*data*/";

/** Writes one flat document per route and the not-found document. */
export async function prerender(input: PrerenderInput): Promise<void> {
  const { edition, brand, languages, contactEndpoint, chunks, fonts, folder, styles } = input;
  const boot = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(BOOT));
  if (!boot) throw new Error("The browser's build has no first script.");
  const later = `assets/later-${hashOf(styles.later)}.css`;
  await write(folder, `/${later}`, styles.later);
  // With a hash, because browsers ask for the icon of each page anew unless it is immutable.
  const icon = `assets/icon-${hashOf(iconSvg())}.svg`;
  await write(folder, `/${icon}`, iconSvg());
  const plain = {
    css: CSS_MARK,
    laterStyles: address(later),
    grounds: [colour("ground"), colour("ground", "dark")] as const,
    fonts: fonts.map(address),
    icon: address(icon),
    manifest: edition.addressOf(manifestAddress),
  };
  const base = { ...plain, boot: address(boot.fileName) };
  /** `parts`: the pieces that are put into the document later. */
  const finished = (html: string, page: string, parts: readonly string[] = []) => {
    const css = usedStyles(styles.pages.get(page) ?? "", [html, ...parts, ...codeOf(html, chunks)]);
    const scripts = html.includes(headScript) ? [headScript] : [];
    const policy = policyOf({ styles: [css], scripts }, contactEndpoint);
    return (
      html
        .replace(CSS_MARK, () => css)
        // First, because it covers only the elements after it.
        .replace(
          "<head>",
          () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
        )
    );
  };
  const { addressOf, findRoute, imageOf, routes, structuredData } = edition;
  for (const path of [...routes.map((route) => route.path), notFoundPage]) {
    const route = findRoute(path);
    const rendered = await edition.renderDocument(path, {
      ...base,
      languages,
      ...(route && { image: imageOf(route), structuredData: DATA_MARK }),
    });
    const html = addressIslands(rendered, chunks, boot.fileName);
    const data = route ? structuredData(route.path, brand) : "";
    const document = finished(html, pageName(path)).replace(DATA_MARK, () => data);
    await write(folder, documentFile(addressOf(path)), document);
  }
  // Only the site's own inbox answers a form with pages of the site.
  if (inboxPathOf(contactEndpoint)) {
    const { sent, pages, fields, said } = edition.renderAnswers(plain);
    await write(folder, documentFile(addressOf(sentPage)), finished(sent, "contact"));
    const parts = Object.values(fields).flatMap((field) => Object.values(field));
    const again = (html: string) => finished(html, "contact", parts);
    const answers: FormAnswers = {
      language: edition.code,
      address: addressOf("/contact"),
      sent: addressOf(sentPage),
      said,
      pages: { wrong: again(pages.wrong), failed: again(pages.failed), busy: again(pages.busy) },
      fields,
    };
    await write(hostsFolder(folder), addressOf(`/${answersFile}`), JSON.stringify(answers));
  }
}

const address = (fileName: string) => `/${fileName}`;
