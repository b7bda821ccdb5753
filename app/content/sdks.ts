import { t } from "#words";
import type { DocsPage } from "./brand.ts";

/** Every page of the documentation is an SDK's but these. */
export type SdkPage = Exclude<DocsPage, "reference" | "guides" | "examples" | "changelog">;

export interface Sdk {
  readonly name: string;
  readonly docs: SdkPage;
  /** For names that say too little alone. */
  readonly fullName?: string;
}

export const sdks: readonly Sdk[] = [
  { name: "Python", docs: "python" },
  { name: "Java", docs: "java" },
  { name: "Node.js", docs: "nodejs" },
  { name: "PHP", docs: "php" },
  { name: "Ruby", docs: "ruby" },
  { name: "Go", docs: "go" },
  { name: "React", docs: "react" },
  { name: t`Mobile`, docs: "mobile", fullName: t`Mobile SDKs for iOS and Android` },
];
