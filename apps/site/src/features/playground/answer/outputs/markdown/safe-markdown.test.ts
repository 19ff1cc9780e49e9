import { expect, it } from "vitest";
import type { Block, Inline } from "./markdown-tree.ts";
import { readMarkdown } from "./safe-markdown.ts";

const HOSTILE = [
	"[a](javascript:alert(1))",
	"[a](JaVaScRiPt:alert(1))",
	"[a](java&#115;cript:alert(1))",
	"[a](&#x6A;avascript:alert(1))",
	"[a](data:text/html,<script>alert(1)</script>)",
	"[a](vbscript:x)",
	"[a](blob:https://example.org/1)",
	"[a](file:///etc/passwd)",
	"[a](//example.org)",
	"[a](/docs/)",
	"<javascript:alert(1)>",
	"[a]: javascript:alert(1)\n\n[a]",
];

it.each(HOSTILE)("draws no link for %s", (text) => {
	expect(listKinds(readMarkdown(text))).not.toContain("link");
});

it("keeps HTML as text", () => {
	const text = `<img src=x onerror="alert(1)">\n\nHi <b onclick=x>you</b> <script>alert(1)</script>`;
	expect(textOf(readMarkdown(text))).toContain(`<img src=x onerror="alert(1)">`);
	expect(textOf(readMarkdown(text))).toContain("<script>alert(1)</script>");
	expect(new Set(listKinds(readMarkdown(text)))).toEqual(new Set(["paragraph", "text"]));
});

it.each([
	String.raw`$\int_0^1 x\,dx$`,
	String.raw`\(a_1 * b_2 * c\)`,
	String.raw`$$\sum_i *x*$$`,
	String.raw`$a_1 \_ b_1$`,
])("leaves the formula %s as it was written", (formula) => {
	expect(textOf(readMarkdown(`Burada **${formula}** olur.`))).toBe(`Burada ${formula} olur.`);
});

it.each([
	String.raw`$$
\begin{aligned}
- a &= b \\\n= c
\end{aligned}
$$`,
	String.raw`\[
# x
\]`,
])("draws the formula %s on lines of its own as code", (formula) => {
	expect(readMarkdown(`Önce\n${formula}\nsonra`)).toMatchObject([
		{ kind: "paragraph" },
		{ kind: "code", language: "latex", text: formula },
		{ kind: "paragraph" },
	]);
});

it.each(["$5 and *$6*", "5$ ve *6$*", "$5-*$6*"])("reads no formula in the prices of %s", (text) => {
	expect(listKinds(readMarkdown(text))).toContain("emphasis");
});

it("shows a picture as its words", () => {
	expect(readMarkdown("![a cat](https://example.org/cat.png)")).toEqual([
		{ kind: "paragraph", at: 0, children: [{ kind: "picture", at: 0, text: "a cat" }] },
	]);
});

it("tells where a link leads, whatever its words say", () => {
	const [block] = readMarkdown("[example.org](https://evil.example/path?q=1)");
	expect(block).toMatchObject({
		children: [{ kind: "link", href: "https://evil.example/path?q=1", host: "evil.example" }],
	});
	expect(readMarkdown("<a@example.org>")).toMatchObject([
		{ children: [{ kind: "link", href: "mailto:a@example.org", host: "a@example.org" }] },
	]);
});

it("reads headings, lists, tables, quotes and code", () => {
	const text =
		"# Baş\n\n3. üç\n4. dört\n\n- [x] bitti\n- sürüyor\n\n| a | b |\n|---|---|\n| **1** | 2 |\n\n> söz\n\n```js\nx < 1\n```\n\n---\n";
	expect(readMarkdown(text)).toMatchObject([
		{ kind: "heading", level: 3, children: [{ text: "Baş" }] },
		{ kind: "list", first: 3, items: [{ isDone: undefined }, { isDone: undefined }] },
		{ kind: "list", first: undefined, items: [{ isDone: true }, { isDone: undefined }] },
		{ kind: "table", rows: [{ cells: [{ children: [{ kind: "strong" }] }, { children: [{ text: "2" }] }] }] },
		{ kind: "quote", blocks: [{ kind: "paragraph" }] },
		{ kind: "code", language: "js", text: "x < 1" },
		{ kind: "rule" },
	]);
});

it("puts headings below those of the page and skips none", () => {
	const levels = (text: string): readonly number[] =>
		readMarkdown(text).flatMap((block) => (block.kind === "heading" ? [block.level] : []));
	expect(levels("## a\n\n#### b\n\n## c")).toEqual([3, 4, 3]);
	expect(levels("#### a\n\n## b\n\n### c\n\n#### d")).toEqual([3, 3, 4, 5]);
	expect(levels("# a\n## b\n### c\n#### d\n##### e\n###### f")).toEqual([3, 4, 5, 6, 6, 6]);
	expect(levels("> # a\n\n- # b")).toEqual([]);
});

it("reads character references once", () => {
	expect(textOf(readMarkdown("a &amp;lt; b &#x131; &copy;"))).toBe("a &lt; b ı &copy;");
});

it.each([
	["brackets", "[".repeat(20_000)],
	["quotes", "> ".repeat(10_000)],
	["lists", "- ".repeat(3000)],
	["emphasis", "*a **b ".repeat(5000)],
	["tables", "|".repeat(20_000)],
	["backticks", "`".repeat(20_000)],
	["tags", "<a ".repeat(10_000)],
])("reads endless %s soon", (_name, text) => {
	const started = performance.now();
	expect(readMarkdown(text).length).toBeGreaterThan(0);
	expect(performance.now() - started).toBeLessThan(5000);
});

function listKinds(nodes: readonly (Block | Inline)[]): readonly string[] {
	return nodes.flatMap((node) => [node.kind, ...listKinds(listInner(node))]);
}

function listInner(node: Block | Inline): readonly (Block | Inline)[] {
	if ("blocks" in node) return node.blocks;
	return "children" in node ? node.children : [];
}

function textOf(nodes: readonly (Block | Inline)[]): string {
	return nodes.map((node) => ("text" in node ? node.text : textOf(listInner(node)))).join("");
}
