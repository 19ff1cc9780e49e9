import { element, type PieceElement } from "./piece.ts";

/** Meaning of the names in a formula. */
export function legend(text: string): PieceElement {
	return element("p", { "data-legend": "" }, text);
}

/** A sentence about a result that surprises. */
export function remark(text: string): PieceElement {
	return element("p", { "data-remark": "" }, text);
}
