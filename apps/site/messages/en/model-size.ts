import type { modelSize as tr } from "../tr/model-size.ts";

/** Sizes of models by the number of their weights, in English. */
export const modelSize: typeof tr = {
	million: "{count}M",
	billion: "{count}B",
};
