import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";
import { afterAll, beforeAll, expect, test } from "vitest";

const client = "packages/inference/src";
const site = "apps/site/src";
const GLOBALS = "eslint(no-restricted-globals)";
const PROPERTIES = "eslint(no-restricted-properties)";
const IMPORTS = "eslint(no-restricted-imports)";

const EXPORTS = "pusula(exports-first)";
const COMMENTS = "pusula(plain-comments)";
const NAMES = "pusula(plain-names)";
const PARAMS = "eslint(max-params)";
const TASK = "pusula(task-is-data)";

/** A module of its own, and the rule that it breaks, if any. */
const CASES: readonly (readonly [path: string, text: string, rule?: string])[] = [
	[`${client}/build/a.ts`, 'export const a = await fetch("https://a");', GLOBALS],
	[`${client}/build/b.ts`, 'export const b = await globalThis.fetch("https://a");', PROPERTIES],
	[`${client}/build/c.ts`, "export const c = (call) => call.fetch();", PROPERTIES],
	[`${client}/build/d.ts`, "export const d = ({ fetch }) => fetch();", PROPERTIES],
	[`${client}/build/e.ts`, "export const e = new Date();", GLOBALS],
	[`${client}/build/f.ts`, "export const f = Date.now();", GLOBALS],
	[`${client}/build/g.ts`, "export const g = setTimeout(String, 5);", GLOBALS],
	[`${client}/build/h.ts`, "export const h = Math.random();", PROPERTIES],
	[`${client}/build/i.ts`, "export const i = performance.now();", PROPERTIES],
	[`${client}/build/j.ts`, "export const j = crypto.randomUUID();", PROPERTIES],
	["packages/tasks/src/k.ts", "export const k = Math.random();", PROPERTIES],
	["packages/snippets/src/l.ts", "export const l = Math.random();", PROPERTIES],
	[`${client}/build/m.ts`, 'export const m = { fetch: "", at: "Date", max: Math.max(1, 2) };'],
	[
		`${client}/build/n.ts`,
		"export interface N { readonly at: Date; readonly fetch: typeof globalThis.fetch }",
	],
	[`${client}/build/n.test.ts`, "export const n = Math.random();"],
	[`${client}/pipeline/call/clock.ts`, "export const o = Date.now();"],
	[`${client}/pipeline/wire/send.ts`, "export const p = ({ fetch }) => fetch();"],
	["packages/simulator/src/server/serve.ts", "export const q = process.env.PORT;", "node(no-process-env)"],
	["packages/simulator/src/server/cli.ts", "export const r = process.env.PORT;"],
	["packages/tasks/src/s.ts", "export default 1;", "import(no-default-export)"],
	["vitest.config.ts", "export default 1;"],
	["bench/t.ts", "export {};\n".repeat(401), "eslint(max-lines)"],
	["bench/u.ts", "export {};\n".repeat(400)],
	["apps/site/data/v.ts", "export {};\n".repeat(401)],
	[`${site}/ui/w.ts`, ofLines(61), "eslint(max-lines-per-function)"],
	[`${site}/ui/x.ts`, ofLines(60)],
	[`${site}/ui/x.test.ts`, ofLines(61)],
	["bench/y.ts", "function y() {}\nexport const z = y();", EXPORTS],
	["bench/ya.ts", "const y = () => 1;\nexport const z = y();", EXPORTS],
	["bench/yb.ts", "const y = function () {};\nexport const z = () => y();", EXPORTS],
	["bench/yc.ts", "const y = [() => 1];\nexport const z = y;"],
	["bench/z.ts", "export const z = y();\nfunction y() {}"],
	["bench/aa.ts", "const told = 1;\nexport const aa = told;", NAMES],
	["bench/ab.ts", "export function isAsked() {}", NAMES],
	["bench/ac.ts", "export interface Ac { readonly hostAddress: string }", NAMES],
	["bench/ag.ts", "export class Ag { isTold = true; }", NAMES],
	["bench/ah.ts", "export class Ah { tells() {} }", NAMES],
	["bench/ai.ts", "export enum Ai { Asked }", NAMES],
	["bench/aj.ts", "export const aj = 1; // the hub is asked once", COMMENTS],
	["bench/ak.ts", "/** Where the value stands. */\nexport const ak = 1;", COMMENTS],
	["bench/al.ts", "/** The address of the hub. */\nexport const al = 1;", COMMENTS],
	["bench/am.ts", "/** What the caller is told. */\nexport const am = 1;", COMMENTS],
	[
		"bench/an.ts",
		"/** Asks the reader, on the loopback address, for what stands out. `bad-address` is a code. */\nexport const an = 1;",
	],
	["bench/ad.ts", 'export const ad = (server) => ({ port: server.address().port, task: "tell" });'],
	[
		"bench/ae.ts",
		"export const ae = (one, two, three, four, five) => [one, two, three, four, five];",
		PARAMS,
	],
	["bench/ae.test.ts", "export const ae = (one, two, three, four, five) => [one, two, three, four, five];"],
	["packages/snippets/src/af.ts", 'export const af = (task) => task === "text-generation";', TASK],
	["packages/snippets/src/ag.ts", 'export const ag = (task) => task !== "conversational";', TASK],
	[
		"packages/local/src/ah.ts",
		"export const ah = (task) => { switch (task) { case 'text-to-image': } };",
		TASK,
	],
	[`${site}/ui/ai.tsx`, 'export const ai = ({ kind }) => kind === "not-json" || kind === "text-or-texts";'],
	["packages/snippets/src/aj.test.ts", 'export const aj = (task) => task === "text-generation";'],
	...compareIds(),
	[`${site}/pages/a.astro`, '---\nimport { a } from "../../checks/links.ts";\n---\n{a}', IMPORTS],
	[`${site}/pages/b.astro`, '---\nimport { b } from "@pusula/tools/root";\n---\n{b}', IMPORTS],
	[
		`${site}/pages/c.astro`,
		'---\nimport { c } from "../../../../packages/tasks/src/c.ts";\n---\n{c}',
		IMPORTS,
	],
	[`${site}/layouts/d.astro`, '---\nimport { d } from "../pages/d.ts";\n---\n{d}', IMPORTS],
	[`${site}/ui/e.astro`, '---\nimport { e } from "../features/home/e.ts";\n---\n{e}', IMPORTS],
	[`${site}/features/home/f.astro`, '---\nimport { f } from "../../layouts/f.ts";\n---\n{f}', IMPORTS],
	[`${site}/features/home/g.astro`, '---\nimport { g } from "../search/g.ts";\n---\n{g}', IMPORTS],
	[
		`${site}/features/home/h.astro`,
		'---\nimport { h } from "./h.ts";\nimport { i } from "../../ui/i.ts";\n---\n{h}{i}',
	],
	[
		`${site}/pages/i.astro`,
		'---\nimport { i } from "../features/home/i.ts";\nimport "@pusula/tasks";\n---\n{i}',
	],
];

/** Ways to compare with the id of a task, and texts that look like one. */
function compareIds(): typeof CASES {
	const found = [
		'export const isIt = (id) => id === "fill-mask";',
		"export const isIt = (id) => `robotics-model` === id || `graph-ml` === id;",
		'export const isIt = (task) => task === "translation";',
		'export const isIt = (call) => call.task.id !== "summarization";',
		'export const isIt = (task) => task.startsWith("zero-shot-");',
		"export const isIt = (task) => /^image-to-/.test(task);",
		'export const isIt = (ids) => ids.includes("any-to-any");',
		'export const isIt = (ids) => ids.has("text-to-3d");',
		'export const isIt = (id) => ["text-to-image", "text-to-video"].includes(id);',
		'const MEDIA = new Set(["text-to-image", "text-to-video"]);\nexport const isIt = (id) => MEDIA.has(id);',
		'const MEDIA = ["text-to-image"] as const;\nexport const isIt = (id) => MEDIA.some((one) => one === id);',
		'const TASKS = ["translation", "mine"];\nexport const isIt = (task, all) => (all ?? TASKS).includes(task);',
		'const CHAT = "conversational";\nexport const isIt = (id) => id === CHAT;',
		'export const CHAT: string = "conversational";',
		'export const isIt = (id) => { switch (id) { case "feature-extraction": } };',
	];
	const passed = [
		'export const isIt = (word) => word === "translation" || word === "other";',
		'export const isIt = (kind) => kind.startsWith("text");',
		"export const isIt = (type) => /json|text/.test(type);",
		'const ROWS = { "text-to-image": 1 };\nexport const isIt = (task) => Object.hasOwn(ROWS, task);',
		'const GROUPS = ["text", "reinforcement-learning"];\nexport const isIt = (id) => GROUPS.some((one) => one === id);',
		'export const call = (client) => client.call("text-to-image", { inputs: "a fox" });',
		'export const isIt = (task) => task === "background-removal";',
	];
	const folders = ["packages/cli/src", "packages/measure/src", "bench/src", "packages/tasks/src"];
	return [
		...found.map((text, index) => [`${folders[index % folders.length]}/id-${index}.ts`, text, TASK] as const),
		...passed.map((text, index) => [`packages/cli/src/no-id-${index}.ts`, text] as const),
	];
}

/** A function of so many lines, its head and its end among them. */
function ofLines(count: number): string {
	return `export function lines() {\n${"String();\n".repeat(count - 2)}}\n`;
}

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-lint-"));
	for (const path of [".oxlintrc.json", "tools/src/lint", "packages/tasks/src/generated"])
		await cp(join(ROOT, path), join(folder, path), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("each rule of ours finds what breaks it, and nothing else", async () => {
	for (const [path, text] of CASES) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	const { stdout } = await runCommand("oxlint", ["--format", "json"], { cwd: folder });
	const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }; // oxlint's format
	const ours = new Set(CASES.map(([, , rule]) => rule));
	const found = diagnostics
		.filter(({ code }) => ours.has(code))
		.map(({ code, filename }) => `${filename}: ${code}`);
	const expected = CASES.flatMap(([path, , rule]) => (rule === undefined ? [] : [`${path}: ${rule}`]));
	expect(found.toSorted()).toEqual(expected.toSorted());
});
