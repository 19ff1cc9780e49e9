/** Left, top, right and bottom of a box, on a scale from 0 to 1000 over the picture. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A word of a picture, and where it lies. */
export interface WordBox {
	readonly word: string;
	readonly box: Box;
}

/** End of the scale on which boxes lie. */
export const SCALE = 1000;

/** The boxes of a field's JSON, a list of pairs `["word", [left, top, right, bottom]]`; undefined where it is something else. */
export function readWordBoxes(text: string): readonly WordBox[] | undefined {
	if (text.trim() === "") return [];
	try {
		const pairs: unknown = JSON.parse(text);
		if (!Array.isArray(pairs)) return undefined;
		const boxes = pairs.map(toWordBox);
		return boxes.every((box) => box !== undefined) ? boxes : undefined;
	} catch {
		return undefined;
	}
}

/** The JSON of a field with these boxes, one pair a line; empty for none. */
export function printWordBoxes(boxes: readonly WordBox[]): string {
	if (boxes.length === 0) return "";
	const lines = boxes.map(({ word, box }) => `\t[${JSON.stringify(word)}, [${box.join(", ")}]]`);
	return `[\n${lines.join(",\n")}\n]`;
}

/** Words with their places in parts of the picture, as boxes: within the picture, in whole numbers, and none without a surface. */
export function fromReadWords(
	words: readonly { readonly text: string; readonly box: Box }[],
): readonly WordBox[] {
	return words
		.map(({ text, box: [left, top, right, bottom] }) => ({
			word: text,
			box: [toEdge(left), toEdge(top), toEdge(right), toEdge(bottom)] as const,
		}))
		.filter(({ box: [left, top, right, bottom] }) => left < right && top < bottom);
}

function toEdge(part: number): number {
	return Math.round(Math.min(Math.max(part, 0), 1) * SCALE);
}

function toWordBox(pair: unknown): WordBox | undefined {
	if (!Array.isArray(pair) || pair.length !== 2) return undefined;
	const [word, box] = pair as readonly unknown[]; // checked below
	return typeof word === "string" && isBox(box) ? { word, box } : undefined;
}

function isBox(value: unknown): value is Box {
	return Array.isArray(value) && value.length === 4 && value.every((edge) => typeof edge === "number");
}
