import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { runCommand } from "@pusula/tools/run-command";
import { afterAll, beforeAll, expect, test } from "vitest";

const client = "packages/inference/src";
const site = "apps/site/src";
const PROPERTIES = "eslint(no-restricted-properties)";
const ASTRO = "pusula(astro-layers)";

const NETWORK = "pusula(network)";
const CLOCK = "pusula(clock)";
const RANDOMNESS = "pusula(randomness)";
const WAITS = "pusula(no-timed-waits)";
const EXPORTS = "pusula(exports-first)";
const COMMENTS = "pusula(plain-comments)";
const DOCSTRING = "pusula(documented-exports)";
/** Cases of other rules are written without docstrings. */
const ABOUT_DOCSTRINGS = /\/c[f-j]\./;
const NAMES = "pusula(plain-names)";
const VERBS = "pusula(plain-verbs)";
const PARAMS = "eslint(max-params)";
const TASK = "pusula(task-is-data)";

/** A module of its own, and the rule that it breaks, if any. */
const CASES: readonly (readonly [path: string, text: string, rule?: string])[] = [
	...useEffects(),
	...waitInTests(),
	["packages/simulator/src/server/serve.ts", "export const q = process.env.PORT;", "node(no-process-env)"],
	["packages/simulator/src/server/cli.ts", "export const r = process.env.PORT;"],
	["packages/tasks/src/s.ts", "export default 1;", "import(no-default-export)"],
	["vitest.config.ts", "export default 1;"],
	["packages/tasks/src/cf.ts", "// A comment of a line.\nexport const cf = 1;", DOCSTRING],
	["packages/tasks/src/cg.ts", "/** Of the first. */\nexport const one = 1;\nexport type Cg = 1;", DOCSTRING],
	[
		"packages/tasks/src/ch.ts",
		"/** See https://a.b */\n// oxlint-disable-line a/b -- a reason\nexport const ch = 1;",
	],
	[
		"packages/tasks/src/ci.ts",
		"/** Of both. */\nexport declare function ci(): 1;\nexport declare function ci(at: 1): 2;",
	],
	["packages/tasks/src/cj.test.ts", "export const cj = 1;"],
	["bench/t.ts", "export {};\n".repeat(201), "eslint(max-lines)"],
	["bench/u.ts", "export {};\n\n// What is counted is code.\n".repeat(200)],
	["bench/test/t.ts", "export {};\n".repeat(401), "eslint(max-lines)"],
	["bench/u.test.ts", "export {};\n".repeat(400)],
	[`${site}/facts/u-facts.ts`, "export {};\n".repeat(201)],
	["apps/site/data/v.ts", "export {};\n".repeat(401)],
	[`${site}/ui/w.ts`, ofLines(61), "eslint(max-lines-per-function)"],
	[`${site}/ui/x.ts`, ofLines(60)],
	[`${site}/ui/x.test.ts`, ofLines(61)],
	["bench/y.ts", "function y() {}\nexport const z = y();", EXPORTS],
	["bench/ya.ts", "const y = () => 1;\nexport const z = y();", EXPORTS],
	["bench/yb.ts", "const y = function () {};\nexport const z = () => y();", EXPORTS],
	["bench/yc.ts", "const y = [() => 1];\nexport const z = y;"],
	["bench/yd.ts", "function y() {}\nfunction z() { y(); }\nexport { z };", EXPORTS],
	["bench/ye.ts", "const y = memo(() => null);\nexport const Z = () => y;", EXPORTS],
	["bench/yf.ts", "const y = React.forwardRef(function Y() {});\nexport const Z = () => y;", EXPORTS],
	["bench/yg.ts", "const one = 1, y = () => one;\nexport const Z = () => y();", EXPORTS],
	["bench/yh.ts", "async function y() {}\nexport class Z { y = y; }", EXPORTS],
	["bench/yl.ts", "class Y {}\nexport const z = () => new Y();", EXPORTS],
	["bench/yi.ts", "function z() { y(); }\nexport { z };\nfunction y() {}"],
	["bench/yj.ts", "const y = [1].map((one) => one);\nexport const z = y;"],
	["bench/yk.ts", 'export { y } from "./z.ts";\nexport const k = () => 1;\nfunction y() {}'],
	["bench/z.ts", "export const z = y();\nfunction y() {}"],
	["bench/aa.ts", "const told = 1;\nexport const aa = told;", NAMES],
	["bench/ab.ts", "export function isAsked() {}", NAMES],
	["bench/ac.ts", "export interface Ac { readonly hostAddress: string }", NAMES],
	["bench/ag.ts", "export class Ag { isTold = true; }", NAMES],
	["bench/ah.ts", "export class Ah { tells() {} }", NAMES],
	["bench/ai.ts", "export enum Ai { Asked }", NAMES],
	["bench/cka.ts", "export const [isAsked] = [true];", NAMES],
	["bench/ckb.ts", "export const ckb = ({ one: told }) => told;", NAMES],
	["bench/ckc.ts", "export const ckc = ({ one: { two: [, told = 1] } }) => told;", NAMES],
	["bench/ckd.ts", "export function ckd(...[asked]) { return asked; }", NAMES],
	["bench/cke.ts", "export const { address, told: reported } = globalThis;"],
	["bench/ckf.ts", "export const ckf = {};\nconst answer = () => 1;", VERBS],
	["bench/ckg.ts", "export class Ckg { answerCall() {} }", VERBS],
	["bench/ckh.ts", "export const answer = [1];\nexport function answered() {}"],
	[`${site}/ui/cki.ts`, "export function answer() {}"],
	["bench/aj.ts", "export const aj = 1; // the hub is asked once", COMMENTS],
	["bench/ak.ts", "/** Where the value stands. */\nexport const ak = 1;", COMMENTS],
	["bench/al.ts", "/** The address of the hub. */\nexport const al = 1;", COMMENTS],
	["bench/am.ts", "/** What the caller is told. */\nexport const am = 1;", COMMENTS],
	["bench/ca.ts", "/** The listener hears of an end. */\nexport const ca = 1;", COMMENTS],
	["bench/cb.ts", "/** A store that forgets runs. */\nexport const cb = 1;", COMMENTS],
	["bench/cc.ts", "/** What goes wrong in a call. */\nexport const cc = 1;", COMMENTS],
	["bench/cd.ts", "/** A server that answers every request. */\nexport const cd = 1;", COMMENTS],
	["bench/ce.ts", "/** A model that answers a message; what is heard. */\nexport const ce = 1;"],
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
	...importInAstro(),
];

/** Ways to reach the network, the clock and randomness, each in a module that may not, and code that only looks like it. */
function useEffects(): typeof CASES {
	const found: Readonly<Record<string, readonly string[]>> = {
		[NETWORK]: [
			'export const a = await fetch("https://a");',
			'export const a = await globalThis.fetch("https://a");',
			'export const a = await self["fetch"]("https://a");',
			"export const { fetch: a } = window;",
			"export const a = { get: fetch };",
			'export const a = new WebSocket("wss://a");',
			'export const a = new globalThis.XMLHttpRequest("https://a");',
			'export const a = navigator.sendBeacon("https://a");',
			'import { request } from "node:https";\nexport const a = request("https://a");',
			'export { connect } from "net";',
			'export * from "node:tls";',
			'export const a = await import("node:http2");',
			'export const a = process.getBuiltinModule("node:dns");',
		],
		[CLOCK]: [
			"export const a = new Date();",
			"export const a = Date.now();",
			"export const { now } = Date;",
			"const Moment = Date;\nexport const a = new Moment();",
			"export const a = new globalThis.Date().getTime();",
			"export const a = globalThis.Date.now();",
			"export const a = performance.now();",
			"export const { now } = performance;",
			"export const a = (globalThis as { performance: Performance }).performance.now();",
			"export const a = setTimeout(String, 5);",
			"export const a = self.setTimeout(String, 5);",
			"export const a = document.defaultView.setInterval(String, 5);",
			"export const { setTimeout: a } = globalThis;",
			"export const a = setImmediate(String);",
			"export const a = AbortSignal.timeout(5);",
			"export const a = process.hrtime.bigint();",
			'import { setTimeout as sleep } from "node:timers/promises";\nexport const a = sleep(5);',
			'import * as timers from "node:timers";\nexport const a = timers;',
			'import { performance } from "node:perf_hooks";\nexport const a = performance.now();',
			'export const a = await import("timers/promises");',
		],
		[RANDOMNESS]: [
			"export const a = Math.random();",
			"export const { random } = Math;",
			"const maths = Math;\nexport const a = maths.random();",
			'export const a = globalThis.Math["random"]();',
			"const { getRandomValues } = crypto;\nexport const a = getRandomValues;",
			'import { randomUUID } from "node:crypto";\nexport const a = randomUUID();',
			'import * as secrets from "crypto";\nexport const a = secrets;',
			'import secrets from "node:crypto";\nexport const a = secrets;',
		],
	};
	const passed = [
		'export const a = { fetch: "", at: "Date", max: Math.max(1, 2) };',
		"export interface A { readonly at: Date; readonly fetch: typeof globalThis.fetch }",
		'export const a = new Date("2026-11-22").getTime() - Date.parse("2026-11-21");',
		"export const a = (value) => value instanceof Date && typeof fetch === typeof setTimeout;",
		"export const a = ({ fetch, clock }) => fetch(clock.now(), clock.random());",
		"export const a = (timer) => clearTimeout(timer);",
		'import { createHash } from "node:crypto";\nexport const a = [createHash("sha256"), crypto.subtle];',
		'import type { Server } from "node:http";\nexport type A = Server;',
		"export const a = (setTimeout) => setTimeout();",
	];
	const folders = ["packages/simulator/src/a", "packages/cli/src/a", "packages/local/src/a", `${site}/lib/a`];
	const at = (index: number, name: string): string =>
		`${folders[index % folders.length]}/${name}-${index}.ts`;
	return [
		...Object.entries(found).flatMap(([rule, texts]) =>
			texts.map((text, index) => [at(index, rule.slice(7, -1)), text, rule] as const),
		),
		...passed.map((text, index) => [at(index, "no-effect"), text] as const),
		[`${client}/build/a.ts`, "export const a = (call) => call.fetch();", PROPERTIES],
		[`${client}/build/b.ts`, "export const b = ({ fetch }) => fetch();", PROPERTIES],
		[`${client}/build/c.test.ts`, "export const c = Math.random();"],
		[`${client}/pipeline/call/clock.ts`, "export const d = Date.now() * Math.random();"],
		[`${client}/pipeline/call/fetch.ts`, "export const e = Date.now();", CLOCK],
		[`${client}/pipeline/wire/send.ts`, "export const f = ({ fetch }) => fetch();"],
		[`${site}/lib/effects/clock.ts`, "export const g = performance.now();"],
		[`${site}/pages/effect.astro`, "---\nconst h = Date.now();\n---\n{h}", CLOCK],
		["apps/site/worker/effect.ts", 'export const i = await fetch("https://a");', NETWORK],
	];
}

/** Ways to wait for a time in a test, and what only looks like one. */
function waitInTests(): typeof CASES {
	const found = [
		"export const a = new Promise((resolve) => setTimeout(resolve, 5));",
		"export const a = globalThis.setTimeout(String, 5);",
		'import { setTimeout as sleep } from "node:timers/promises";\nexport const a = sleep(5);',
	];
	const passed = [
		"export const a = new Promise(setImmediate);",
		"export const a = (test) => test.setTimeout(5);",
		"export const a = (clock) => clock.sleep(5);",
	];
	const pathOf = (name: string, index: number): string =>
		[`bench/test/${name}-${index}.ts`, `packages/cli/src/${name}-${index}.test.ts`][index % 2] ?? "";
	return [
		...found.map((text, index) => [pathOf("wait", index), text, WAITS] as const),
		...passed.map((text, index) => [pathOf("no-wait", index), text] as const),
		["runtimes/wait.test.ts", found[0] ?? "", WAITS],
	];
}

/** Ways to compare with the id of a task, and texts that look like one. */
function compareIds(): typeof CASES {
	const found = [
		'export const isIt = (id) => id === "fill-mask";',
		"export const isIt = (id) => `robotics-model` === id || `graph-ml` === id;",
		'export const isIt = (task) => task === "translation";',
		'export const isIt = (call) => call.task.id !== "summarization";',
		'export const isIt = (task) => task.startsWith("zero-shot-");',
		"export const isIt = (task) => /^image-to-/.test(task);",
		"const MADE = /^image-to-/;\nexport const isIt = (task) => MADE.test(task);",
		'export const isIt = (ids) => ids.includes("any-to-any");',
		'export const isIt = (ids) => ids.has("text-to-3d");',
		'export const isIt = (id) => ["text-to-image", "text-to-video"].includes(id);',
		'const MEDIA = new Set(["text-to-image", "text-to-video"]);\nexport const isIt = (id) => MEDIA.has(id);',
		'const MEDIA = ["text-to-image"] as const;\nexport const isIt = (id) => MEDIA.some((one) => one === id);',
		'const TASKS = ["translation", "mine"];\nexport const isIt = (task, all) => (all ?? TASKS).includes(task);',
		'const CHAT = "conversational";\nexport const isIt = (id) => id === CHAT;',
		'export const isIt = (task) => task.localeCompare("fill-mask");',
		'export const isIt = (task) => task.search("fill-mask");',
		'export const isIt = (id) => id === `${"fill"}-mask`;',
		'export const isIt = (id) => id === "fill" + "-mask";',
		'export const CHAT: string = "conversational";',
		'export const isIt = (id) => { switch (id) { case "feature-extraction": } };',
		'const MEDIA = { "text-to-image": 1, "text-to-video": 2, "image-to-video": 3 };\nexport const isIt = (id) => id in MEDIA;',
		'export const isIt = (id) => id in { "text-to-image": 1 };',
		'export const isIt = (id) => Object.is(id, "text-to-image");',
		'export const isIt = (task) => Object.is("translation", task);',
		'const FILES = { "text-to-image": "png" };\nexport const fileOf = (id) => FILES[id];',
		'const FILES = new Map([["text-to-image", "png"], ["text-to-video", "mp4"]]);\nexport const fileOf = (id) => FILES.get(id);',
		'const FILES: Record<string, string> = { conversational: "txt" };\nexport const fileOf = (id) => FILES[id];',
		'export const FILES: { readonly [T in Task]?: string } = { translation: "txt", conversational: "txt" };',
		'const FILES = { "text-to-image": "png" } as const;\nexport const fileOf = (id) => FILES[id];',
	];
	const passed = [
		'export const isIt = (word) => word === "translation" || word === "other";',
		'export const isIt = (kind) => kind.startsWith("text");',
		"export const isIt = (type) => /json|text/.test(type);",
		"const SHORT = /[-]/;\nexport const isIt = (name) => SHORT.test(name);",
		'const ROWS = { "text-to-image": 1, "text-to-video": 2, "image-to-video": 3 };\nexport const rowOf = (task) => Object.hasOwn(ROWS, task) && ROWS[task];',
		'const ROWS: Readonly<Record<Own, number>> = { "text-to-image": 1, "text-to-video": 2 };\nexport const rowOf = (task: Own) => ROWS[task];',
		'export const isIt = (id) => "image" in id;',
		'const GROUPS = ["text", "reinforcement-learning"];\nexport const isIt = (id) => GROUPS.some((one) => one === id);',
		'export const call = (client) => client.call("text-to-image", { inputs: "a fox" });',
		'export const isIt = (task) => task === "background-removal";',
	];
	const simulator = "packages/simulator/src/server";
	const folders = ["packages/cli/src", "packages/measure/src", "bench/src", "packages/tasks/src", simulator];
	const rooms = ["answers", "apis", "apis/openai", "http", "platform", "rules", "simulator", "state"];
	return [
		...found.map((text, index) => [`${folders[index % folders.length]}/id-${index}.ts`, text, TASK] as const),
		...rooms.map((room) => [`packages/simulator/src/${room}/chat.ts`, found[0] ?? "", TASK] as const),
		...passed.map((text, index) => [`packages/cli/src/no-id-${index}.ts`, text] as const),
	];
}

/** Imports of Astro files against the layers of the site, at any depth, and those that follow them. */
function importInAstro(): typeof CASES {
	const importing = (...specifiers: readonly string[]): string =>
		`---\n${specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join("\n")}\n---\n`;
	return [
		[`${site}/pages/a.astro`, importing("../../checks/links.ts"), ASTRO],
		[`${site}/pages/b.astro`, importing("@pusula/tools/root"), ASTRO],
		[`${site}/pages/c.astro`, importing("../../../../packages/tasks/src/c.ts"), ASTRO],
		[`${site}/layouts/d.astro`, importing("../pages/d.ts"), ASTRO],
		[`${site}/ui/e.astro`, importing("../features/home/e.ts"), ASTRO],
		[`${site}/ui/text/e.astro`, importing("../../facts/e.ts"), ASTRO],
		[`${site}/features/home/f.astro`, importing("../../layouts/f.ts"), ASTRO],
		[`${site}/features/home/g.astro`, importing("../search/g.ts"), ASTRO],
		[`${site}/features/home/page/f.astro`, importing("../../../layouts/f.ts"), ASTRO],
		[`${site}/features/home/page/g.astro`, importing("../../search/g.ts"), ASTRO],
		[`${site}/features/home/page/parts/g.astro`, importing("../../../../features/search/g.ts"), ASTRO],
		[
			`${site}/features/home/page/i.astro`,
			'---\nconst { i } = await import("../../search/i.ts");\n---\n{i}',
			ASTRO,
		],
		[`${site}/features/home/h.astro`, importing("./h.ts", "../../ui/i.ts", "../../../messages/words.ts")],
		[`${site}/features/home/page/h.astro`, importing("./h.ts", "../parts/i.ts", "../../../ui/i.ts")],
		[`${site}/pages/i.astro`, importing("../features/home/i.ts", "@pusula/tasks")],
	];
}

/** A function of so many lines, its head and its end among them. */
function ofLines(count: number): string {
	return `export function lines() {\n${"String();\n".repeat(count - 2)}}\n`;
}

let folder = "";
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-lint-"));
	const lists = ["packages/tasks/src/generated", "packages/tasks/src/types/generated"];
	for (const path of [".oxlintrc.json", "tools/src/lint", ...lists])
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
		.filter(({ code, filename }) => ours.has(code) && (code !== DOCSTRING || ABOUT_DOCSTRINGS.test(filename)))
		.map(({ code, filename }) => `${filename}: ${code}`);
	const expected = CASES.flatMap(([path, , rule]) => (rule === undefined ? [] : [`${path}: ${rule}`]));
	expect([...new Set(found)].toSorted()).toEqual(expected.toSorted());
});
