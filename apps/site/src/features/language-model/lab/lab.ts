import type { SeenTokens } from "../runtime/read-tokens.ts";
import { listCandidates, toNextProbabilities } from "../sampling/next-token.ts";
import { drawAttention } from "./draw-attention.ts";
import { BAR_COUNT, drawCandidates } from "./draw-candidates.ts";
import { drawTokens } from "./draw-tokens.ts";
import { readHead, readSamplingSettings } from "./lab-form.ts";
import { choosePlace, countOutside, type LabText } from "./lab-text.ts";
import { findPart, type LabView } from "./lab-view.ts";

/** What the page shows now, and how it is computed. */
export interface Lab {
	readonly view: LabView;
	/** Longest input of the model in tokens. */
	readonly context: number;
	readonly read: (ids: readonly number[]) => Promise<SeenTokens>;
	text: LabText;
	/** How many tokens the model is to write. */
	wanted: number;
	isWriting: boolean;
	/** Ends what the page still does for an earlier state. */
	turn: AbortController;
}

/** Begins to compute a new state; what is still computed for an earlier one is not drawn any more. */
export function beginTurn(lab: Lab): AbortSignal {
	lab.turn.abort();
	lab.turn = new AbortController();
	showWriting(lab, false);
	findPart(lab.view.root, "[data-form]").ariaBusy = "true";
	return lab.turn.signal;
}

/** Draws a text, and what the model says about it once it has read it. */
export async function showLabText(lab: Lab, text: LabText): Promise<void> {
	const signal = beginTurn(lab);
	lab.text = text;
	drawTokens(lab.view, text, lab.context);
	await drawReading(lab, signal);
}

/** Looks at another place, or through another head; the tokens stay as they are drawn. */
export async function showPlace(lab: Lab, place: number): Promise<void> {
	const signal = beginTurn(lab);
	lab.text = choosePlace(lab.text, place);
	await drawReading(lab, signal);
}

/** Draws what the model says about the text at the place that is looked at. */
export async function drawReading({ view, text, read, context }: Lab, signal: AbortSignal): Promise<void> {
	const { ids, rows } = await read(text.ids);
	if (signal.aborted) return;
	const end = Math.max(1, text.chosen + 1 - countOutside(text, context));
	const seen = { ids: ids.slice(0, end), rows: rows.slice(0, end) };
	const scores = seen.rows.at(-1)?.scores ?? [];
	const probabilities = toNextProbabilities(scores, seen.ids, readSamplingSettings(view.root));
	drawCandidates(view, listCandidates(scores, probabilities, BAR_COUNT), seen.ids.at(-1) ?? view.codec.endId);
	drawAttention(view, seen, readHead(view.root));
	findPart(view.root, "[data-form]").ariaBusy = "false";
}

/** Marks the page as one that writes; the same button then stops it. */
export function showWriting(lab: Lab, isWriting: boolean): void {
	const { root, words } = lab.view;
	lab.isWriting = isWriting;
	findPart(root, "[data-write]").textContent = isWriting ? words.stop : words.write;
}
