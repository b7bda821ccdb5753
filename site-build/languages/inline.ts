import {
  type NodePath,
  type PluginObj,
  types as t,
  transformAsync,
  type Visitor,
} from "@babel/core";
import macro from "@lingui/babel-plugin-lingui-macro";
import { makeConfig } from "@lingui/conf";
import { asChild, expressionOf, fillIn } from "./inserted.ts";

/** The module whose macros mark texts: `app/content/words.ts`. */
const WORDS = "#words";

/** A text of the site, as a translator gets it. */
export interface Text {
  /** In ICU's format: "{count, plural, one {# day} other {# days}} for <0>{name}</0>". */
  readonly message: string;
  /** Distinguishes texts that are the same in English. */
  readonly context?: string;
  /** For the translator. */
  readonly comment?: string;
}

const linguiConfig = makeConfig(
  {
    locales: ["en"],
    macro: { corePackage: [WORDS], jsxPackage: [WORDS] },
  },
  { skipValidation: true },
);

/** Whether a source may contain texts. */
export const hasTexts = (code: string) => code.includes(`"${WORDS}"`);

/**
 * Replaces each text that a module marks by its translation, as if it had been written there: Lingui's macros
 * find the texts, and none of Lingui is left in the result. `translate` returns ICU's format, too.
 */
export async function inlineTexts(
  code: string,
  file: string,
  translate: (text: Text) => string,
): Promise<{ readonly code: string; readonly map: string | null }> {
  const result = await transformAsync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    // As it was written: with line breaks in long files, and accents in texts.
    compact: false,
    generatorOpts: { jsescOption: { minimal: true } },
    parserOpts: { plugins: file.endsWith("x") ? ["typescript", "jsx"] : ["typescript"] },
    plugins: [[macro, { linguiConfig, descriptorFields: "all" }], () => inliner(file, translate)],
  });
  return { code: result?.code ?? code, map: result?.map ? JSON.stringify(result.map) : null };
}

/** The modules that the macros import. */
const LINGUI = /^@lingui\/(?:core|react)$/;

function inliner(file: string, translate: (text: Text) => string): PluginObj {
  const helpers = new Set<string>();
  const translated = (descriptor: t.Node | null | undefined) => {
    const { text, values, components } = described(descriptor);
    return fillIn(translate(text), { values, components, helpers, file });
  };
  const visitor: Visitor = {
    CallExpression(path) {
      const { callee, arguments: args } = path.node;
      if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.object, { name: "_i18n" }))
        return;
      path.replaceWith(expressionOf(translated(args[0] as t.Node)));
    },
    JSXElement(path) {
      if (!t.isJSXIdentifier(path.node.openingElement.name, { name: "_Trans" })) return;
      const spread = path.node.openingElement.attributes.find((each) =>
        t.isJSXSpreadAttribute(each),
      );
      const nodes = translated(spread?.argument);
      if (!isChild(path)) path.replaceWith(expressionOf(nodes));
      else path.replaceWithMultiple(nodes.map(asChild));
    },
  };
  return {
    visitor: {
      Program: {
        exit(program) {
          program.traverse(visitor);
          for (const statement of program.get("body")) {
            if (statement.isImportDeclaration() && LINGUI.test(statement.node.source.value)) {
              statement.remove();
            }
          }
          if (helpers.size === 0) return;
          const names = [...helpers].map((name) =>
            t.importSpecifier(t.identifier(`_${name}`), t.identifier(name)),
          );
          program.unshiftContainer("body", t.importDeclaration(names, t.stringLiteral(WORDS)));
        },
      },
    },
  };
}

const isChild = ({ parent }: NodePath) => t.isJSXElement(parent) || t.isJSXFragment(parent);

/** Reads a macro's output: an object with the text and its values and elements. */
function described(node: t.Node | null | undefined) {
  const properties = propertiesOf(node);
  const string = (name: string) => {
    const value = properties.get(name);
    return t.isStringLiteral(value) ? value.value : undefined;
  };
  const message = string("message");
  if (message === undefined) throw new Error("A text has no message.");
  const [context, comment] = [string("context"), string("comment")];
  const text: Text = { message, ...(context && { context }), ...(comment && { comment }) };
  return {
    text,
    values: propertiesOf(properties.get("values")),
    components: propertiesOf(properties.get("components")),
  };
}

function propertiesOf(node: t.Node | null | undefined): ReadonlyMap<string, t.Node> {
  if (!t.isObjectExpression(node)) return new Map();
  return new Map(
    node.properties.flatMap((each) => {
      if (!t.isObjectProperty(each)) return [];
      const { key, value } = each;
      const name = t.isIdentifier(key) ? key.name : "value" in key ? String(key.value) : "";
      return [[name, value] as const];
    }),
  );
}
