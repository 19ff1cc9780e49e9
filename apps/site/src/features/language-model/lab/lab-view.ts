import type { Messages } from "../../../../messages/words.ts";
import type { TokenCodec } from "../tokens/token-codec.ts";
import type { HeadCount } from "./read-attention.ts";
import { toHex, type TokenPart } from "../tokens/byte-pieces.ts";
import { fill } from "../../../lib/fill.ts";
import type { NumberForm } from "../../../locales/forms.ts";

/** What every part of the drawn page needs. */
export interface LabView {
	readonly root: HTMLElement;
	readonly words: Messages["languageModel"];
	readonly codec: TokenCodec;
	readonly percent: NumberForm;
	readonly shape: HeadCount;
}

/** The part of the page that a selector finds. Throws where the page lacks it. */
export function findPart(root: HTMLElement, selector: string): HTMLElement {
	const part = root.querySelector<HTMLElement>(selector);
	if (!part) throw new Error(`The page has no ${selector}.`);
	return part;
}

/** A token as it is drawn: letters, with marks for blanks, line ends and bytes that are no letter by themselves. */
export function drawToken({ codec, words }: LabView, id: number): DocumentFragment {
	const drawn = document.createDocumentFragment();
	if (id === codec.endId) drawn.append(toMark(words.boundary));
	for (const part of codec.partsOf(id)) drawn.append(...drawPart(part));
	return drawn;
}

/** A token as it is read aloud. */
export function sayToken({ codec, words }: LabView, id: number): string {
	if (id === codec.endId) return words.boundary;
	return codec
		.partsOf(id)
		.map((part) => {
			if (part.kind === "byte") return fill(words.byte, { hex: toHex(part.byte) });
			const isBlank = part.text.trim() === "";
			const text = part.text.replaceAll("\n", ` ${words.newLine} `);
			return isBlank ? text.replaceAll(/[ \t]/g, ` ${words.space} `).trim() : text;
		})
		.join(" ")
		.trim();
}

function drawPart(part: TokenPart): readonly (Node | string)[] {
	if (part.kind === "byte") return [toMark(toHex(part.byte))];
	return part.text
		.split(/([ \t\n])/)
		.filter(Boolean)
		.map((piece) => (piece === "\n" ? toMark("↵") : /^[ \t]$/.test(piece) ? toMark("␣") : piece));
}

function toMark(text: string): HTMLElement {
	const mark = document.createElement("small");
	mark.textContent = text;
	return mark;
}
