import { TASKS } from "@pusula/tasks";
import { listPageModels } from "../../../facts/page-models.ts";
import { toModelsRoute } from "../../../facts/task-order.ts";
import { toAnchor } from "../../../lib/anchors.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/paths.ts";
import type { SearchEntry } from "../search-entry.ts";
import { listFolder, type WrittenPage } from "./sources.ts";

/** The models that one task's page names, as the index file holds them: short, because there are hundreds. */
export interface HubModels {
	/** Path of the page of the task's models. */
	readonly page: string;
	/** Ids, joined by blanks. */
	readonly ids: string;
}

/** The models of the hub by task; each stands with the first task that names it. */
export function listHubModels(pages: readonly WrittenPage[], locale: Locale): readonly HubModels[] {
	const articles = new Map(listFolder(pages, "tasks").map(({ name, body }) => [name, body]));
	const taken = new Set<string>();
	return Object.values(TASKS)
		.map(({ id }) => {
			const ids = listPageModels(id, undefined, articles.get(id) ?? "")
				.map((model) => model.id)
				.filter((model) => !taken.has(model));
			for (const model of ids) taken.add(model);
			return {
				page: toHref(toModelsRoute(id), locale),
				ids: ids.join(" "),
			};
		})
		.filter(({ ids }) => ids !== "");
}

/** An entry for each model; it leads to its place on the page of its task's models. */
export function toModelEntries(
	models: readonly HubModels[],
	entries: readonly SearchEntry[],
): readonly SearchEntry[] {
	const titles = new Map(entries.map(({ href, title }) => [href, title]));
	return models.flatMap(({ page, ids }) =>
		ids.split(" ").map((id): SearchEntry => {
			const under = titles.get(page.replace(/models\/$/, ""));
			return { href: `${page}#${toAnchor(id)}`, kind: "checkpoint", title: id, ...(under && { under }) };
		}),
	);
}

/** True for a list of models as `listHubModels` makes it. */
export function isHubModels(value: unknown): value is readonly HubModels[] {
	return Array.isArray(value) && value.every(isOneTask);
}

function isOneTask(value: unknown): value is HubModels {
	const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value ?? {}));
	return ["page", "ids"].every((key) => typeof fields.get(key) === "string");
}
