import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Island } from "./island.tsx";

const render = (component: () => React.ReactNode) => renderToStaticMarkup(createElement(component));

const Inner = () => createElement("p", null, "inner");
Inner.island = "/app/inner.island.tsx";

const Outer = () => Island<object>({ of: Inner, wake: "near" });
Outer.island = "/app/outer.island.tsx";

test("an island is rendered in the mark that its script looks for", () => {
  expect(render(Outer)).toContain(`data-island="${Inner.island}"`);
  expect(render(Outer)).toContain("<p>inner</p>");
});

test("one inside another stops the build, by name: the browser could not start it", () => {
  const page = () => Island<object>({ of: Outer, wake: "near" });
  expect(() => render(page)).toThrow(`${Outer.island} contains another island.`);
});
