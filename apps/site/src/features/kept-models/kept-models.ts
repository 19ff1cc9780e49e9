import { deleteKeptModel, deleteKeptPrecision, type KeptContent, listKeptModels } from "@pusula/local";
import { deleteKeptRuntime, listKeptRuntimes, type RuntimeKind } from "../../lib/kept/kept-runtime.ts";
import { forgetUse, readUses } from "../../lib/kept/last-used.ts";
import { findStorage } from "../../lib/kept/storage.ts";

/** Weights of a model that can be deleted alone. */
export interface KeptPart {
	/** Precision of the weights. */
	readonly dtype: string;
	readonly bytes: number;
	readonly remove: () => Promise<void>;
}

/** Something of models that this device keeps. */
export interface KeptThing {
	/** In which of the page's lists it is. */
	readonly list: "models" | "runtimes";
	/** Id of a model, or kind of a runtime. */
	readonly id: string;
	readonly bytes: number;
	readonly files: number;
	/** Files of a model and parts of them, the largest first; empty for a runtime. */
	readonly contents: readonly KeptContent[];
	/** Empty where there is nothing to delete alone. */
	readonly precisions: readonly KeptPart[];
	/** Bytes of a model that come from elsewhere than the hub: from this site, or from a mirror. */
	readonly bytesElsewhere?: number;
	/** Day of the last run, of a model where it is known. */
	readonly lastUsed?: string;
	readonly remove: () => Promise<void>;
}

/**
 * Everything that is kept, models first, the largest in front.
 * @throws what the browser throws where it allows no storage
 */
export async function listKept(scope: string): Promise<readonly KeptThing[]> {
	const uses = readUses(findStorage());
	const found = (await listKeptModels()).map(async ({ model, precisions, ...size }): Promise<KeptThing> => {
		const { countBytesElsewhere } = await import("../../lib/runtime/count-bytes-elsewhere.ts");
		const lastUsed = uses[model];
		return {
			list: "models",
			id: model,
			...size,
			bytesElsewhere: await countBytesElsewhere(model),
			precisions: precisions.map(({ dtype, bytes }) => ({
				dtype,
				bytes,
				remove: () => deleteKeptPrecision(model, dtype),
			})),
			...(lastUsed !== undefined && { lastUsed }),
			remove: async () => {
				await deleteKeptModel(model);
				forgetUse(model, findStorage());
			},
		};
	});
	const models = await Promise.all(found);
	const runtimes = (await listKeptRuntimes(scope, caches)).map(({ kind, ...size }): KeptThing => ({
		list: "runtimes",
		id: kind satisfies RuntimeKind,
		...size,
		contents: [],
		precisions: [],
		remove: () => deleteKeptRuntime(kind, scope, caches),
	}));
	return [models, runtimes].flatMap((list) => list.toSorted((a, b) => b.bytes - a.bytes));
}
