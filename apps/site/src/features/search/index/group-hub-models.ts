import { TASK_IDS, type TaskId } from "@pusula/tasks";
import { type ModelResult, RESULTS } from "@pusula/tasks/models";
import { wordsIn } from "../../../../messages/words.ts";
import { findBrowserChoice } from "../../../facts/local/browser-choice.ts";
import { findModelFacts, listModelsIn } from "../../../facts/models/model-facts.ts";
import { listPageModels } from "../../../facts/models/page-models.ts";
import { printEntry } from "../../../facts/reference/reference.ts";
import { groupEntries, toReferenceRoute } from "../../../facts/reference/reference-parts.ts";
import { toModelsRoute, toTaskRoute } from "../../../facts/tasks/task-order.ts";
import { toAnchor } from "../../../lib/urls/anchors.ts";
import type { Locale } from "../../../lib/locale.ts";
import { type Route, toHref } from "../../../lib/urls/paths.ts";
import type { HubModels } from "./hub-models.ts";
import { listFolder, type SearchSources } from "./sources.ts";

/** The model that the code of a task's page calls first; undefined where it calls none. */
export type FindCalled = (task: TaskId, locale: Locale) => string | undefined;

/**
 * The models of the hub by page; each is with the first page that names it: those of tasks first, then those that only
 * another page names, then those that only the source of a fact is.
 */
export function groupHubModels(
	{ written: pagesIn, reference }: SearchSources,
	findCalled: FindCalled,
	locale: Locale,
): readonly HubModels[] {
	const pages = pagesIn(locale);
	const articles = new Map(listFolder(pages, "tasks").map(({ name, body }) => [name, body]));
	const { chooser, modelFacts, task } = wordsIn(locale);
	const listed = TASK_IDS.map((id) => ({
		route: toModelsRoute(id),
		ids: listPageModels({ task: id, locale }, findCalled(id, locale), articles.get(id) ?? "").map(
			(model) => model.id,
		),
	}));
	const inBrowser = TASK_IDS.map((id): Mention => ({
		route: toTaskRoute(id),
		place: toAnchor(task.demo),
		ids: [findBrowserChoice(id, locale, [])?.model.id ?? []].flat(),
	}));
	const results = TASK_IDS.map((id) => ({ route: toModelsRoute(id), place: toAnchor(chooser.title), id }));
	const written = PAGES_WITH_MODELS.flatMap((folder) => listFolder(pages, folder)).map(
		({ folder, name, body }): Mention => ({
			route: `/${folder}/${name}/`,
			place: toAnchor(modelFacts.onPage),
			ids: listModelsIn(body),
		}),
	);
	const called = reference.flatMap((one) =>
		groupEntries(one).map((part): Mention => ({
			route: toReferenceRoute(one.id, part.id),
			place: toAnchor(modelFacts.onPage),
			ids: listModelsIn(part.entries.map(printEntry).join("\n")),
		})),
	);
	const taken = new Set<string>();
	return [
		...listed,
		...results.map((one): Mention => ({ ...one, ids: listCompared(one.id) })),
		...written,
		...called,
		...inBrowser,
		...listed.flatMap(({ route, ids }) =>
			ids.map((id): Mention => ({ route, place: toAnchor(id), ids: listRowSource(id) })),
		),
		...results.map((one): Mention => ({ ...one, ids: listResultSources(one.id) })),
	].flatMap(({ route, place, ids }: Mention) => {
		const own = new Set(ids.filter((id) => !taken.has(id)));
		for (const id of own) taken.add(id);
		if (own.size === 0) return [];
		return [{ page: toHref(route, locale), ids: [...own].join(" "), ...(place && { place }) }];
	});
}

/** Models that a page names; all of them at one place of it, or each at its own. */
interface Mention {
	readonly route: Route;
	readonly place?: string;
	readonly ids: readonly string[];
}

/** Folders whose pages end with the models that they name. */
const PAGES_WITH_MODELS = ["docs", "providers", "errors"] as const;

/** The models of the table of published results that have a page on the hub. */
function listCompared(task: TaskId): readonly string[] {
	return listResults(task).flatMap(({ model }) => (findModelFacts(model) ? [model] : []));
}

function listResultSources(task: TaskId): readonly string[] {
	const urls = listResults(task).flatMap(({ source, licenceSource }) => [source, licenceSource ?? ""]);
	return urls.flatMap((url) => toModelId(url) ?? []);
}

function listResults(task: TaskId): readonly ModelResult[] {
	return RESULTS[task]?.benchmarks.flatMap(({ results }) => results) ?? [];
}

/** The model whose page is the source that the row of a model links to. */
function listRowSource(id: string): readonly string[] {
	return (
		findModelFacts(id)
			?.sources.slice(0, 1)
			.flatMap((url) => toModelId(url) ?? []) ?? []
	);
}

function toModelId(url: string): string | undefined {
	return /^https:\/\/huggingface\.co\/(?!datasets\/|spaces\/|papers\/|blog\/|docs\/)([\w.-]+\/[\w.-]+)$/.exec(
		url,
	)?.[1];
}
