import { t } from "#words";
import { closest } from "../browser/closest.ts";
import { keepQuestions, QUESTIONS, questions } from "../browser/kept-questions.ts";
import styles from "./keep-buttons.later.module.css";

/** Links that ask a question (ui/link.tsx); React may still compare those of an island that is not live. */
const ASKS = "main .ask:not([data-island]:not([data-live]) *) > a";

/** The question of a link: the form's subject. */
const questionOf = (link: HTMLAnchorElement) =>
  new URL(link.href).searchParams.get("subject") ?? "";

/**
 * Keeps questions for one message: with a button after each link that asks, and with a link that asks all of its
 * section. While there are any, the header and the drawer lead to them and say how many.
 */
export function keepAsked(): void {
  const main = document.querySelector("main");
  const buttons = new Map<HTMLElement, HTMLAnchorElement>();
  const markers = markersOf();
  const said = document.createElement("p");
  said.className = "sr";
  said.setAttribute("aria-live", "polite");
  document.body.append(said);

  const show = () => {
    const list = questions();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(ASKS)) {
      if (!buttons.has(link.nextElementSibling as HTMLElement))
        buttons.set(buttonNextTo(link), link);
    }
    for (const [button, link] of buttons) {
      if (!link.isConnected) button.remove();
      if (!button.isConnected) buttons.delete(button);
      const question = questionOf(link);
      const isKept = list.includes(question);
      button.setAttribute("aria-pressed", String(isKept));
      button.setAttribute("aria-label", t`Add to my questions: ${question}`);
      button.title = isKept ? t`In my questions` : t`Add to my questions`;
    }
    for (const { marker, place } of markers) {
      marker.textContent = t`Questions ${{ count: String(list.length) }}`;
      if (list.length === 0) marker.remove();
      else if (!marker.isConnected) place(marker);
    }
  };
  addEventListener("click", (event) => {
    const link = buttons.get(closest(event, "button") as HTMLElement);
    const all = closest(event, "[data-ask-all]")?.closest("section");
    if (!link && !all) return;
    const list = questions();
    const question = link && questionOf(link);
    const asked = [...(all?.querySelectorAll<HTMLAnchorElement>(".ask > a") ?? [])].map(questionOf);
    if (question && list.includes(question)) {
      keepQuestions(list.filter((each) => each !== question));
    } else keepQuestions([...list, ...asked, ...(question ? [question] : [])]);
    // Not a plural, which would fetch the site's facts.
    said.textContent = t`Questions kept: ${{ count: questions().length }}`;
  });
  addEventListener(QUESTIONS, show);
  addEventListener("pageshow", show);
  // Islands bring links of their own.
  const attributeFilter = ["href", "data-live"];
  const changes = { subtree: true, childList: true, attributes: true, attributeFilter };
  if (main) new MutationObserver(show).observe(main, changes);
  show();
}

function buttonNextTo(link: HTMLElement): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles.keep ?? "";
  link.after(button);
  return button;
}

/** Copies of the links to the form, with their places: before the ends of the header, and after the drawer's own. */
function markersOf() {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    "header a[href$='/contact']:not([hreflang])",
  );
  // The form itself shows them.
  const leading = [...links].filter(({ pathname }) => pathname !== location.pathname);
  return leading.map((link) => {
    const marker = link.cloneNode() as HTMLAnchorElement;
    marker.hash = "form";
    const drawer = link.closest("dialog");
    if (!drawer) {
      marker.className = `${link.previousElementSibling?.className} ${styles.marker}`;
      // It takes the place of the other languages, as the call to action does.
      marker.dataset.action = "";
    }
    const place = (each: HTMLElement) =>
      drawer ? link.after(each) : link.parentElement?.before(each);
    return { marker, place };
  });
}
