import type { MeasuredItem } from "@pusula/measure";
import type { Measurement } from "../parts/measurement.ts";

/**
 * The items that a measurement goes on from; undefined where the store keeps another one, which it would replace: its calls may
 * have been paid for.
 */
export function claimItems(
	kept: { readonly measurement: Named; readonly items: readonly MeasuredItem[] } | undefined,
	{ createdAt }: Named,
	own: readonly MeasuredItem[],
): readonly MeasuredItem[] | undefined {
	if (!kept) return own;
	return kept.measurement.createdAt === createdAt ? mergeItems(kept.items, own) : undefined;
}

type Named = Pick<Measurement, "createdAt">;

/** What is stored of a measurement, with the page's own items where the store lacks them or has them as failures only. */
export function mergeItems(
	stored: readonly MeasuredItem[],
	own: readonly MeasuredItem[],
): readonly MeasuredItem[] {
	const better = own.filter((item) => {
		const found = stored.find((other) => isSameCall(item, other));
		return !found || (found.failure !== undefined && !item.failure);
	});
	return [...stored.filter((item) => !better.some((other) => isSameCall(item, other))), ...better];
}

/** True for two items of the same row and model. */
export function isSameCall(one: MeasuredItem, other: MeasuredItem): boolean {
	return one.row === other.row && one.candidate === other.candidate;
}
