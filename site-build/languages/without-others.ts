import { type PluginObj, transformAsync } from "@babel/core";

/** Who shows the other languages. */
const SHOWS_OTHERS = /\/language-links\.tsx$/;

/** For a site of one language: a module without the elements that show the others, and without their imports. */
export async function withoutOthers(code: string, file: string): Promise<string> {
  if (!code.includes("/language-links")) return code;
  const result = await transformAsync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [() => remover],
  });
  return result?.code ?? code;
}

const remover: PluginObj = {
  visitor: {
    ImportDeclaration(path) {
      if (!SHOWS_OTHERS.test(path.node.source.value)) return;
      for (const { local } of path.node.specifiers) {
        for (const use of path.scope.getBinding(local.name)?.referencePaths ?? []) {
          use.findParent((parent) => parent.isJSXElement())?.remove();
        }
      }
      path.remove();
    },
  },
};
