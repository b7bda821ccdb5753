/** The nearest element that matches, from the one that an event happened on outwards. */
export function closest<Found extends HTMLElement = HTMLElement>(
  event: Event,
  selector: string,
): Found | null | undefined {
  // The target of a key may be the document, which has no method of this name.
  return (event.target as Partial<Element> | null)?.closest?.<Found>(selector);
}
