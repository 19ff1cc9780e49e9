import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { readReference } from "../../integrations/reference/read-reference.ts";
import { REFERENCE_WORDS } from "../../content/reference/index.ts";
import { listTypePlaces, summarizeType } from "../../src/facts/reference/reference-links.ts";
import {
	findSummary,
	findTranslation,
	splitParagraphs,
	splitSentences,
} from "../../src/facts/reference/reference-texts.ts";
import type { ReferenceEntry, ReferencePackage } from "../../src/facts/reference/reference.ts";
import { listTypeProblems } from "../content-code/check-types.ts";
import { markValues } from "./mark-values.ts";
import { runExample } from "./run-example.ts";

/** Examples that are checked by the compiler alone, with the reason. */
const NOT_RUN: ReadonlyMap<string, string> = new Map([
	["local: local", "fetches a model"],
	["local: planModel", "fetches the description of a model"],
	["local: readModelFiles", "fetches the files of a model"],
	["local: readWords", "fetches Tesseract"],
	["local-worker: serveEngine", "runs in a worker of a browser"],
	["simulator-serve: readRepository", "reads a folder of the reader"],
	["simulator-proxy: startProxy", "reads a certificate of the reader"],
]);

/** What an example of a task names for which the catalogue has no model yet. */
const NO_MODEL = '"owner/model"';

/** Tables by id or name, whose rows the docstring of the table describes. */
const TABLES = new Set(["TaskTable", "OwnTypes"]);

let packages: readonly ReferencePackage[] = [];
let all: readonly { readonly place: string; readonly entry: ReferenceEntry }[] = [];
beforeAll(async () => {
	packages = await readReference();
	all = packages.flatMap(({ id, entries }) =>
		entries.map((entry) => ({ place: `${id}: ${entry.name}`, entry })),
	);
}, 240_000);

const isCalled = ({ kind, signature }: ReferenceEntry): boolean =>
	kind === "functions" ||
	kind === "classes" ||
	(kind === "constants" && /^const \w+: (?:\(|RankingMetric$)/.test(signature));

describe("examples of the API reference", () => {
	it("stand at every function and class", () => {
		const bare = all.filter(({ entry }) => isCalled(entry) && entry.example === undefined);
		expect(bare.map(({ place }) => place)).toEqual([]);
	});

	it("call every method that a class has of its own, unless a function of that name has an example", () => {
		const known = new Set(all.flatMap(({ entry }) => (entry.kind === "functions" ? [entry.name] : [])));
		const missing = all.flatMap(({ place, entry }) =>
			entry.fields
				.filter(({ type, name }) => entry.kind === "classes" && name !== "constructor" && type.includes("=>"))
				.filter(({ name }) => !known.has(name) && !entry.example?.includes(`.${name}(`))
				.map(({ name }) => `${place}.${name}`),
		);
		expect(missing).toEqual([]);
	});

	it("are short: six statements at most beside imports, and none of them long", () => {
		const long = all.filter(({ entry }) => {
			const lines =
				entry.example?.split("\n").filter((line) => line !== "" && !line.startsWith("import ")) ?? [];
			return lines.length > 8 || lines.filter((line) => !/^[\t}]/.test(line)).length > 6;
		});
		expect(long.map(({ place }) => place)).toEqual([]);
	});

	it("pass the strict compiler", { timeout: 60_000 }, () => {
		const blocks = all.flatMap(({ place, entry: { example } }) =>
			example === undefined
				? []
				: [{ place, code: example, language: "ts", isRun: false, isPart: true, output: undefined }],
		);
		expect(listTypeProblems(blocks)).toEqual([]);
	});

	it("run, and have the values that they state", { timeout: 240_000 }, async () => {
		const wrong: unknown[] = [];
		for (const { place, entry } of all) {
			if (entry.example === undefined || entry.example.includes(NO_MODEL) || NOT_RUN.has(place)) continue;
			const values = await runExample(entry.name, entry.example).catch((cause: unknown) => {
				throw new Error(`The example of ${place} fails.`, { cause });
			});
			wrong.push(
				...values
					.filter((one) => !isDeepStrictEqual(one.found, one.expected))
					.map((one) => ({ place, ...one })),
			);
		}
		expect(wrong).toEqual([]);
	});

	it("are all run, but for those with a reason", () => {
		expect([...NOT_RUN.keys()].filter((place) => !all.some((one) => one.place === place))).toEqual([]);
		const stated = all.filter(({ entry: { example = "" } }) => markValues(example) !== example);
		expect(stated.length).toBeGreaterThan(150);
	});
});

describe("tables of the API reference", () => {
	it("name every parameter", () => {
		const unnamed = all.filter(({ entry }) => JSON.stringify(entry).includes("__namedParameters"));
		expect(unnamed.map(({ place }) => place)).toEqual([]);
	});

	it("say of every parameter and member what it is, by its docstring or by that of its type", () => {
		const places = listTypePlaces(packages);
		const bare = packages.flatMap(({ id, entries }) =>
			entries
				.filter(({ kind, name }) => kind !== "constants" && !TABLES.has(name))
				.flatMap(({ name, parameters, fields }) =>
					[...parameters, ...fields]
						.filter(({ type, text }) => !text && !summarizeType(type, places.get(id) ?? new Map()))
						.map((field) => `${id}: ${name}: ${field.name}: ${field.type}`),
				),
		);
		expect(bare).toEqual([]);
	});
});

describe("words of the API reference", () => {
	it("have the Turkish of everything that the reference says", () => {
		expect(listTexts().filter((text) => findTranslation(text, "tr") === undefined)).toEqual([]);
	});

	it("have no Turkish whose English has changed or is gone", () => {
		const known = new Set(listTexts().flatMap(splitParagraphs).map(splitSentences).flatMap(listRuns));
		const words = Object.values(REFERENCE_WORDS).flatMap((one) => Object.keys(one.sentences));
		expect(words.filter((english) => !known.has(english))).toEqual([]);
	});
});

/** All that the reference says, in English. */
function listTexts(): readonly string[] {
	const places = listTypePlaces(packages);
	return packages.flatMap(({ id, entries }) =>
		entries.flatMap(({ text: docstring, parameters, fields, throws }) => [
			docstring,
			findSummary(docstring),
			...throws,
			...[...parameters, ...fields].flatMap(({ type, text, fallback = "" }) => [
				text || summarizeType(type, places.get(id) ?? new Map()),
				fallback,
			]),
		]),
	);
}

/** Sentences that follow each other, in every number. */
function listRuns(sentences: readonly string[]): readonly string[] {
	return sentences.flatMap((_, start) =>
		sentences.slice(start).map((__, count) => sentences.slice(start, start + count + 1).join(" ")),
	);
}
