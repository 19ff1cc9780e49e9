import { element, type MarkupElement } from "./markup.ts";

/** Meaning of the names in a formula. */
export function legend(text: string): MarkupElement {
	return element("p", { "data-legend": "" }, text);
}

/** A sentence about a result that surprises. */
export function remark(text: string): MarkupElement {
	return element("p", { "data-remark": "" }, text);
}
