import { describe, expect, test } from "vitest";
import type { LoadedPage } from "./load-page.ts";
import { firstPage, isCovered, type NavigationEvent, navigationReducer } from "./navigation.ts";

const pageAt = (path: string): LoadedPage => ({
  path,
  title: path,
  description: "",
  keywords: [],
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
    ["is not there at first", [], false],
    ["stands once someone has left", [enter("/a")], true],
    ["stands until the page has arrived", [enter("/a"), elapse], true],
    ["stands until its time is over", [enter("/a"), arrive("/a")], true],
    ["ends with the later of the two", [enter("/a"), elapse, arrive("/a")], false],
    ["ends so the other way round", [enter("/a"), arrive("/a"), elapse], false],
    ["starts anew with each journey", [enter("/a"), arrive("/a"), enter("/b"), elapse], true],
    ["stands while the browser loads the page", [enter("/a"), elapse, miss], true],
    ["ends where no page can be reached", [enter("/a"), elapse, miss, giveUp], false],
    ["does not come for another anchor", [enter("/")], false],
  ])("%s", (_, events, covered) => {
    expect(isCovered(following(...events))).toBe(covered);
  });
});

test("an entry of the same page is reached without a journey", () => {
  expect(following(enter("/"), enter("/"))).toEqual({ ...home, entries: 2 });
});

test("the page that stands stays until the next one comes", () => {
  expect(following(enter("/a"), miss).page.path).toBe("/");
  expect(following(enter("/a"), arrive("/a")).page.path).toBe("/a");
});

test("on the way back to the page that stands, it is waited for like any other", () => {
  const back = following(enter("/a"), enter("/"));
  expect(back).toMatchObject({ target: "/", phase: "travelling", journeys: 2 });
});

describe("a page that cannot be reached", () => {
  const lost = [enter("/a"), miss, giveUp, elapse];

  test("says so in its place", () => {
    expect(following(...lost)).toMatchObject({
      phase: "unreachable",
      target: "/a",
      page: giveUp.page,
    });
  });

  test.each<[string, NavigationEvent]>([
    ["tried again", retry],
    ["followed a link to once more", enter("/a")],
  ])("is asked for anew when it is %s", (_, event) => {
    expect(following(...lost, event)).toMatchObject({
      phase: "travelling",
      target: "/a",
      journeys: 2,
    });
  });
});

test.each<[string, NavigationEvent[]]>([
  ["at rest", []],
  ["on the way", [enter("/a")]],
])("nothing is tried again %s", (_, events) => {
  expect(following(...events, retry)).toEqual(following(...events));
});
