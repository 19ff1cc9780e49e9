/** Sizes of models by the number of their weights, in Turkish. */
export const modelSize = {
	million: "{count} M",
	billion: "{count} Mr",
};
