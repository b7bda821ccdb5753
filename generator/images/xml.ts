/** Text for an XML document, in an element or an attribute. */
export function xml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
