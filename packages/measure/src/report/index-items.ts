import type { MeasuredItem } from "../evaluate/measured.ts";

/** Items by the number of their row and the name of their model. */
export type ItemIndex = (row: number, candidate: string) => MeasuredItem | undefined;

/** Finds items by row and model. */
export function indexItems(items: readonly MeasuredItem[]): ItemIndex {
	const found = new Map(items.map((item) => [`${item.row} ${item.candidate}`, item]));
	return (row, candidate) => found.get(`${row} ${candidate}`);
}
