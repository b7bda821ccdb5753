import { questions } from "../../browser/kept-questions.ts";
import { subjectFrom } from "../../content/message.ts";
import { recall } from "./kept.ts";

/** Shows the subject of the address before React has arrived, where nothing else may have a say in it. */
export function start(field: HTMLElement): void {
  const { text, last } = recall();
  const isFirst = !(text.subject || last || questions().length > 0);
  if (field instanceof HTMLInputElement && !field.value && isFirst) {
    field.value = subjectFrom(location.search);
  }
}
