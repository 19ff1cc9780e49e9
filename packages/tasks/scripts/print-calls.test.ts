import { expect, test } from "vitest";
import { type Locale, LOCALES } from "../src/types/locales.ts";
import { printCallableTasks, printCallDocs } from "./print-calls.ts";
import type { RawSchema } from "./raw-schema.ts";
import type { Sources, TaskFolder } from "./sources.ts";

const TEXT = { type: "object", properties: { inputs: { type: "string" } } } as const;
const PICTURE = {
	type: "object",
	properties: { inputs: { type: "object", properties: { image: { type: "string", "x-media": "image" } } } },
} as const;

/** The text with the tag of each language behind it. */
function inEach(text: string): Readonly<Record<Locale, string>> {
	return Object.fromEntries(LOCALES.map((locale) => [locale, `${text}-${locale}`])) as Record<Locale, string>; // a key for each
}

function task(outputKind: "text" | "media"): NonNullable<TaskFolder["task"]> {
	return {
		id: "table-to-text",
		name: "Foxes",
		names: inEach("Foxes"),
		modality: "nlp",
		color: "red",
		position: 10,
		outputKind,
		hideInModels: false,
		hideInDatasets: false,
	};
}

function sourcesOf(folder: TaskFolder, input: RawSchema = TEXT, streams = false): Sources {
	const roles = ["input", "output", ...(streams ? (["streamOutput"] as const) : [])] as const;
	const schemas = roles.map((role) => ({ task: folder.name, role, path: `${folder.name}/${role}` }));
	const files = new Map(schemas.map(({ role, path }) => [path, role === "input" ? input : TEXT]));
	return { folders: [folder], schemas, files };
}

test("a row follows from the folder's name, its facts and its schemas", () => {
	const folder = { name: "fox-to-text", task: task("text"), call: { docs: "Reads a fox." } };
	expect(printCallableTasks(sourcesOf(folder))).toContain(
		`"fox-to-text": {
		method: "foxToText",
		schemas: "fox-to-text",
		page: "table-to-text",
		outputKind: "text",
		result: "plain"
	},`,
	);
});

test("a file in the input, also inside another field, is sent as a file", () => {
	const folder = { name: "fox-to-text", task: task("text"), call: { docs: "Reads a fox." } };
	expect(printCallableTasks(sourcesOf(folder, PICTURE))).toContain('result: "files"');
});

test("media is the result of tasks whose kind it is, and has a file name", () => {
	const folder = { name: "text-to-fox", task: task("media"), call: { docs: "Draws.", file: "fox.png" } };
	expect(printCallableTasks(sourcesOf(folder))).toContain('result: "media",\n\t\tfile: "fox.png"');
});

test("a task may have another id than its folder, and be part of another one's page", () => {
	const snippetModels = inEach("acme/fox");
	const partOf = { page: "fill-mask", names: inEach("Fox"), outputKind: "chat", snippetModels } as const;
	const alsoCalls = ["other"] as const;
	const models = ["acme/den"];
	const folder = { name: "fox-talk", call: { id: "talking", docs: "Talks.", partOf, models, alsoCalls } };
	const printed = printCallableTasks(sourcesOf(folder));
	for (const locale of LOCALES) expect(printed).toContain(`${locale}: "acme/fox-${locale}"`);
	expect(printed).toContain('models: [\n\t\t\t"acme/den"');
	expect(printed).toContain('alsoCalls: [\n\t\t\t"other"');
	expect(printed).toContain('talking: {\n\t\tmethod: "foxTalk"');
	expect(printed).toContain('page: "fill-mask"');
});

test("the words of both functions are kept", () => {
	const folder = { name: "fox", task: task("text"), call: { docs: "Fox.", streamDocs: "Foxes." } };
	expect(printCallDocs(sourcesOf(folder, TEXT, true))).toContain('call: "Fox.",\n\t\tstream: "Foxes."');
});

test.each<[string, TaskFolder, boolean]>([
	["media without a file name", { name: "a", task: task("media"), call: { docs: "A." } }, false],
	["a file name without media", { name: "a", task: task("text"), call: { docs: "A.", file: "a" } }, false],
	["a stream without words", { name: "a", task: task("text"), call: { docs: "A." } }, true],
	["words without a stream", { name: "a", task: task("text"), call: { docs: "A", streamDocs: "B" } }, false],
])("%s is an error", (_title, folder, streams) => {
	expect(() => printCallableTasks(sourcesOf(folder, TEXT, streams))).toThrow(/^a: /);
});
