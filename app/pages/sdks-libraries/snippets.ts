import type { SdkPage } from "../../content/sdks.ts";

/** How a language writes named values as plain data, without calls or types of any SDK. */
export interface Snippet {
  readonly open: string;
  /** The text before a field's value. */
  readonly name: (field: string) => string;
  readonly quote?: string;
  /** The text after the last value; a comma follows the others. */
  readonly last: "" | ",";
  readonly close: string;
}

const bare = (field: string) => `  ${field}: `;

/** By the SDK's documentation page, which does not compile without; the mobile SDKs speak two languages, Swift and Kotlin. */
export const snippets: Readonly<Record<SdkPage, readonly Snippet[]>> = {
  python: [{ open: "payment = {", name: (field) => `    "${field}": `, last: ",", close: "}" }],
  java: [
    { open: "var payment = Map.of(", name: (field) => `    "${field}", `, last: "", close: ");" },
  ],
  nodejs: [{ open: "const payment = {", name: bare, last: ",", close: "};" }],
  php: [
    {
      open: "$payment = [",
      name: (field) => `    '${field}' => `,
      quote: "'",
      last: ",",
      close: "];",
    },
  ],
  ruby: [{ open: "payment = {", name: bare, last: "", close: "}" }],
  go: [
    {
      open: "payment := map[string]any{",
      // Values are aligned in one column, as gofmt does.
      name: (field) => `    "${field}": `.padEnd("    'currency': ".length),
      last: ",",
      close: "}",
    },
  ],
  react: [{ open: "const [payment] = useState({", name: bare, last: ",", close: "});" }],
  mobile: [
    {
      open: "let payment: [String: Any] = [",
      name: (field) => `    "${field}": `,
      last: ",",
      close: "]",
    },
    { open: "val payment = mapOf(", name: (field) => `    "${field}" to `, last: ",", close: ")" },
  ],
};

/** A field's name before its value, in the last language of an SDK's. */
export function fieldName(page: SdkPage, field: string): string {
  const name = snippets[page].at(-1)?.name(field) ?? "";
  return name.trim().replace(/ +/g, " ");
}
