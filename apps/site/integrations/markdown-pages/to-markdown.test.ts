import { expect, test } from "vitest";
import { toMarkdownPage } from "./to-markdown.ts";

const SITE = "https://pusula.example/";

function page(main: string, head = `<link rel="canonical" href="${SITE}tasks/x/">`): string {
	const description = '<meta name="description" content="What x is.">';
	return `<!doctype html><html lang="en"><head>${head}${description}</head><body><main>${main}</main></body></html>`;
}

function markdownOf(main: string): string {
	return (
		toMarkdownPage(page(`<h1>X</h1>${main}`), SITE)
			?.markdown.split("# X\n")[1]
			?.trim() ?? ""
	);
}

test("says title, description, language and URL of the page", () => {
	expect(toMarkdownPage(page("<h1>X</h1>"), SITE)).toEqual({
		url: "https://pusula.example/tasks/x/",
		locale: "en",
		title: "X",
		description: "What x is.",
		markdown: "<https://pusula.example/tasks/x/>\n\n# X\n",
	});
});

test("pages without a URL of their own have no Markdown", () => {
	expect(toMarkdownPage(page("<h1>X</h1>", '<meta name="robots" content="noindex">'), SITE)).toBeUndefined();
});

test("leaves out navigation, controls, links of headings and what is hidden", () => {
	const html =
		'<nav><a href="/">Home</a></nav><details data-menu><summary>Copy</summary></details><div data-heading="h2"><h2>Y</h2><a href="#y">#</a></div>' +
		'<form><input name="q"></form><p data-needs-script>no</p><p hidden>no</p><p>yes <span aria-hidden="true">*</span></p>';
	expect(markdownOf(html)).toBe("## Y\n\nyes");
});

test("keeps the word of a term without its note", () => {
	const html =
		'<p>Counts <span data-term><button>tokens</button><span popover="auto">A token is…</span></span>.</p>';
	expect(markdownOf(html)).toBe("Counts tokens.");
});

test("makes URLs absolute and drops the remark on new tabs", () => {
	const html = '<p><a href="../y/" target="_blank">Y<span> (opens in a new tab)</span></a></p>';
	expect(markdownOf(html)).toBe("[Y](https://pusula.example/tasks/y/)");
});

test("fences code with its language; one of several clients is named before", () => {
	const code = (name: string) =>
		`<section aria-label="Code: ${name}"><pre><code><span>let</span> <span>a</span>;</code></pre></section>`;
	expect(markdownOf(code("TypeScript, 1"))).toBe("```ts\nlet a;\n```");
	expect(markdownOf(code("Python · requests"))).toBe("Python · requests\n\n```python\nlet a;\n```");
});

test("fences a difference as one, with its signs", () => {
	const html =
		'<section aria-label="Code: TypeScript, 1"><pre><code><del>- a;</del>\n<ins>+ b;</ins></code></pre></section>';
	expect(markdownOf(html)).toBe("```diff\n- a;\n+ b;\n```");
});

test("tables stay tables, and words that the style keeps apart stay apart", () => {
	const table = "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>";
	expect(markdownOf(table)).toBe("| A | B |\n| - | - |\n| 1 | 2 |");
	expect(markdownOf("<ul><li><span>cat</span><span>92%</span></li></ul>")).toBe("- cat 92%");
});

test("a formula becomes a line of code", () => {
	const sum = "<mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow>";
	const power = `<msup><mrow><mo>(</mo>${sum}<mo>)</mo></mrow><mn>2</mn></msup>`;
	const math = `<math><mi>f</mi><mo>=</mo><mfrac><mi>a</mi>${sum}</mfrac><mo>×</mo>${power}</math>`;
	expect(markdownOf(`<p>${math}</p>`)).toBe("`f = a/(a + b) × (a + b)^2`");
});

test("meaning and type in one cell stand apart, and so does small print", () => {
	const cell = "<table><tr><th>A</th></tr><tr><td><p>What to sort.</p><p>text</p></td></tr></table>";
	expect(markdownOf(cell)).toContain("| What to sort. text |");
	expect(markdownOf("<dl><dt>State</dt><dd>Live<small>as of May</small></dd></dl>")).toContain(
		"Live as of May",
	);
});

test("no link is without words: a recording is named after its file, a title in a span stays", () => {
	expect(markdownOf('<p><audio src="/demo/voice.wav"></audio></p>')).toBe(
		"[voice.wav](https://pusula.example/demo/voice.wav)",
	);
	const titled =
		'<a href="/y/" target="_blank"><span lang="en">Y</span><svg></svg><span> (new tab)</span></a>';
	expect(markdownOf(`<p>${titled}</p>`)).toContain("[Y");
});

test("a drawing is read as its description, once for all its forms", () => {
	const wide = '<svg role="img"><title>T</title><desc>Two boxes.</desc><text>A</text></svg>';
	const html = `<figure>${wide}<svg role="img"><text>A</text></svg><figcaption>Said below.</figcaption></figure>`;
	expect(markdownOf(html)).toBe("Two boxes.\n\nSaid below.");
});
