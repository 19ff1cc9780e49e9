import { expect, test } from "vitest";
import { parseModule } from "./parse-module.ts";

const specifiers = (path: string, text: string): string[] =>
	parseModule(path, text).imports.map(({ specifier }) => specifier);
const effects = (text: string): string[] => parseModule("a.ts", text).effects.map(({ name }) => name);

test("sees every kind of import, of types too", () => {
	const text = [
		'import { a } from "./a.ts";',
		'import type { B } from "./b.ts";',
		'export { c } from "./c.ts";',
		'export type * from "./d.ts";',
		'const e = await import("./e.ts");',
		'type F = import("./f.ts").F;',
		'import "./g.css";',
		"const text = \"import { h } from './h.ts'\";",
	].join("\n");
	expect(specifiers("x.ts", text)).toEqual([
		"./a.ts",
		"./b.ts",
		"./c.ts",
		"./d.ts",
		"./e.ts",
		"./f.ts",
		"./g.css",
	]);
});

test("tells imports of types from those that load a module", () => {
	const text = [
		'import type { A } from "./a.ts";',
		'export type { B } from "./b.ts";',
		'type C = import("./c.ts").C;',
		'import { type D } from "./d.ts";',
		'export * from "./e.ts";',
		'await import("./f.ts");',
	].join("\n");
	const loaded = parseModule("x.ts", text).imports.filter(({ typesOnly }) => !typesOnly);
	expect(loaded.map(({ specifier }) => specifier)).toEqual(["./d.ts", "./e.ts", "./f.ts"]);
});

test("reads front matter and scripts of an Astro file and keeps the line numbers", () => {
	const text = [
		"---",
		'import A from "./A.tsx";',
		"---",
		"<p>don't { import</p>",
		"<script>",
		'import "./b.ts";',
		"</script>",
		"",
	];
	expect(parseModule("page.astro", text.join("\n")).imports).toEqual([
		{ specifier: "./A.tsx", line: 2 },
		{ specifier: "./b.ts", line: 6 },
	]);
});

test("reads the imports of an MDX file but not those in its code samples", () => {
	const text = [
		'import { Demo } from "../demo.tsx";',
		"",
		"Words isn't code {",
		"```js",
		'import x from "x";',
		"```",
		"",
	];
	expect(specifiers("guide.mdx", text.join("\n"))).toEqual(["../demo.tsx"]);
});

test.each([
	["const reply = await fetch(url);", ["fetch"]],
	["const { fetch } = options; await fetch(url);", ["fetch"]],
	["await options.fetch(url);", ["fetch"]],
	["await globalThis.fetch(url);", ["fetch"]],
	["const send = fetch; await send(url);", ["fetch"]],
	["return { fetch };", ["fetch"]],
	["setTimeout(tick, 5);", ["setTimeout"]],
	["const at = new Date(); const now = Date.now();", ["Date", "Date"]],
	["const n = Math.random();", ["Math.random"]],
	["globalThis.crypto.getRandomValues(bytes);", ["crypto.getRandomValues"]],
	["const key = process.env.KEY;", ["process.env"]],
])("finds the effect in %j", (text, names) => {
	expect(effects(text)).toEqual(names);
});

test.each([
	["const options: { fetch?: typeof fetch; at: Date } = {};"],
	['const code = "await fetch(url); new Date()";'],
	["interface Options { readonly fetch?: () => void }"],
	["const other = options.fetch;"],
	["const { fetch } = options; const wire = { fetch };"],
	["const wire = { send: options.fetch ?? fetch };"],
	["const wire = { send: options.fetch ?? globalThis.fetch };"],
	["const max = Math.max(1, 2);"],
	["const now = call.performance;"],
	["function show(Date: string) { return Date; }"],
])("finds none in %j", (text) => {
	expect(effects(text)).toEqual([]);
});

test.each([
	["export default function page() {}", 1],
	["const a = 1;\nexport default a;", 2],
	["const a = 1;\nexport { a as default };", 2],
	["export const a = 1;", undefined],
])("finds the default export of %j", (text, line) => {
	expect(parseModule("a.ts", text).defaultExportLine).toBe(line);
});

test("counts lines as an editor does", () => {
	expect(parseModule("a.ts", "a;\nb;\n").lineCount).toBe(2);
	expect(parseModule("a.ts", "a;\nb;").lineCount).toBe(2);
});
