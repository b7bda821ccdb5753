import { until } from "../until.ts";
import { find, type Query } from "./find.ts";

export type Key =
  | `Arrow${"Down" | "Left" | "Right" | "Up"}`
  | "Enter"
  | "Escape"
  | "Shift"
  | "Space"
  | "Tab";

/** In CSS pixels from the window's top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The conditions of the next documents. */
export interface Surroundings {
  /** Run before each document's own scripts. */
  readonly scripts: readonly string[];
  /** Whether the back-forward cache is on, where `hasPageCache`. */
  readonly pageCache: boolean;
  readonly dark: boolean;
  readonly reducedMotion: boolean;
}

const usual: Surroundings = { scripts: [], pageCache: true, dark: false, reducedMotion: false };

/** In the page, a query becomes its element. */
type Given<Arg> = Arg extends Query<infer Found> ? Found : Arg;

/**
 * The port of the journeys: a visitor opens, presses, types and looks. Everything that differs
 * between browsers is abstract.
 */
export abstract class Visitor {
  abstract readonly hasPageCache: boolean;
  /** Where paths are opened. */
  origin = "";

  /** Resolves when the document has loaded. */
  protected abstract go(url: string): Promise<void>;
  /** Resolves to the value of a promise in the page; rejects with its error, or if the page is left. */
  protected abstract evaluate(promise: string): Promise<unknown>;
  protected abstract setViewport(width: number, height: number): Promise<void>;
  protected abstract meet(surroundings: Surroundings): Promise<void>;
  abstract reload(): Promise<void>;
  /**
   * Like the browser's button, which skips an entry that a script added unless something was pressed on it:
   * leave such an entry by clicking.
   */
  abstract back(): Promise<void>;
  abstract forward(): Promise<void>;
  /** Presses the last key while the others are held. */
  abstract press(...names: readonly Key[]): Promise<void>;
  /** Types into the focused element, key by key. */
  abstract type(text: string): Promise<void>;
  /** Moves the pointer, and presses it as often as given. */
  abstract point(place: Place, presses?: number): Promise<void>;
  /** Every error and warning of the console since the last call, uncaught errors included. */
  abstract problems(): Promise<string[]>;
  /** Starts again if the page no longer answers. Otherwise every later test would fail as well. */
  abstract recover(): Promise<void>;
  abstract close(): Promise<void>;

  open(path: string): Promise<void> {
    return this.go(this.origin + path);
  }

  /**
   * Runs a function in the page and resolves to its result. The function must be self-contained;
   * queries among the arguments become elements.
   */
  async look<Result, const Args extends readonly unknown[]>(
    code: (...args: { [Index in keyof Args]: Given<Args[Index]> }) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const promise = `(async () => {
      const find = ${find};
      const given = (arg) => (arg?.query ? find(arg) : arg);
      return JSON.stringify(await (${code})(...${JSON.stringify(args)}.map(given)));
    })()`;
    // As text, so every engine returns the same.
    const json = await this.evaluate(promise);
    return (typeof json === "string" ? JSON.parse(json) : undefined) as Awaited<Result>;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.setViewport(width, height);
    await until(
      `a viewport of ${width} by ${height}`,
      () => this.look(() => [innerWidth, innerHeight]),
      ([w, h]) => w === width && h === height,
    );
  }

  /** Replaces the value of a field at once, as a paste does. */
  async fill(query: Query<HTMLInputElement>, text: string): Promise<void> {
    await this.look(
      (field, text) => {
        field.focus();
        field.select();
        document.execCommand(text ? "insertText" : "delete", false, text);
      },
      query,
      text,
    );
  }

  /** Scrolls to the element if necessary, and moves the pointer to its centre. */
  async hover(query: Query): Promise<void> {
    await this.point(await this.#middle(query), 0);
  }

  async click(query: Query, times = 1): Promise<void> {
    await this.point(await this.#middle(query), times);
  }

  /** Sets the conditions of the next documents; omitted settings return to their defaults. */
  surround(wanted: Partial<Surroundings>): Promise<void> {
    return this.meet({ ...usual, ...wanted });
  }

  /** Leaves the document, for one of this site, as another would cost a process, and clears its storage. */
  async forget(): Promise<void> {
    const empty = "/robots.txt";
    // After a test that was skipped it is there: Firefox may take the same address again for an interruption.
    if ((await this.look(() => location.href)) !== this.origin + empty) await this.open(empty);
    await this.look(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** The centre of an element, once it is still and a pointer there would hit it. */
  async #middle(query: Query): Promise<Place> {
    return until(
      `a pointer that hits ${query.role ?? ""} ${query.name ?? query.selector}`,
      () =>
        this.look(async (element) => {
          const middle = () => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const hit = document.elementFromPoint(x, y);
            // A press on a label counts as one on its field.
            const isHit = element.contains(hit) || hit?.closest("label")?.control === element;
            return isHit ? { x, y } : `under ${hit?.outerHTML.slice(0, 80)}`;
          };
          if (typeof middle() === "string") {
            element.scrollIntoView({ block: "center", behavior: "instant" });
          }
          const before = JSON.stringify(middle());
          await new Promise(requestAnimationFrame);
          const now = middle();
          return JSON.stringify(now) === before ? now : "moving";
        }, query),
      (found) => typeof found === "object",
    ) as Promise<Place>;
  }
}
