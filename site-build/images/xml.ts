/** Escapes text for an XML element or attribute. */
export function xml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
