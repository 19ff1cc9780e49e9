import { toAnchor } from "../../../lib/anchors.ts";
import type { SearchEntry } from "../search-entry.ts";

/** The models that one task's page names, as the index file holds them: short, because there are hundreds. */
export interface HubModels {
	/** Path of the page of the task's models. */
	readonly page: string;
	/** Ids, joined by blanks. */
	readonly ids: string;
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
