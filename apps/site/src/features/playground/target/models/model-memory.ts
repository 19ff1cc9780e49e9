import { findStorage, type TextStore } from "../../../../lib/kept/storage.ts";

/** Lists of models kept on this device. */
export type ModelMemory = "used" | "favourite";

const NAMES = { used: "pusula-models-used", favourite: "pusula-models-favourite" } as const;

/** Most models of a list. */
const MOST = 20;

/** The models of a list, the newest first. */
export function readModels(
	list: ModelMemory,
	store: TextStore | undefined = findStorage(),
): readonly string[] {
	try {
		const value: unknown = JSON.parse(store?.getItem(NAMES[list]) ?? "[]");
		return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
	} catch {
		return [];
	}
}

/** Puts a model at the head of those that were used. */
export function rememberUsed(model: string, store: TextStore | undefined = findStorage()): void {
	if (model !== "") write("used", [model, ...withoutModel("used", model, store)], store);
}

/** Adds a favourite, or takes it out where it is one. Returns the new list. */
export function toggleFavourite(
	model: string,
	store: TextStore | undefined = findStorage(),
): readonly string[] {
	const others = withoutModel("favourite", model, store);
	const isOne = others.length < readModels("favourite", store).length;
	const next = isOne ? others : [model, ...others];
	write("favourite", next, store);
	return next;
}

function withoutModel(list: ModelMemory, model: string, store: TextStore | undefined): readonly string[] {
	return readModels(list, store).filter((id) => id !== model);
}

/** A full or forbidden store keeps nothing; the page works without. */
function write(list: ModelMemory, models: readonly string[], store: TextStore | undefined): void {
	try {
		store?.setItem(NAMES[list], JSON.stringify(models.slice(0, MOST)));
	} catch {
		store?.removeItem(NAMES[list]);
	}
}
