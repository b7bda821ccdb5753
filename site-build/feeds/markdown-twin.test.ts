import { expect, test } from "vitest";
import { markdownTwin } from "./markdown-twin.ts";

const hidden =
  "<style>:root:not([data-script]) ._a,:is(:root:not([data-script]),[data-script=lost]) :is(._b :is(._c,input)){display:none}:is(:root:not([data-script]),[data-script=lost]) .scripted{display:none!important}:root:not([data-script]) ._d{margin:0}:is(:root:not([data-script]),[data-script=lost]) ._e{color:red;display:none}._f{display:none}</style>";

const twin = (html: string) =>
  markdownTwin(`${hidden}<header>Menu</header><main>${html}</main>`, "https://ada.test/about")
    .split("\n---\n")[0]
    ?.trim();

test.each<[string, string, string]>([
  ["only the content of main", "<h1>About</h1><p>Us.</p>", "# About\n\nUs."],
  [
    "a headline on several lines",
    "<h1><span>Come </span><span><span>across</span></span></h1>",
    "# Come across",
  ],
  ["absolute links", '<p><a href="/x#y">there</a></p>', "[there](https://ada.test/x#y)"],
  ["anchors too", '<p><a href="#y">here</a></p>', "[here](https://ada.test/about#y)"],
  [
    "no mark beside a number",
    '<p>47 corridors<a href="/about#n"><span class="sr">About this number</span></a>.</p>',
    "47 corridors.",
  ],
  [
    "the numbers of a section and its clauses",
    '<div><a href="#y">4</a><h2>Fees</h2></div><ol><li><a href="#z">4.1</a> a</li></ol>',
    "## 4. Fees\n\n- 4.1 a",
  ],
  [
    "a number that is a link",
    '<p>As far as <a href="/x">100</a>.</p>',
    "As far as [100](https://ada.test/x).",
  ],
  [
    "what only a screen reader says of digits that are drawn",
    '<p><a href="/x"><b>NGN</b> <span><i aria-hidden="true">5</i> <span class="sr">566</span></span></a></p>',
    "[**NGN** 566](https://ada.test/x)",
  ],
  [
    "the sentence of a drawing without words",
    '<figure aria-label="Two ways."><div aria-hidden="true">x</div></figure><figure aria-label="Three ways."><p>a</p></figure>',
    "Two ways.\n\na",
  ],
  [
    "no words for the ears alone in a link",
    '<p><a href="https://app.test/" target="_blank">Start<span class="sr"> (opens in a new tab)</span></a></p>',
    "[Start](https://app.test/)",
  ],
  [
    "hidden words that carry meaning",
    '<p><b>NGN</b><span class="sr"> to </span><b>KES</b></p>',
    "**NGN** to **KES**",
  ],
  ["nothing drawn", '<p>a</p><svg><text>b</text></svg><p aria-hidden="true">c</p><i></i>', "a"],
  [
    "no fold of what stands after it",
    "<h3>a</h3><details><summary>a</summary></details><dl><dt>b</dt><dd>c</dd></dl>",
    "### a\n\n- **b**: c",
  ],
  ["nothing that only scripts show", "<p>a</p><p hidden>b</p>", "a"],
  [
    "no control that needs a script",
    '<p>a</p><button>Copy</button><div class="_a">b</div><form class="_b"><label class="_c">c</label></form><div class="scripted">d</div>',
    "a",
  ],
  [
    "what is there without a script",
    '<p class="_d">a</p><p class="_e">b</p><p class="_f">c</p>',
    "a\n\nc",
  ],
  [
    "what a control is set to",
    '<div class="_a"><label for="x">Amount</label><input id="x" type="text" value="10"><label for="y">In</label><select id="y"><option>USD</option><option selected>GHS</option></select></div>',
    "- Amount: 10\n- In: GHS",
  ],
  [
    "things to tick",
    '<ul><li><label><input class="scripted" type="checkbox"><code>a.b</code></label></li></ul>',
    "- `a.b`",
  ],
  [
    "terms and details",
    "<dl><div><dt><b>1%</b> of it</dt><dd>Capped.</dd><dd>Not stated</dd></div><div><dt>Why?</dt><dd>So</dd><dd>it is</dd></div></dl>",
    "- **1% of it**: Capped. Not stated\n- **Why?** So; it is",
  ],
  [
    "terms without groups",
    "<dl><dt>A</dt><dd>1</dd><dd>2</dd><dt>B</dt><dd>3</dd></dl>",
    "- **A**: 1; 2\n- **B**: 3",
  ],
  ["a list in a detail", "<dl><dt>A</dt><dd><ul><li>1</li></ul></dd></dl>", "- **A**\n  - 1"],
  [
    "links in a row",
    '<div><a href="/a">A</a><a href="/b">B</a></div>',
    "- [A](https://ada.test/a)\n- [B](https://ada.test/b)",
  ],
  [
    "cards as sections",
    "<ul><li><h3>A</h3><p>a</p></li><li><h3>B</h3></li></ul>",
    "### A\n\na\n\n### B",
  ],
  [
    "a card that is a link",
    '<a href="/a"><h3>A</h3><p>a</p></a>',
    "### [A](https://ada.test/a)\n\na",
  ],
  [
    "a table",
    '<table><caption class="sr">C</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th scope="row">1|2</th><td></td></tr></tbody></table>',
    "| A | B |\n| - | - |\n| 1\\|2 | |",
  ],
  [
    "code as it stands",
    '<pre><code>{\n  <span>"a"</span><span>:</span> 1\n}</code></pre>',
    '```\n{\n  "a": 1\n}\n```',
  ],
  [
    "words that the layout holds apart",
    "<p><span>Total</span><span>Sample data</span></p><p>PCI DSS<b>Level 1</b></p>",
    "Total, Sample data\n\nPCI DSS **Level 1**",
  ],
  ["escaped Markdown syntax", "<p>* 1. _a_ # [x]</p>", "\\* 1. \\_a\\_ # \\[x]"],
])("%s", (_, html, markdown) => {
  expect(twin(html)).toBe(markdown);
});

test("a document without main is an error", () => {
  expect(() => markdownTwin("<p>a</p>", "https://ada.test/")).toThrow("https://ada.test/");
});

test("the end links to the page and to the list of pages", () => {
  expect(markdownTwin("<main><h1>A</h1></main>", "https://ada.test/a")).toBe(
    "# A\n\n---\n\nThis is the text of <https://ada.test/a>. All pages: <https://ada.test/llms.txt>.\n",
  );
});
