/** How long each word shows, in milliseconds. */
const WORD_MS = 3000;
/** How often all are shown before they rest at the first: nobody is distracted for longer. */
const ROUNDS = 3;

/**
 * Shows the words of the hero in turn, and lets its button pause them. With reduced motion they are paused. A
 * plain script, because React costs sixty times as much.
 */
export function start(hero: HTMLElement): void {
  const words = [...hero.querySelectorAll<HTMLElement>("[data-word]")];
  const button = hero.querySelector<HTMLButtonElement>("[aria-pressed]");
  if (!button) return;
  let shown = 0;
  let left = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const next = () => {
    shown = (shown + 1) % words.length;
    // Only the visible word is text, so that copying and translating get that word.
    for (const [index, { dataset }] of words.entries()) {
      const word = words[index] as HTMLElement;
      word.toggleAttribute("data-shown", index === shown);
      word.textContent = index === shown ? (dataset.word ?? "") : "";
    }
    if (--left === 0) play(false);
  };
  const play = (playing: boolean) => {
    clearInterval(timer);
    left = ROUNDS * words.length - shown;
    timer = playing ? setInterval(next, WORD_MS) : undefined;
    button.setAttribute("aria-pressed", String(!playing));
  };
  play(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  button.addEventListener("click", () => play(timer === undefined));
}
