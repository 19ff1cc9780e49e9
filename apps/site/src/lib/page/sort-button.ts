import { fill } from "../fill.ts";

/** Puts a button with the head's own words into the head of a column. `sortBy` says what it does, with `{column}` in it. */
export function addSortButton(head: HTMLElement, sortBy = ""): HTMLButtonElement {
	const column = head.textContent;
	const button = document.createElement("button");
	button.type = "button";
	button.title = fill(sortBy, { column });
	button.textContent = column;
	head.replaceChildren(button);
	return button;
}
