/** The text of the page as tokens: what the reader gave, then what the model wrote. */
export interface LabText {
	readonly ids: readonly number[];
	/** How many of them are the reader's. */
	readonly givenCount: number;
	/** The place whose next token is looked at. */
	readonly chosen: number;
}

/** A text as the reader typed it; its last token is looked at. */
export function startText(ids: readonly number[]): LabText {
	return { ids, givenCount: ids.length, chosen: ids.length - 1 };
}

/** The text with a token that the reader chose after the place that is looked at; what stood behind that place goes. */
export function pickToken({ ids, chosen }: LabText, id: number): LabText {
	return startText([...ids.slice(0, chosen + 1), id]);
}

/** The text with a token that the model wrote, which is then looked at. */
export function writeToken(text: LabText, id: number): LabText {
	return { ...text, ids: [...text.ids, id], chosen: text.ids.length };
}

/** The text without what the model wrote; a place in what remains is still looked at. */
export function dropWritten({ ids, givenCount, chosen }: LabText): LabText {
	return { ids: ids.slice(0, givenCount), givenCount, chosen: Math.min(chosen, givenCount - 1) };
}

/** The text with another place looked at; one that it does not have becomes the last. */
export function choosePlace(text: LabText, chosen: number): LabText {
	return { ...text, chosen: Math.min(chosen, text.ids.length - 1) };
}

/** How many tokens at the start the model cannot see any more. */
export function countOutside({ ids }: LabText, context: number): number {
	return Math.max(0, ids.length - context);
}
