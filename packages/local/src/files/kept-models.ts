import type { KeptModel, ModelStore } from "../types/public.ts";
import { FROM } from "./file-keys.ts";
import { openStore } from "./store.ts";

/** The models whose files are kept on this device, whole or in part, by name. Empty where there is no Cache storage. */
export async function listKeptModels(store?: ModelStore): Promise<readonly KeptModel[]> {
	const models = new Map<string, { bytes: number; files: number }>();
	for (const { url, model, bytes, isNote } of await (store ?? (await openStore())).list()) {
		if (isNote) continue;
		const found = models.get(model) ?? { bytes: 0, files: 0 };
		const files = found.files + (url.includes(FROM) ? 0 : 1);
		models.set(model, { bytes: found.bytes + bytes, files });
	}
	return [...models]
		.map(([model, sizes]) => ({ model, ...sizes }))
		.toSorted((one, other) => (one.model < other.model ? -1 : 1));
}

/** Deletes what is kept of a model on this device. A model that is not kept is no error. */
export async function deleteKeptModel(model: string, given?: ModelStore): Promise<void> {
	const store = given ?? (await openStore());
	const files = await store.list();
	await Promise.all(files.filter((file) => file.model === model).map(({ url }) => store.remove(url)));
}
