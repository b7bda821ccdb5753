/** The roles used in the tests, and the element type of each. */
interface Roles {
  button: HTMLButtonElement;
  combobox: HTMLSelectElement;
  dialog: HTMLDialogElement;
  link: HTMLAnchorElement;
  radio: HTMLInputElement;
  searchbox: HTMLInputElement;
  status: HTMLElement;
  textbox: HTMLInputElement;
  tooltip: HTMLElement;
}

/** Describes an element. It is looked up in the page on every use. */
export interface Query<Found extends Element = Element> {
  readonly query: true;
  readonly role?: keyof Roles;
  /** The source of a regular expression for the accessible name. */
  readonly name?: string;
  readonly selector?: string;
  /** Never set; only carries the type. */
  readonly found?: Found;
}

/**
 * The first visible element with this role and name, in `within` if given. A string must match the
 * whole name.
 */
export function role<Role extends keyof Roles>(
  role: Role,
  name?: string | RegExp,
  within = "body",
): Query<Roles[Role]> {
  const source =
    typeof name === "string" ? `^${name.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")}$` : name?.source;
  return { query: true, role, selector: within, ...(source && { name: source }) };
}

/** The first element that matches, visible or not. */
export function css<Found extends Element = HTMLElement>(selector: string): Query<Found> {
  return { query: true, selector };
}

/** Runs in the page, so it is self-contained. Throws if there is no such element. */
export function find({ role, name, selector = "body" }: Query): Element {
  const selectors: Readonly<Record<string, string>> = {
    combobox: "select",
    link: "a[href]",
    radio: "input[type=radio]",
    searchbox: "input[type=search]",
    status: "[aria-live]",
    textbox: "textarea, input:not([type]), input:is([type=text], [type=email], [type=tel])",
  };
  const nameOf = (element: Element) => {
    const labels = (element.getAttribute("aria-labelledby")?.split(" ") ?? [])
      .map((id) => document.getElementById(id))
      .concat("labels" in element ? [...(element.labels as NodeListOf<HTMLElement>)] : []);
    const labelText = labels.map((label) => label?.textContent).join(" ");
    return (element.getAttribute("aria-label") ?? (labelText || element.textContent) ?? "")
      .replace(/\s+/g, " ")
      .trim();
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest("[inert], [aria-hidden=true]");
  const candidates = role
    ? [...document.querySelectorAll(selector)]
        .flatMap((scope) => [
          ...scope.querySelectorAll(`[role=${role}], :is(${selectors[role] ?? role}):not([role])`),
        ])
        .filter((element) => isShown(element) && new RegExp(name ?? "").test(nameOf(element)))
    : [...document.querySelectorAll(selector)];
  const [found] = candidates;
  if (!found) throw new Error(`Not found: ${role ?? ""} ${name ?? ""} in ${selector}`);
  return found;
}
