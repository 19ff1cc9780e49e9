import type { KeptContent, KeptFile, KeptModel, KeptPrecision, ModelStore } from "../types/public.ts";
import { type BegunFile, readBegun } from "./begun-plans.ts";
import { FROM } from "./file-keys.ts";
import { openStore } from "./store.ts";
import { toWeights } from "./weights.ts";

/**
 * The models whose files are kept on this device, whole or in part, by name. Empty where there is no Cache storage.
 * @param given Where the files are kept; default: the browser's Cache storage.
 * @example
 * const kept = await listKeptModels(folderStore("models"));
 * for (const { model, bytes } of kept) console.log(model, bytes);
 */
export async function listKeptModels(given?: ModelStore): Promise<readonly KeptModel[]> {
	const store = given ?? (await openStore());
	const all = await store.list();
	const begun = await readBegun(all, store);
	const kept = all.filter(({ isNote }) => !isNote);
	return [...new Set(kept.map(({ model }) => model))].toSorted().map((model) => {
		const contents = toContents(
			kept.filter((file) => file.model === model),
			begun.flatMap(({ note, files }) => (note.model === model ? files : [])),
		);
		return {
			model,
			bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0),
			files: contents.filter(({ isWhole }) => isWhole).length,
			contents,
			precisions: listPrecisions(contents),
		};
	});
}

/**
 * Deletes what is kept of a model on this device. A model that is not kept is no error.
 * @param model Id of the model, as `listKeptModels` names it.
 * @param given Where the files are kept; default: the browser's Cache storage.
 * @example
 * await deleteKeptModel("onnx-community/all-MiniLM-L6-v2-ONNX", folderStore("models"));
 */
export async function deleteKeptModel(model: string, given?: ModelStore): Promise<void> {
	const store = given ?? (await openStore());
	const files = await store.list();
	await Promise.all(files.filter((file) => file.model === model).map(({ url }) => store.remove(url)));
}

/**
 * Deletes the weights of a model in one precision, and what has come of them; the rest of the model stays.
 * @param model Id of the model, as `listKeptModels` names it.
 * @param dtype A precision that `listKeptModels` names.
 * @param given Where the files are kept; default: the browser's Cache storage.
 * @example
 * await deleteKeptPrecision("Xenova/whisper-base", "fp16");
 */
export async function deleteKeptPrecision(model: string, dtype: string, given?: ModelStore): Promise<void> {
	const store = given ?? (await openStore());
	const isOfPrecision = (url: string): boolean => toWeights(toPath(url))?.dtype === dtype;
	const all = (await store.list()).filter((file) => file.model === model);
	const over = all.filter(({ url, isNote }) => !isNote && isOfPrecision(url));
	const begun = await readBegun(all, store);
	const notes = begun.flatMap(({ note, files }) => (files.some(({ url }) => isOfPrecision(url)) ? note : []));
	await Promise.all([...over, ...notes].map(({ url }) => store.remove(url)));
}

/** The files of one model, and those that a download was to bring; the parts of one that is not whole are one entry. */
function toContents(files: readonly KeptFile[], begun: readonly BegunFile[]): readonly KeptContent[] {
	const whole = new Map<string, KeptContent>();
	const parts = new Map<string, KeptContent>();
	for (const { url, bytes } of files) {
		const isWhole = !url.includes(FROM);
		const found = isWhole ? whole : parts;
		const [key = ""] = url.split(FROM);
		found.set(key, { path: toPath(key), bytes: bytes + (found.get(key)?.bytes ?? 0), isWhole });
	}
	for (const { url, bytes } of begun) {
		const isOf = (key: string): boolean => key === url || key.startsWith(`${url}?`);
		if ([...whole.keys()].some(isOf)) continue;
		const key = [...parts.keys()].find(isOf) ?? url;
		const part = parts.get(key) ?? { path: toPath(url), bytes: 0, isWhole: false };
		parts.set(key, { ...part, ...(bytes !== undefined && { wholeBytes: bytes }) });
	}
	return [...whole.values(), ...parts.values()].toSorted((a, b) => b.bytes - a.bytes);
}

/** The precisions without which every part of the model that has them is there in another one still. */
function listPrecisions(contents: readonly KeptContent[]): readonly KeptPrecision[] {
	const weights = contents.flatMap(({ path, bytes, isWhole }) => {
		const found = toWeights(path);
		return found ? [{ ...found, bytes, isWhole }] : [];
	});
	const isSpare = (dtype: string): boolean =>
		weights.every(
			(one) =>
				one.dtype !== dtype ||
				weights.some((other) => other.part === one.part && other.dtype !== dtype && other.isWhole),
		);
	return [...new Set(weights.map(({ dtype }) => dtype))].filter(isSpare).map((dtype) => ({
		dtype,
		bytes: weights.reduce((sum, one) => sum + (one.dtype === dtype ? one.bytes : 0), 0),
	}));
}

function toPath(url: string): string {
	return decodeURIComponent(new URL(url).pathname).replace(/^.*\/resolve\/main\/|^.*\//, "");
}
