import {
	HIDDEN_IN_DATASETS,
	HIDDEN_IN_MODELS,
	MODALITIES,
	TASK_IDS,
	TASK_INFO,
	TASKS,
	type Task,
} from "@pusula/tasks";
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Tasks that the specification does not have; its numbers are those of all others. */
const ADDED_LATER: ReadonlySet<string> = new Set([
	"image-text-to-image",
	"image-text-to-video",
	"video-to-video",
]);
const tasks: readonly Task[] = TASK_IDS.map((id) => TASKS[id]);
const specified = tasks.filter(({ id }) => !ADDED_LATER.has(id));

/** Names of the folders that describe a task with a page. */
function listFolders(): readonly string[] {
	const root = new URL("../src/tasks/", import.meta.url);
	return readdirSync(root)
		.filter((name) => existsSync(new URL(`${name}/facts.ts`, root)))
		.toSorted();
}

function count(values: readonly string[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
	return counts;
}

/** A name as an id: lower case, hyphens between words. */
function toSlug(name: string): string {
	return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

describe("catalogue", () => {
	test("holds the task of every folder with a page under its own id, in order", () => {
		expect(TASK_IDS.toSorted()).toEqual(listFolders());
		expect(Object.keys(TASKS)).toEqual([...TASK_IDS]);
		expect(tasks.map(({ id }) => id)).toEqual([...TASK_IDS]);
		expect(tasks.map(({ position }) => position)).toEqual(
			tasks.map(({ position }) => position).toSorted((a, b) => a - b),
		);
	});

	test("has the known number of tasks in each domain", () => {
		expect(count(specified.map(({ modality }) => modality))).toEqual({
			nlp: 16,
			audio: 6,
			multimodal: 7,
			cv: 18,
			rl: 2,
			tabular: 4,
			other: 2,
		});
		expect(tasks.length - specified.length).toBe(ADDED_LATER.size);
	});

	test("has the known number of tasks in each colour", () => {
		expect(count(specified.map(({ color }) => color))).toEqual({
			orange: 1,
			blue: 15,
			green: 8,
			yellow: 13,
			indigo: 8,
			red: 10,
		});
	});

	test("has subtasks whose id is the slug of their name, none twice in a task", () => {
		const subtasks = tasks.flatMap((task) => task.subtasks ?? []);
		expect(subtasks).not.toEqual([]);
		expect(subtasks.map(({ type }) => type)).toEqual(subtasks.map(({ name }) => toSlug(name)));
		for (const { subtasks: own = [] } of tasks) {
			expect(new Set(own.map(({ type }) => type)).size).toBe(own.length);
		}
	});

	test("hides the specified tasks from model filters", () => {
		expect(HIDDEN_IN_MODELS.toSorted()).toEqual([
			"multiple-choice",
			"other",
			"table-to-text",
			"tabular-to-text",
			"text-retrieval",
		]);
	});

	test("hides the specified tasks from data set filters, and one of the later ones", () => {
		expect(HIDDEN_IN_DATASETS.toSorted()).toEqual([
			"any-to-any",
			"audio-text-to-text",
			"document-question-answering",
			"image-text-to-text",
			"keypoint-detection",
			"other",
			"video-to-video",
			"visual-document-retrieval",
		]);
	});

	test("orders the domains without gaps and uses each of them", () => {
		expect(MODALITIES.map(({ order }) => order)).toEqual(MODALITIES.map((_, index) => index));
		expect(new Set(tasks.map(({ modality }) => modality))).toEqual(new Set(MODALITIES.map(({ id }) => id)));
	});
});

describe("resources", () => {
	const kinds = ["datasets", "metrics", "models", "spaces"] as const;

	test("name nothing twice and nothing empty", () => {
		for (const info of Object.values(TASK_INFO)) {
			for (const kind of kinds) {
				const ids = info[kind].map(({ id }) => id);
				expect(ids).not.toContain("");
				expect(new Set(ids).size).toBe(ids.length);
			}
			expect(info.widgetModels).not.toContain("");
		}
	});

	/** Ids of a kind of resource in the whole catalogue, each once. */
	const listIds = (kind: (typeof kinds)[number]): readonly string[] => [
		...new Set(Object.values(TASK_INFO).flatMap((info) => info[kind].map(({ id }) => id))),
	];

	// The source spells five metrics in two or three ways.
	test.each(kinds)("have one spelling in every task: %s", (kind) => {
		const ids = listIds(kind);
		expect(ids).not.toEqual([]);
		expect(new Set(ids.map((id) => id.toLowerCase().replace(/[^\p{L}\d]/gu, ""))).size).toBe(ids.length);
	});

	test.each(["models", "spaces"] as const)("name the owner on the hub: %s", (kind) => {
		expect(listIds(kind).filter((id) => !/^[\w.-]+\/[\w.-]+$/.test(id))).toEqual([]);
	});

	test("are absent exactly where the task is a placeholder", () => {
		for (const id of TASK_IDS) {
			const { isPlaceholder, demo, models } = TASK_INFO[id];
			expect([id, demo.tr.outputs.length === 0, models.length === 0]).toEqual([
				id,
				isPlaceholder,
				isPlaceholder,
			]);
		}
	});

	test("name a broader task only from the catalogue", () => {
		const broader = Object.values(TASK_INFO).flatMap(({ canonicalId }) => canonicalId ?? []);
		expect(broader.length).toBeGreaterThan(0);
		expect(TASK_IDS).toEqual(expect.arrayContaining(broader));
	});
});
