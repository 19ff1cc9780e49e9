import {
	DATASET_LIBRARIES,
	DESCRIPTION_KEYS,
	LIBRARIES,
	LIBRARY_TASKS,
	LOCALES,
	type Task,
	TASK_INFO,
	TASK_LIBRARIES,
	TASK_SCHEMAS,
	TASKS,
} from "@pusula/tasks";
import { KNOWN_PROVIDERS, type KnownProvider } from "../../src/facts/providers/known-providers.ts";
import { GLOSSARY } from "../../content/glossary/index.ts";
import models from "../../data/transformers-models.json" with { type: "json" };
import type { DataArea } from "../../src/facts/changes/change.ts";

/** The facts of an area: what is recorded about each of its parts, by id. */
export type AreaFacts = ReadonlyMap<string, unknown>;

/**
 * The facts that the data changelog watches, as they are now. Texts are left out: a better sentence is no change of
 * the data. Libraries for data sets have `datasets/` before their key, since a name may be in both lists.
 */
export function readDataAreas(): Readonly<Record<DataArea, AreaFacts>> {
	return {
		tasks: new Map(Object.values(TASKS).map((task) => [task.id, toTaskFacts(task)])),
		providers: new Map(KNOWN_PROVIDERS.map((provider) => [provider.id, toProviderFacts(provider)])),
		models: new Map(models.rows.map((row) => [row.name, row])),
		libraries: new Map([
			...Object.values(LIBRARIES).map(
				(library) => [library.key, { ...library, tasks: LIBRARY_TASKS[library.key] }] as const,
			),
			...Object.values(DATASET_LIBRARIES).map((library) => [`datasets/${library.key}`, library] as const),
		]),
		glossary: new Map(
			GLOSSARY.map(({ related, tasks, ...term }) => [
				term.id,
				{
					...Object.fromEntries(LOCALES.map((locale) => [locale, [term[locale].term, term[locale].also]])),
					related,
					tasks,
				},
			]),
		),
	};
}

/** What readers are shown of a provider. Its adapters in the client are no data of the site. */
function toProviderFacts({ tasks, ...provider }: KnownProvider): unknown {
	const { name, docs, hubOrg, browser, lifecycle, host, routedPath, auth, headers, clientSideOnly } =
		provider;
	const notes = new Map(Object.entries(provider.fields ?? {}));
	return {
		name,
		docs,
		hubOrg,
		browser,
		lifecycle,
		host,
		routedPath,
		auth,
		headers,
		clientSideOnly,
		tasks: Object.entries(tasks).map(([id, { stream, job }]) => ({
			id,
			fields: notes.get(id),
			isStreamed: stream !== undefined,
			isQueued: job !== undefined,
		})),
	};
}

function toTaskFacts(task: Task): unknown {
	const { summary: _summary, demo: _demo, ...info } = TASK_INFO[task.id];
	const schemas = Object.entries(TASK_SCHEMAS).find(([id]) => id === task.id)?.[1];
	return withoutDescriptions({ ...task, ...info, libraries: TASK_LIBRARIES[task.id], schemas });
}

/** Names of texts for readers in schemas and resources. */
const TEXTS: ReadonlySet<string> = new Set(Object.values(DESCRIPTION_KEYS));

/** The value without its texts for readers; a field of a call that happens to have such a name stays. */
function withoutDescriptions(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutDescriptions);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([name, inner]) => !TEXTS.has(name) || !isText(inner))
			.map(([name, inner]) => [name, withoutDescriptions(inner)]),
	);
}

function isText(value: unknown): boolean {
	if (typeof value === "string") return true;
	return typeof value === "object" && value !== null && LOCALES.every((locale) => locale in value);
}
