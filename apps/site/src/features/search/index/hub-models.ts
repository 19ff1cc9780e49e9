import { toAnchor } from "../../../lib/urls/anchors.ts";
import type { SearchEntry } from "../entry/search-entry.ts";

/** The models that one page names, as the index file holds them: short, because there are hundreds. */
export interface HubModels {
	/** Path of the page. */
	readonly page: string;
	/** Ids, joined by blanks. */
	readonly ids: string;
	/** Anchor of the section in which all of them are; absent where each has an anchor of its own. */
	readonly place?: string;
}

/** An entry for each model; it leads to its place on its page. */
export function toModelEntries(
	models: readonly HubModels[],
	entries: readonly SearchEntry[],
): readonly SearchEntry[] {
	const titles = new Map(entries.map(({ href, title }) => [href, title]));
	return models.flatMap(({ page, ids, place }) =>
		ids.split(" ").map((id): SearchEntry => {
			const under = titles.get(page.replace(/models\/$/, ""));
			return {
				href: `${page}#${place ?? toAnchor(id)}`,
				kind: "checkpoint",
				title: id,
				...(under && { under }),
			};
		}),
	);
}

/** True for a list of models as `listHubModels` makes it. */
export function isHubModels(value: unknown): value is readonly HubModels[] {
	return Array.isArray(value) && value.every(isOnePage);
}

function isOnePage(value: unknown): value is HubModels {
	const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value ?? {}));
	return (
		["page", "ids"].every((key) => typeof fields.get(key) === "string") &&
		["string", "undefined"].includes(typeof fields.get("place"))
	);
}
