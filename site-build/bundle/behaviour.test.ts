import { parseAst } from "vite";
import { expect, test } from "vitest";
import { hasBehaviour } from "./behaviour.ts";

test.each([
  ['jsx("p", { className: styles.a, children: name })', false],
  ['const text = "const [a] = useState(0)"; jsx("pre", { children: text })', false],
  ["const id = useId()", false],
  ["const user = use(x)", false],
  ["const [open, setOpen] = useState(false)", true],
  ["React.useEffect(() => {})", true],
  ["function A() { const a = useAnything(); }", true],
  ['jsx("button", { onClick: close })', true],
  ['jsx("button", { "onClick": close })', true],
  ['jsx("div", { ref: list })', true],
  ["function Button({ onClick }) { return onClick }", true],
  ['import { useState as state } from "react"', true],
  ["handlers.onClick = close", true],
  ["const handlers = {}; handlers.onceMore = close", false],
  ['jsx("form", { action: "/messages" })', false],
  ['jsx("form", { action: send })', true],
  ['jsx("button", { formAction: () => send() })', true],
  ["class Clock extends Component { componentDidMount() { start() } }", true],
  ['addEventListener("click", close)', true],
  ["window.setInterval(tick, 1000)", true],
  ["export const once = 1", false],
])("%s", (code, expected) => {
  expect(hasBehaviour(parseAst(code))).toBe(expected);
});
