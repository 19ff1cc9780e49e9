/** The mask of an example's text; undefined where it has none. */
export function findMask(example: object): string | undefined {
	const { inputs } = example as { readonly inputs?: unknown }; // fields of any object are unknown
	return typeof inputs === "string" ? /\[MASK\]|<mask>/.exec(inputs)?.[0] : undefined;
}
