import type { DocsPage } from "./brand.ts";

export const sdks = [
  { name: "Python", docs: "python" },
  { name: "Java", docs: "java" },
  { name: "Node.js", docs: "nodejs" },
  { name: "PHP", docs: "php" },
  { name: "Ruby", docs: "ruby" },
  { name: "Go", docs: "go" },
  { name: "React", docs: "react" },
  { name: "Mobile", docs: "mobile" },
] as const satisfies readonly { name: string; docs: DocsPage }[];
