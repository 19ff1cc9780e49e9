import type { Tensor } from "../types/loaded-model.ts";

/** The ids of the first text of a batch. */
export function readIds(ids: Tensor | undefined): readonly number[] {
	return Array.from(ids?.data ?? [], Number);
}
