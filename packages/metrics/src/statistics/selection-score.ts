import type { Contributions, ItemSums } from "../lib/contributions.ts";
import { pick } from "./pick.ts";

/**
 * The score of any selection of the items, by their positions, each of which may occur several times. Of a metric that
 * follows from sums the numbers of the selected items are added up, in their order, and no item is looked at again.
 */
export function toSelectionScore<Item>({
	items,
	sums,
	...metric
}: Contributions<Item>): (places: Uint32Array) => number {
	if (!sums) return (places) => metric.score(pick(items, places));
	const table = toTable(items, sums);
	return (places) => sums.score(addPlaces(table, places), places.length);
}

/** What each item adds, item after item. */
interface Table {
	readonly width: number;
	readonly values: Float64Array;
}

function toTable<Item>(items: readonly Item[], sums: ItemSums<Item>): Table {
	const rows = items.map((item) => sums.of(item));
	const width = rows[0]?.length ?? 0;
	const values = new Float64Array(rows.length * width);
	for (const [index, row] of rows.entries()) values.set(row, index * width);
	return { width, values };
}

function addPlaces({ width, values }: Table, places: Uint32Array): readonly number[] {
	if (width === 1) {
		let sum = 0;
		for (const place of places) sum += values[place] ?? 0;
		return [sum];
	}
	const sums = Array.from({ length: width }, () => 0);
	for (const place of places) {
		const start = place * width;
		for (let index = 0; index < width; index++)
			sums[index] = (sums[index] ?? 0) + (values[start + index] ?? 0);
	}
	return sums;
}
