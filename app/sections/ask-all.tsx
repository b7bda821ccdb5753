import { t } from "#words";
import type { Answer } from "../content/answers.ts";
import { asks } from "../content/links.ts";
import styles from "./ask-all.module.css";

/** Keeps every open question of its section and leads to the form, where one message asks them (chrome/questions.ts). */
export function AskAll({ of: answers }: { of: readonly Answer[] }) {
  if (answers.filter(({ link }) => asks(link.href)).length < 2) return null;
  return (
    <a className={`scripted screen ${styles.all}`} href="/contact#form" data-ask-all="">
      {t`Ask all open questions in one message`}
    </a>
  );
}
