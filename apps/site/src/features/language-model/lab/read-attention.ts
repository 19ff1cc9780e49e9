import type { TokenRow } from "../runtime/open-model.ts";

/** A layer and a head, counted from 0. */
export interface HeadPlace {
	readonly layer: number;
	readonly head: number;
}

/** How many layers a model has, and heads in each. */
export interface HeadCount {
	readonly layers: number;
	readonly heads: number;
}

/** How much a token looks at each token up to itself, by one head; sums to 1. */
export function readLooks(
	{ attention }: TokenRow,
	{ layer, head }: HeadPlace,
	{ layers, heads }: HeadCount,
): Float32Array {
	const count = attention.length / (layers * heads);
	const from = (layer * heads + head) * count;
	return attention.subarray(from, from + count);
}

/** The places that a token looks at most, the first of them first. */
export function findTopLooks(
	looks: Float32Array,
	count: number,
): readonly { readonly place: number; readonly weight: number }[] {
	return [...looks]
		.map((weight, place) => ({ place, weight }))
		.toSorted((a, b) => b.weight - a.weight || b.place - a.place)
		.slice(0, count);
}
