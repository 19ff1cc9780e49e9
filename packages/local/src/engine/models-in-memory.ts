import type { LoadedModel } from "../types/loaded-model.ts";

/** 512 MiB. */
const MEMORY_BYTES = 536_870_912;

/** Models in memory, the one used last at the end, by what they were loaded for. */
export interface ModelsInMemory {
	readonly find: (key: string) => LoadedModel | undefined;
	/** Frees the models used longest ago until one of this size has room beside the others. */
	readonly makeRoom: (bytes: number) => Promise<void>;
	readonly add: (key: string, model: LoadedModel) => void;
	readonly clear: () => Promise<void>;
}

/** Models in memory, at most `mostBytes` of weights, or one that is larger. */
export function modelsInMemory(mostBytes = MEMORY_BYTES): ModelsInMemory {
	const models = new Map<string, LoadedModel>();
	const bytesOf = (): number => [...models.values()].reduce((sum, { plan }) => sum + plan.bytes, 0);

	async function makeRoom(bytes: number): Promise<void> {
		for (const [key, model] of models) {
			if (bytesOf() + bytes <= mostBytes) return;
			models.delete(key);
			await model.dispose();
		}
	}

	return {
		find(key) {
			const found = models.get(key);
			if (found) {
				models.delete(key);
				models.set(key, found);
			}
			return found;
		},
		makeRoom,
		add: (key, model) => void models.set(key, model),
		clear: () => makeRoom(Infinity),
	};
}
