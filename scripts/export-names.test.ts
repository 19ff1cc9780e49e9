import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";

/** Workspaces in whose sources a name is exported once. */
const SOURCES = [
	"apps/site/src",
	...["cli", "inference", "local", "measure", "metrics", "simulator", "snippets", "tasks"].map(
		(name) => `packages/${name}/src`,
	),
	"tools/src",
];

/** Pages export what the builder of the site calls by name. */
const NOT_READ = /[.]test[.]tsx?$|^apps\/site\/src\/pages\//u;

/** Rows of a table, one a file, that all export the same names or the id of their row; and the second entry of the client. */
const IS_ROW = [
	/^apps\/site\/src\/(?:locales\/rows|features\/(?:drawings\/drawings|metrics\/calculators))\//u,
	/^packages\/measure\/src\/report\/(?:words|metric-names)\//u,
	/^packages\/cli\/src\/(?:messages\/(?!parts)\w+\/|commands\/(?:\w+|(?<command>\w+)\/\k<command>)[.]ts$)/u, // words of a language, a command
	/^packages\/tasks\/src\/(?:models|results|tasks\/[\w-]+)\//u,
	/^packages\/inference\/src\/(?:core|generated\/core-functions)[.]ts$/u, // the functions again, for programs that pass a provider
];

it.each(SOURCES)("one name is one thing in %s", (source) => {
	expect(listShared(readNames(source, listExports))).toEqual([]);
});

it.each(SOURCES.filter((source) => source !== "apps/site/src"))(
	"no helper in %s has the name of another file's export",
	(source) => {
		const exported = readNames(source, listExports);
		expect(listTaken(exported, readNames(source, listHelpers))).toEqual([]);
	},
);

it("finds a name that two files export", () => {
	const text = "export interface Step {}\nexport async function run() {}\nconst local = 1;\n";
	const files = new Map([
		["a.ts", listExports(text)],
		["b.ts", listExports("export const local = 2;\nexport type Step<A> = A;\n")],
	]);
	expect(listShared(files)).toEqual(["Step: a.ts, b.ts"]);
});

it("finds a helper that has the name of another file's export", () => {
	const text =
		"export const read = 1;\nasync function follow() {}\nfunction* list() {\n\tfunction inner() {}\n}\n";
	const exported = new Map([
		["a.ts", listExports(text)],
		["b.ts", listExports("export function list() {}\nexport function inner() {}\n")],
	]);
	const helpers = new Map([
		["a.ts", listHelpers(text)],
		["b.ts", listHelpers("function read() {}\nexport function list() {}\n")],
	]);
	expect(listTaken(exported, helpers)).toEqual([
		"list: a.ts, exported by b.ts",
		"read: b.ts, exported by a.ts",
	]);
});

/** Names by file, of the files of a source that are no rows. */
function readNames(
	source: string,
	list: (text: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
	const files = globSync(`${source}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
		(file) => !NOT_READ.test(file) && !IS_ROW.some((row) => row.test(file)),
	);
	return new Map(files.toSorted().map((file) => [file, list(readFileSync(join(ROOT, file), "utf8"))]));
}

function listExports(text: string): readonly string[] {
	const declared =
		/^export (?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gmu;
	return [...new Set(Array.from(text.matchAll(declared), ([, name = ""]) => name))];
}

/** Functions of a file that it does not export. */
function listHelpers(text: string): readonly string[] {
	return Array.from(text.matchAll(/^(?:async )?function\*? (\w+)/gmu), ([, name = ""]) => name);
}

function listTaken(
	exported: ReadonlyMap<string, readonly string[]>,
	helpers: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
	const places = new Map(
		[...exported].flatMap(([file, names]) => names.map((name) => [name, file] as const)),
	);
	return [...helpers].flatMap(([file, names]) =>
		names.flatMap((name) => {
			const place = places.get(name);
			return place === undefined || place === file ? [] : [`${name}: ${file}, exported by ${place}`];
		}),
	);
}

function listShared(files: ReadonlyMap<string, readonly string[]>): readonly string[] {
	const names = new Set([...files.values()].flat());
	return [...names].flatMap((name) => {
		const places = [...files].filter(([, exported]) => exported.includes(name)).map(([file]) => file);
		return places.length > 1 ? [`${name}: ${places.join(", ")}`] : [];
	});
}
