import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
	LOCALES,
	TASK_EXAMPLES,
	TASK_IDS,
	TASK_INFO,
	TASK_SCHEMAS,
	textToImageInputShape,
	zeroShotClassificationInputShape,
	type Example,
	type ExampleTaskId,
	type JsonSchema,
	type JsonValue,
	type Locale,
} from "@pusula/tasks";
import { DEMO_FOLDER } from "@pusula/tools/demo-files";
import { findMismatches } from "@pusula/tools/find-mismatches";
import { describe, expect, test } from "vitest";

// Object.keys gives strings; the keys of the table are exactly these ids.
const EXAMPLE_IDS = Object.keys(TASK_EXAMPLES) as ExampleTaskId[];

/** Tasks whose scores are shares of one: together 1, or less where only the first are listed. */
const SHARED: readonly ExampleTaskId[] = [
	"audio-classification",
	"fill-mask",
	"image-classification",
	"text-classification",
	"video-classification",
	"visual-question-answering",
	"zero-shot-classification",
	"zero-shot-image-classification",
];
/** Tasks that give every label its share. */
const WHOLE: readonly ExampleTaskId[] = [
	"text-classification",
	"zero-shot-classification",
	"zero-shot-image-classification",
];

interface Case {
	readonly id: ExampleTaskId;
	readonly locale: Locale;
	readonly example: Example;
}

const CASES: readonly Case[] = EXAMPLE_IDS.flatMap((id) =>
	LOCALES.flatMap((locale) => TASK_EXAMPLES[id][locale].map((example: Example) => ({ id, locale, example }))),
);

describe("examples", () => {
	test("exist for every task with a schema", () => {
		expect(EXAMPLE_IDS.toSorted()).toEqual(Object.keys(TASK_SCHEMAS).toSorted());
	});

	test.each(CASES)("of $id ($locale) fit the schemas of input and output", ({ id, example }) => {
		expect(findMismatches(TASK_SCHEMAS[id].input, example.input)).toEqual([]);
		expect(findMismatches(TASK_SCHEMAS[id].output, example.output)).toEqual([]);
	});

	test("begin with the one of the task's own page", () => {
		expect(CASES.filter(({ id, locale }) => TASK_EXAMPLES[id][locale][0].page !== undefined)).toEqual([]);
	});

	test.each(CASES)("of $id ($locale) name files of the demo", ({ id, example }) => {
		const { input, output } = TASK_SCHEMAS[id];
		for (const name of [...listFiles(input, example.input), ...listFiles(output, example.output)])
			expect(() => readFileSync(join(DEMO_FOLDER, id, name))).not.toThrow();
	});

	test("differ between the languages wherever they hold words that are not a model's own", () => {
		const same = EXAMPLE_IDS.filter(
			(id) => new Set(LOCALES.map((locale) => JSON.stringify(TASK_EXAMPLES[id][locale]))).size === 1,
		);
		expect(same.toSorted()).toEqual([
			"audio-classification",
			"depth-estimation",
			"image-classification",
			"image-segmentation",
			"image-to-text",
			"object-detection",
			"tabular-classification",
			"tabular-regression",
			"video-classification",
			"zero-shot-object-detection",
		]);
	});
});

describe("right results", () => {
	test("give scores from the highest down, between 0 and 1", () => {
		for (const { id, example } of CASES) {
			const scores = scoresOf(example.output);
			expect([id, scores]).toEqual([id, scores.toSorted((a, b) => b - a)]);
			expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
		}
	});

	test.each(CASES.filter(({ id }) => SHARED.includes(id)))(
		"of $id ($locale) share one",
		({ id, example }) => {
			const sum = scoresOf(example.output).reduce((total, score) => total + score, 0);
			expect(sum).toBeLessThanOrEqual(1 + 1e-9);
			expect(sum).toBeGreaterThan(WHOLE.includes(id) ? 1 - 1e-9 : 0);
		},
	);

	test("score exactly the labels that were given", () => {
		const given = CASES.filter(({ id }) => id.startsWith("zero-shot") && WHOLE.includes(id));
		expect(given.length).toBeGreaterThan(0);
		for (const { example } of given) {
			const { candidate_labels } = objectOf(objectOf(example.input)["parameters"]);
			expect(new Set(listOf(example.output).map((one) => objectOf(one)["label"]))).toEqual(
				new Set(listOf(candidate_labels)),
			);
		}
	});

	test("quote the text at the places that they name", () => {
		for (const locale of LOCALES) {
			const [entities] = TASK_EXAMPLES["token-classification"][locale];
			for (const one of listOf(entities.output).map(objectOf))
				expect(textOf(entities.input["inputs"]).slice(Number(one["start"]), Number(one["end"]))).toBe(
					one["word"],
				);
			const [question] = TASK_EXAMPLES["question-answering"][locale];
			const { context } = objectOf(question.input["inputs"]);
			for (const one of listOf(question.output).map(objectOf))
				expect(textOf(context).slice(Number(one["start"]), Number(one["end"]))).toBe(one["answer"]);
		}
	});

	test("name cells that hold the answer", () => {
		for (const locale of LOCALES) {
			const [{ input, output }] = TASK_EXAMPLES["table-question-answering"][locale];
			const columns = Object.values(objectOf(objectOf(input["inputs"])["table"]));
			for (const one of listOf(output).map(objectOf)) {
				const cells = listOf(one["coordinates"]).map((place) => {
					const [row, column] = listOf(place).map(Number);
					return listOf(columns[column ?? 0])[row ?? 0];
				});
				expect(cells).toEqual(one["cells"]);
				expect(one["answer"]).toBe(cells.map(textOf).join(", "));
			}
		}
	});

	test("fill the gap of the sentence", () => {
		for (const locale of LOCALES) {
			const [{ input, output }] = TASK_EXAMPLES["fill-mask"][locale];
			for (const one of listOf(output).map(objectOf))
				expect(one["sequence"]).toBe(textOf(input["inputs"]).replace("[MASK]", textOf(one["token_str"])));
		}
	});

	test.each(CASES.filter(({ id }) => id.endsWith("object-detection")))(
		"of $id ($locale) lie inside the picture",
		({ id, example }) => {
			const { width, height } = sizeOf(join(DEMO_FOLDER, id, textOf(example.input["inputs"])));
			for (const one of listOf(example.output).map(objectOf)) {
				const { xmin, ymin, xmax, ymax } = objectOf(one["box"]);
				expect(Number(xmin)).toBeGreaterThanOrEqual(0);
				expect(Number(ymin)).toBeGreaterThanOrEqual(0);
				expect(Number(xmax)).toBeGreaterThan(Number(xmin));
				expect(Number(ymax)).toBeGreaterThan(Number(ymin));
				expect(Number(xmax)).toBeLessThanOrEqual(width);
				expect(Number(ymax)).toBeLessThanOrEqual(height);
			}
		},
	);

	test("are masks of the picture's own size", () => {
		for (const { example } of CASES.filter(({ id }) => id === "image-segmentation")) {
			const folder = join(DEMO_FOLDER, "image-segmentation");
			const picture = sizeOf(join(folder, textOf(example.input["inputs"])));
			for (const one of listOf(example.output).map(objectOf))
				expect(sizeOf(join(folder, textOf(one["mask"])))).toEqual(picture);
		}
	});

	test("have one row for each row of the table, one number for each sentence, one vector for each text", () => {
		for (const locale of LOCALES) {
			for (const id of ["tabular-classification", "tabular-regression"] as const) {
				const [{ input, output }] = TASK_EXAMPLES[id][locale];
				const [column] = Object.values(objectOf(objectOf(input["inputs"])["data"]));
				expect(listOf(output)).toHaveLength(listOf(column).length);
			}
			const [similarity] = TASK_EXAMPLES["sentence-similarity"][locale];
			const { sentences } = objectOf(similarity.input["inputs"]);
			expect(listOf(similarity.output)).toHaveLength(listOf(sentences).length);
			const [vectors] = TASK_EXAMPLES["feature-extraction"][locale];
			expect(listOf(vectors.output)).toHaveLength(listOf(vectors.input["inputs"]).length);
		}
	});
});

describe("demos", () => {
	const shown = TASK_IDS.filter((id) => TASK_INFO[id].demo.tr.outputs.length > 0).flatMap((id) =>
		EXAMPLE_IDS.flatMap((one) => (one === id ? [one] : [])),
	);

	test("exist for nearly every task with an example", () => {
		expect(shown.length).toBeGreaterThan(30);
	});

	test.each(shown)("of %s take their values from the example", (id) => {
		const facts = readFileSync(new URL(`../src/tasks/${id}/facts.ts`, import.meta.url), "utf8");
		const demo = facts.slice(facts.indexOf("\tdemo:"), facts.indexOf("\tdatasets:"));
		expect(demo).toContain("examples.tr[0]");
		const values = LOCALES.flatMap((locale) => {
			const [{ input, output }] = TASK_EXAMPLES[id][locale];
			return [...listLeaves(input), ...listLeaves(output)];
		});
		expect(
			values.filter((value) => demo.includes(`"${value}"`) || demo.includes(`score: ${value} `)),
		).toEqual([]);
	});
});

/** Every text and number of a value, as text. */
function listLeaves(value: JsonValue): readonly string[] {
	if (typeof value !== "object" || value === null) return [String(value)];
	return Object.values(value).flatMap(listLeaves);
}

/** The files that a value holds, by the schema's media fields. */
function listFiles(schema: JsonSchema, value: JsonValue | undefined): readonly string[] {
	if (schema["x-media"]) return typeof value === "string" ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((one) => listFiles(schema.items ?? {}, one));
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
		listFiles(inner, objectOf(value)[name]),
	);
}

/** Width and height of a PNG or GIF in pixels. */
function sizeOf(path: string): { readonly width: number; readonly height: number } {
	const bytes = readFileSync(path);
	if (bytes.subarray(1, 4).toString() !== "PNG") throw new Error(`${path} is no PNG`);
	return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function scoresOf(output: JsonValue): readonly number[] {
	if (!Array.isArray(output)) return [];
	return output.flatMap((one) => {
		const isObject = typeof one === "object" && one !== null && !Array.isArray(one);
		const score = isObject ? objectOf(one)["score"] : undefined;
		return typeof score === "number" ? [score] : [];
	});
}

function objectOf(value: JsonValue | undefined): Readonly<Record<string, JsonValue>> {
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("no object");
	return value as Readonly<Record<string, JsonValue>>; // arrays are left out
}

function textOf(value: JsonValue | undefined): string {
	if (typeof value !== "string") throw new Error("no text");
	return value;
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
	if (!Array.isArray(value)) throw new Error("no list");
	return value;
}

describe("shapes", () => {
	test("refuse what the schema refuses", () => {
		expect(findMismatches(zeroShotClassificationInputShape, { inputs: "text", parameters: {} })).toEqual([
			'value/parameters: Instance does not have required property "candidate_labels".',
		]);
	});

	test("carry no texts", () => {
		expect(JSON.stringify(textToImageInputShape)).not.toContain("description");
	});
});
