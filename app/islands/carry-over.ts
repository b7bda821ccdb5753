/*
 * What a visitor typed or chose survives an island's elements. React creates them again where the document differs from
 * the served one: a password manager put its icon next to a field, a translator wrapped a text.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (box: Element) => [...box.querySelectorAll<Field>("input,textarea,select")];
const isTick = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Returns a function that enters in the new fields of `box` what the present ones, removed since, hold then. */
export function keepEntered(box: Element): () => void {
  const old = fieldsIn(box);
  let focused = document.activeElement;
  box.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  return () => {
    const fresh = fieldsIn(box);
    for (const was of old.filter(({ isConnected }) => !isConnected)) {
      const isSame = (each: Field) =>
        each.name === was.name &&
        each.type === was.type &&
        (!isTick(was) || each.value === was.value);
      const now = fresh.find(isSame);
      if (now) enter(was, now);
      // Nothing else took the focus, as the removed field did not give it up.
      if (now && was === focused && document.activeElement === document.body) focus(was, now);
    }
  };
}

/** As if the visitor did it again, so that React sees it. */
function enter(was: Field, now: Field): void {
  if (isTick(was)) {
    if (was.checked && !(now as HTMLInputElement).checked) now.click();
  } else if (was.value !== now.value) {
    // React takes over the element's own property, and ignores an event without a change that it did not make.
    Reflect.set(Object.getPrototypeOf(now), "value", was.value, now);
    for (const type of ["input", "change"]) now.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function focus(was: Field, now: Field): void {
  now.focus({ preventScroll: true });
  if (!("selectionStart" in was && "selectionStart" in now) || was.selectionStart === null) return;
  now.setSelectionRange(was.selectionStart, was.selectionEnd);
}
