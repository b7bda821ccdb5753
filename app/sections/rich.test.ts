import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rich } from "./rich.tsx";

const plain = (text: string) =>
  renderToStaticMarkup(rich(text)).replace(/ (?:class|aria-\w+|translate|role|lang)="[^"]*"/g, "");

test.each([
  ["Ask [us](/contact) first.", 'Ask <a href="/contact">us</a> first.'],
  ["[Ask](ask:A price, today)", '<a href="/contact?subject=A%20price%2C%20today">Ask</a>'],
  ["[](claim:corridors)", '<a href="/about#number-corridors">47 active corridors</a>'],
  ["So. [](claim:response)", 'So. <a href="/about#number-response">About 50 ms response</a>'],
  ["[47](claim:corridors)", '<a href="/about#number-corridors">47</a>'],
  ["**Data.** Kept", "<b>Data.</b> Kept"],
  ["Event: `payment.failed`", "Event: <code>payment.<wbr/>failed</code>"],
])("%s", (text, html) => {
  expect(plain(text)).toBe(html);
});

test.each([
  ["[us](/kontact)", "/kontact is no page of this site"],
  ["[us](kontact)", "kontact is no page of this site"],
  ["[](claim:corridor)", 'there is no number "corridor"'],
  ["`payment.fails`", "there is no event payment.fails"],
])("%s stops the build", (text, why) => {
  expect(() => plain(text)).toThrow(`"${text}": ${why}.`);
});
