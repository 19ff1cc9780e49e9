import {
	HIDDEN_IN_DATASETS,
	HIDDEN_IN_MODELS,
	MODALITIES,
	TASK_IDS,
	TASK_INFO,
	TASKS,
	type Modality,
	type Task,
	type TaskColor,
} from "@pusula/tasks";
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** The tasks of the specification by their domain. The catalogue may have others beside them. */
const DOMAINS: Readonly<Record<Modality, string>> = {
	nlp: `
		text-classification token-classification table-question-answering question-answering
		zero-shot-classification translation summarization feature-extraction text-generation
		text2text-generation fill-mask sentence-similarity table-to-text multiple-choice text-ranking
		text-retrieval
	`,
	audio: `
		text-to-speech text-to-audio automatic-speech-recognition audio-to-audio audio-classification
		voice-activity-detection
	`,
	multimodal: `
		audio-text-to-text image-text-to-text visual-question-answering document-question-answering
		video-text-to-text visual-document-retrieval any-to-any
	`,
	cv: `
		depth-estimation image-classification object-detection image-segmentation text-to-image
		image-to-text image-to-image image-to-video unconditional-image-generation video-classification
		text-to-video zero-shot-image-classification mask-generation zero-shot-object-detection
		text-to-3d image-to-3d image-feature-extraction keypoint-detection
	`,
	rl: `reinforcement-learning robotics`,
	tabular: `tabular-classification tabular-regression tabular-to-text time-series-forecasting`,
	other: `graph-ml other`,
};

/** The same by their colour. */
const COLOURS: Readonly<Record<TaskColor, string>> = {
	orange: `text-classification`,
	blue: `
		token-classification question-answering audio-to-audio image-classification
		video-classification robotics tabular-classification tabular-regression tabular-to-text
		table-to-text multiple-choice time-series-forecasting document-question-answering
		video-text-to-text other
	`,
	green: `
		table-question-answering translation audio-classification image-segmentation
		unconditional-image-generation text-to-video graph-ml image-to-3d
	`,
	yellow: `
		zero-shot-classification sentence-similarity text-to-speech text-to-audio
		automatic-speech-recognition depth-estimation object-detection text-to-image
		zero-shot-image-classification zero-shot-object-detection text-to-3d visual-document-retrieval
		any-to-any
	`,
	indigo: `
		summarization text-generation text2text-generation image-to-image image-to-video text-retrieval
		mask-generation image-feature-extraction
	`,
	red: `
		feature-extraction fill-mask audio-text-to-text voice-activity-detection image-to-text
		reinforcement-learning text-ranking image-text-to-text visual-question-answering
		keypoint-detection
	`,
};

const tasks: readonly Task[] = TASK_IDS.map((id) => TASKS[id]);
const specified: ReadonlySet<string> = new Set(listIds(Object.values(DOMAINS).join(" ")));

function listIds(text: string): readonly string[] {
	return text.trim().split(/\s+/);
}

/** Names of the folders that describe a task with a page. */
function listFolders(): readonly string[] {
	const root = new URL("../src/tasks/", import.meta.url);
	return readdirSync(root)
		.filter((name) => existsSync(new URL(`${name}/facts.ts`, root)))
		.toSorted();
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

	test.each(Object.entries(DOMAINS))("has the specified tasks of the domain %s", (domain, ids) => {
		expect(tasks.filter(({ modality }) => modality === domain).map(({ id }) => id)).toEqual(
			expect.arrayContaining([...listIds(ids)]),
		);
	});

	test.each(Object.entries(COLOURS))("has the specified tasks in %s", (colour, ids) => {
		expect(tasks.filter(({ color }) => color === colour).map(({ id }) => id)).toEqual(
			expect.arrayContaining([...listIds(ids)]),
		);
	});

	test("has subtasks whose id is the slug of their name, none twice in a task", () => {
		const subtasks = tasks.flatMap((task) => task.subtasks ?? []);
		expect(subtasks).not.toEqual([]);
		expect(subtasks.map(({ type }) => type)).toEqual(subtasks.map(({ name }) => toSlug(name)));
		for (const { subtasks: own = [] } of tasks) {
			expect(new Set(own.map(({ type }) => type)).size).toBe(own.length);
		}
	});

	test("hides these of the specified tasks from model filters", () => {
		expect(HIDDEN_IN_MODELS.filter((id) => specified.has(id)).toSorted()).toEqual([
			"multiple-choice",
			"other",
			"table-to-text",
			"tabular-to-text",
			"text-retrieval",
		]);
	});

	test("hides these of the specified tasks from data set filters", () => {
		expect(HIDDEN_IN_DATASETS.filter((id) => specified.has(id)).toSorted()).toEqual([
			"any-to-any",
			"audio-text-to-text",
			"document-question-answering",
			"image-text-to-text",
			"keypoint-detection",
			"other",
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
	const listResources = (kind: (typeof kinds)[number]): readonly string[] => [
		...new Set(Object.values(TASK_INFO).flatMap((info) => info[kind].map(({ id }) => id))),
	];

	// The source spells five metrics in two or three ways.
	test.each(kinds)("have one spelling in every task: %s", (kind) => {
		const ids = listResources(kind);
		expect(ids).not.toEqual([]);
		expect(new Set(ids.map((id) => id.toLowerCase().replace(/[^\p{L}\d]/gu, ""))).size).toBe(ids.length);
	});

	test.each(["models", "spaces"] as const)("name the owner on the hub: %s", (kind) => {
		expect(listResources(kind).filter((id) => !/^[\w.-]+\/[\w.-]+$/.test(id))).toEqual([]);
	});

	/** Tasks whose input and output no text, table or file of the site can show. */
	const WITHOUT_DEMO: readonly string[] = ["other", "robotics", "voice-activity-detection"];

	test("are absent exactly where the task is a placeholder", () => {
		for (const id of TASK_IDS) {
			const { isPlaceholder, demo, models, datasets, metrics, spaces, widgetModels } = TASK_INFO[id];
			expect([id, models.length === 0]).toEqual([id, isPlaceholder]);
			const others = isPlaceholder ? [datasets, metrics, spaces, widgetModels].flat() : [];
			expect([id, others]).toEqual([id, []]);
			if (isPlaceholder) continue;
			expect([id, demo.tr.outputs.length === 0]).toEqual([id, WITHOUT_DEMO.includes(id)]);
		}
	});

	test("name a broader task only from the catalogue", () => {
		const broader = Object.values(TASK_INFO).flatMap(({ canonicalId }) => canonicalId ?? []);
		expect(broader.length).toBeGreaterThan(0);
		expect(TASK_IDS).toEqual(expect.arrayContaining(broader));
	});
});
