import type { MeasuredItem } from "@pusula/measure";

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
