import { CALLABLE_TASKS, TASKS } from "@pusula/tasks";
import { AREAS, CHANGE_KINDS } from "../../facts/changes/change.ts";
import {
	URL_TEXT,
	TEXTS,
	FLAG,
	listOf,
	inEveryLanguage,
	objectOf,
	oneOf,
	orNull,
	PAGES,
	recordOf,
	type Schema,
	TEXT,
} from "./schema-parts.ts";
import { TASK_ID, TASK_SCHEMA, TASKS_SCHEMA } from "./task-schemas.ts";

const DAY: Schema = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" };

const MODELS: Schema = {
	description: "Every model that the catalogue names, with the tasks it is named for and why.",
	...listOf(
		objectOf({
			id: TEXT,
			url: URL_TEXT,
			tasks: { ...listOf(objectOf({ task: TASK_ID }, { reason: TEXTS })), minItems: 1 },
		}),
	),
};

const LIBRARIES: Schema = {
	description: "Every library for models and for data sets, with the tasks it serves.",
	...listOf(
		objectOf(
			{
				key: TEXT,
				name: TEXT,
				repoUrl: URL_TEXT,
				since: oneOf("specification", "later"),
				kind: oneOf("model", "dataset"),
				tasks: listOf(TASK_ID),
			},
			{ docsUrl: URL_TEXT, isFilter: FLAG },
		),
	),
};

/** Ids of tasks that another task's page explains. */
const WITHOUT_PAGE = Object.keys(CALLABLE_TASKS).filter((id) => !Object.hasOwn(TASKS, id));

const SERVED_TASK = objectOf({
	task: { anyOf: [TASK_ID, oneOf(...WITHOUT_PAGE)] },
	direct: orNull(URL_TEXT),
	routed: orNull(URL_TEXT),
	isServed: FLAG,
	isJob: FLAG,
	canStream: FLAG,
	renamed: recordOf(TEXT),
	ignored: listOf(TEXT),
});

const PROVIDERS: Schema = {
	description: "Every provider of the client: where it is, how it authenticates and what it serves.",
	...listOf(
		objectOf(
			{
				id: TEXT,
				name: TEXT,
				docs: URL_TEXT,
				host: orNull(URL_TEXT),
				auth: objectOf({ header: TEXT, prefix: { type: "string" } }),
				headers: recordOf(TEXT),
				lifecycle: objectOf({ status: oneOf("live", "removed-upstream", "unknown"), date: DAY }),
				isRouted: FLAG,
				refusesBrowsers: FLAG,
				tasks: { ...listOf(SERVED_TASK), minItems: 1 },
				pages: PAGES,
			},
			{ hubOrg: TEXT },
		),
	),
};

const WORDS = objectOf({ term: TEXT, definition: TEXT }, { also: listOf(TEXT) });

const GLOSSARY: Schema = {
	description: "Every term of the glossary in both languages.",
	...listOf(objectOf({ id: TEXT, ...inEveryLanguage(WORDS), related: listOf(TEXT), tasks: listOf(TASK_ID) })),
};

const CHANGES: Schema = {
	description:
		"What changed in the data, newest day first: areas, what happened, and the ids it happened to.",
	...listOf(
		objectOf(
			{
				date: DAY,
				changes: listOf(
					objectOf({
						date: DAY,
						area: oneOf(...AREAS),
						kind: oneOf(...CHANGE_KINDS),
						ids: { ...listOf(TEXT), minItems: 1 },
					}),
				),
			},
			{ note: TEXTS },
		),
	),
};

/** JSON Schemas of the documents under `/api/`, by name. */
export const SCHEMAS = {
	tasks: TASKS_SCHEMA,
	task: TASK_SCHEMA,
	models: MODELS,
	libraries: LIBRARIES,
	providers: PROVIDERS,
	glossary: GLOSSARY,
	changes: CHANGES,
} as const satisfies Readonly<Record<string, Schema>>;

/** Name of a schema: the file it is served as, without `.json`. */
export type SchemaName = keyof typeof SCHEMAS;
