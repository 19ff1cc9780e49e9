import { MODALITIES, TASK_IDS } from "@pusula/tasks";
import {
	TEXTS,
	FLAG,
	listOf,
	inEveryLanguage,
	objectOf,
	oneOf,
	PAGES,
	recordOf,
	type Schema,
	TEXT,
} from "./schema-parts.ts";

/** One of the catalogue's ids; `conversational`, which has no page of its own, is none. */
export const TASK_ID: Schema = oneOf(...TASK_IDS);

const RESOURCES = listOf(objectOf({ id: TEXT }, { description: TEXTS }));
const INDEX: Schema = { type: "integer", minimum: 0 };
const SCORE: Schema = { type: "number", minimum: 0, maximum: 1 };

/** A value of a demo; only texts may go without a label. */
const DEMO_ENTRY: Schema = {
	oneOf: [
		objectOf({ type: oneOf("text"), label: { type: "string" }, content: TEXT }),
		objectOf({ type: oneOf("img"), filename: TEXT, alt: TEXT }),
		objectOf({ type: oneOf("audio"), filename: TEXT, transcript: TEXT }),
		objectOf({ type: oneOf("chart"), data: listOf(objectOf({ label: TEXT, score: SCORE })) }),
		objectOf(
			{ type: oneOf("tabular"), table: listOf(listOf({ type: "string" })) },
			{ marked: listOf(listOf(INDEX)) },
		),
		objectOf({
			type: oneOf("text-with-tokens"),
			text: TEXT,
			tokens: listOf(objectOf({ type: TEXT, start: INDEX, end: INDEX })),
		}),
	],
};
/** The model that gave an output, and where that was read. */
const ORIGIN = objectOf({ model: TEXT, source: TEXT });
const DEMO = objectOf({ inputs: listOf(DEMO_ENTRY), outputs: listOf(DEMO_ENTRY) }, { origin: ORIGIN });

const REQUIRED: Readonly<Record<string, Schema>> = {
	id: TASK_ID,
	label: TEXT,
	names: TEXTS,
	modality: oneOf(...MODALITIES.map(({ id }) => id)),
	color: oneOf("orange", "blue", "green", "yellow", "indigo", "red"),
	position: INDEX,
	outputKind: TEXT,
	hideInModels: FLAG,
	hideInDatasets: FLAG,
	summary: TEXTS,
	demo: objectOf(inEveryLanguage(DEMO)),
	datasets: RESOURCES,
	metrics: RESOURCES,
	models: RESOURCES,
	spaces: RESOURCES,
	widgetModels: listOf(TEXT),
	isPlaceholder: FLAG,
	libraries: listOf(TEXT),
	providers: listOf(TEXT),
	pages: PAGES,
};

const OPTIONAL: Readonly<Record<string, Schema>> = {
	subtasks: listOf(objectOf({ type: TEXT, name: TEXT, names: TEXTS })),
	snippetModels: TEXTS,
	youtubeId: TEXT,
	canonicalId: TASK_ID,
};

/** Every task by its id. */
export const TASKS_SCHEMA: Schema = {
	description: "Every task of the catalogue by its id. The default model of a task is `<id>.models[0].id`.",
	...recordOf(objectOf(REQUIRED, OPTIONAL)),
	propertyNames: TASK_ID,
};

const CALL_SCHEMA: Schema = { $ref: "https://json-schema.org/draft/2020-12/schema" };
/** A call of the task with its right result: files are named, not held. */
const EXAMPLE: Schema = objectOf(
	{ input: { type: "object", minProperties: 1 }, output: {} },
	{ page: TASK_ID, origin: ORIGIN },
);

/** One task with the schemas and the examples of calls. */
export const TASK_SCHEMA: Schema = {
	description: "One task: its entry of the catalogue, and what goes into a call and comes out of it.",
	...objectOf(REQUIRED, {
		...OPTIONAL,
		schemas: objectOf({ input: CALL_SCHEMA, output: CALL_SCHEMA }, { streamOutput: CALL_SCHEMA }),
		examples: objectOf(inEveryLanguage({ type: "array", items: EXAMPLE })),
	}),
};
