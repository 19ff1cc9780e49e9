import { type Model, MODELS, takesModel } from "@pusula/tasks/models";
import { findModelFacts } from "../../../../facts/models/model-facts.ts";
import { matchesQuery } from "../../../../lib/words/turkish.ts";
import { readModels } from "./model-memory.ts";
import type { HubModel } from "./list-hub-models.ts";
import type { ModelList } from "./use-model-list.ts";

/** Where a suggested model comes from. */
export const OPTION_SOURCES = ["favourite", "used", "listed", "table"] as const;

export type OptionSource = (typeof OPTION_SOURCES)[number];

export interface ModelOption {
	readonly id: string;
	readonly group: OptionSource;
	/** What the model table says of it; absent for a model that it does not hold. */
	readonly facts?: Model | undefined;
	/** What the hub says of it; absent for a model that its list does not hold. */
	readonly hub?: HubModel | undefined;
}

/**
 * The models that fit what was typed, each once, in the order of the groups: favourites, last used, those of the page's or
 * the hub's list, and the rest of the model table for the task. Words are looked for in the id and the licence. A
 * server of the reader's own has the models that it names, a browser those that run there, and no others; a provider that
 * serves its own models alone is offered none of the table. A model that its maker took away is there only among favourites, last used, and where a server names it.
 */
export function listOptions(
	query: string,
	{
		page,
		calls,
		models: listed,
		source,
		hub,
	}: Pick<ModelList, "page" | "calls" | "models" | "source" | "hub">,
	remembered: (list: "favourite" | "used") => readonly string[] = readModels,
): readonly ModelOption[] {
	const table = MODELS.filter((model) => takesModel({ page, calls }, model)).map(({ id }) => id);
	const isClosed = source === "server" || source === "local";
	const others = isClosed || source === "own" ? [] : table;
	const offered = isClosed ? listed : listed.filter(isThere);
	const fits = new Set([...listed, ...others]);
	const isFit = (id: string): boolean =>
		isClosed ? listed.includes(id) : fits.has(id) || findModelFacts(id) === undefined;
	const ids: Readonly<Record<OptionSource, readonly string[]>> = {
		favourite: remembered("favourite").filter(isFit),
		used: remembered("used").filter(isFit),
		listed: offered,
		table: others.filter(isThere),
	};
	const seen = new Set<string>();
	return OPTION_SOURCES.flatMap((group) =>
		ids[group].flatMap((id) => {
			if (seen.has(id)) return [];
			seen.add(id);
			const facts = findModelFacts(id);
			const said = hub?.models.get(id);
			const text = `${id} ${facts?.licence.name ?? said?.licence ?? ""}`;
			return matchesQuery(text, query.trim()) ? [{ id, group, facts, hub: said }] : [];
		}),
	);
}

/** True for a model of the table or of a list. */
export function isKnownModel(
	model: string,
	{ models, source }: Pick<ModelList, "models" | "source">,
): boolean {
	const id = model.replace(/:(?:fastest|cheapest|preferred)$/, "");
	const isClosed = source === "server" || source === "local" || source === "own";
	return models.includes(id) || (!isClosed && findModelFacts(id) !== undefined);
}

function isThere(id: string): boolean {
	return findModelFacts(id)?.status?.kind !== "gone";
}
