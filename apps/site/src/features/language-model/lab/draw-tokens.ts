import { fill } from "../../../lib/fill.ts";
import { countOutside, type LabText } from "./lab-text.ts";
import { drawToken, findPart, type LabView, sayToken } from "./lab-view.ts";

/** Draws the text with what the model wrote, and its tokens as a group of choices of which one is looked at. */
export function drawTokens(view: LabView, text: LabText, context: number): void {
	const { root, words, codec } = view;
	const given = text.ids.slice(0, text.givenCount);
	const added = document.createElement("ins");
	added.textContent = codec.decode(text.ids).slice(codec.decode(given).length);
	findPart(root, "[data-written]").replaceChildren(codec.decode(given), added);
	findPart(root, "[data-count]").textContent = fill(words.count, { count: text.ids.length });

	const outside = countOutside(text, context);
	const note = findPart(root, "[data-outside]");
	note.hidden = outside === 0;
	note.textContent = fill(words.outside, { context, count: outside });
	findPart(root, "[data-tokens]").replaceChildren(
		...text.ids.map((id, place) => drawChoice(view, text, { id, place, isOutside: place < outside })),
	);
}

/** The place of the token that the reader chose; undefined for any other field. */
export function readPlace(field: EventTarget | null): number | undefined {
	return field instanceof HTMLInputElement && field.name === "place" ? Number(field.value) : undefined;
}

function drawChoice(
	view: LabView,
	{ givenCount, chosen }: LabText,
	{ id, place, isOutside }: { readonly id: number; readonly place: number; readonly isOutside: boolean },
): HTMLElement {
	const label = document.createElement("label");
	label.toggleAttribute("data-by-model", place >= givenCount);
	const field = document.createElement("input");
	field.type = "radio";
	field.name = "place";
	field.value = String(place);
	field.defaultChecked = place === chosen;
	field.disabled = isOutside;
	field.ariaLabel = fill(view.words.place, { place: place + 1, token: sayToken(view, id) });
	const face = document.createElement("span");
	face.append(drawToken(view, id));
	label.append(field, face);
	return label;
}
