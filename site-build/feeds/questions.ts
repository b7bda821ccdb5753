import { fromHtml } from "hast-util-from-html";
import { classesOf, descendants, elementsIn, find, textOf } from "./elements.ts";

export interface AskedQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions that a page answers, in its own words, read from its finished HTML. */
export function questionsOn(html: string): AskedQuestion[] {
  const section = find(fromHtml(html), ({ properties }) => properties.id === "questions");
  if (!section) return [];
  return descendants(section)
    .filter(({ tagName }) => tagName === "details")
    .map((details) => {
      const [question, ...answer] = elementsIn(details.children).map((each) => shownIn([each]));
      return { question: question ?? "", answer: answer.join(" ") };
    });
}

/** The text that is seen: without what only a screen reader says. */
function shownIn(nodes: Parameters<typeof elementsIn>[0]): string {
  const text = nodes.map((node) => {
    if (node.type !== "element") return textOf([node]);
    return classesOf(node).includes("sr") ? "" : shownIn(node.children);
  });
  return text.join("");
}
