import { describe, expect, test } from "vitest";
import type { LoadedPage } from "./load-page.ts";
import { firstPage, isCovered, type NavigationEvent, navigationReducer } from "./navigation.ts";

const pageAt = (path: string): LoadedPage => ({
  path,
  title: path,
  description: "",
  keywords: "",
  Page: () => null,
});
const home = firstPage({ page: pageAt("/"), path: "/" });
const enter = (path: string) => ({ type: "enter", path }) as const;
const arrive = (path: string) => ({ type: "arrive", page: pageAt(path) }) as const;
const giveUp = { type: "give up", page: pageAt("no connection") } as const;
const [elapse, miss, retry] = [{ type: "elapse" }, { type: "miss" }, { type: "retry" }] as const;

const following = (...events: NavigationEvent[]) => events.reduce(navigationReducer, home);

describe("the overlay", () => {
  test.each<[string, NavigationEvent[], boolean]>([
    ["is hidden at first", [], false],
    ["shows when a navigation starts", [enter("/a")], true],
    ["stays until the page has loaded", [enter("/a"), elapse], true],
    ["stays for its minimum time", [enter("/a"), arrive("/a")], true],
    ["ends when the page loads after that time", [enter("/a"), elapse, arrive("/a")], false],
    ["ends after that time when the page loads first", [enter("/a"), arrive("/a"), elapse], false],
    ["restarts with each navigation", [enter("/a"), arrive("/a"), enter("/b"), elapse], true],
    ["stays while the browser loads the document", [enter("/a"), elapse, miss], true],
    ["ends when the page cannot be reached", [enter("/a"), elapse, miss, giveUp], false],
    ["does not show for an anchor on the same page", [enter("/")], false],
  ])("%s", (_, events, covered) => {
    expect(isCovered(following(...events))).toBe(covered);
  });
});

test("a history entry of the same page starts no navigation", () => {
  expect(following(enter("/"), enter("/"))).toEqual({ ...home, entries: 2 });
});

test("the current page stays until the next one has loaded", () => {
  expect(following(enter("/a"), miss).page.path).toBe("/");
  expect(following(enter("/a"), arrive("/a")).page.path).toBe("/a");
});

test("navigating back to the current page loads it like any other", () => {
  const back = following(enter("/a"), enter("/"));
  expect(back).toMatchObject({ target: "/", phase: "travelling", journeys: 2 });
});

describe("a page that cannot be reached", () => {
  const lost = [enter("/a"), miss, giveUp, elapse];

  test("is replaced by the page that says so", () => {
    expect(following(...lost)).toMatchObject({
      phase: "unreachable",
      target: "/a",
      page: giveUp.page,
    });
  });

  test.each<[string, NavigationEvent]>([
    ["is retried", retry],
    ["is opened by a link again", enter("/a")],
  ])("is requested again when it %s", (_, event) => {
    expect(following(...lost, event)).toMatchObject({
      phase: "travelling",
      target: "/a",
      journeys: 2,
    });
  });
});

test.each<[string, NavigationEvent[]]>([
  ["at rest", []],
  ["while travelling", [enter("/a")]],
])("a retry does nothing %s", (_, events) => {
  expect(following(...events, retry)).toEqual(following(...events));
});
