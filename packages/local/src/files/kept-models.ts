import type { KeptContent, KeptFile, KeptModel, ModelStore } from "../types/public.ts";
import { FROM } from "./file-keys.ts";
import { openStore } from "./store.ts";

/**
 * The models whose files are kept on this device, whole or in part, by name. Empty where there is no Cache storage.
 * @param store Where the files are kept; default: the browser's Cache storage.
 * @example
 * const kept = await listKeptModels(folderStore("models"));
 * for (const { model, bytes } of kept) console.log(model, bytes);
 */
export async function listKeptModels(store?: ModelStore): Promise<readonly KeptModel[]> {
	const kept = (await (store ?? (await openStore())).list()).filter(({ isNote }) => !isNote);
	return [...new Set(kept.map(({ model }) => model))].toSorted().map((model) => {
		const contents = toContents(kept.filter((file) => file.model === model));
		return {
			model,
			bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0),
			files: contents.filter(({ isWhole }) => isWhole).length,
			contents,
		};
	});
}

/**
 * Deletes what is kept of a model on this device. A model that is not kept is no error.
 * @param model Id of the model, as `listKeptModels` names it.
 * @param given Where the files are kept; default: the browser's Cache storage.
 * @example
 * await deleteKeptModel("Xenova/all-MiniLM-L6-v2", folderStore("models"));
 */
export async function deleteKeptModel(model: string, given?: ModelStore): Promise<void> {
	const store = given ?? (await openStore());
	const files = await store.list();
	await Promise.all(files.filter((file) => file.model === model).map(({ url }) => store.remove(url)));
}

/** The files of one model; the parts of one that is not whole are one entry. */
function toContents(files: readonly KeptFile[]): readonly KeptContent[] {
	const found = new Map<string, KeptContent>();
	for (const { url, bytes } of files) {
		const [key = "", from] = url.split(FROM);
		const isWhole = from === undefined;
		const id = `${key} ${String(isWhole)}`;
		found.set(id, { path: toPath(key), bytes: bytes + (found.get(id)?.bytes ?? 0), isWhole });
	}
	return [...found.values()].toSorted((a, b) => b.bytes - a.bytes);
}

function toPath(url: string): string {
	return decodeURIComponent(new URL(url).pathname).replace(/^.*\/resolve\/main\/|^.*\//, "");
}
