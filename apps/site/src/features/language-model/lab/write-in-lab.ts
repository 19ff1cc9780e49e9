import { sleep } from "../../../lib/effects/clock.ts";
import { fill } from "../../../lib/fill.ts";
import { drawTokens } from "./draw-tokens.ts";
import { beginTurn, drawReading, type Lab, showWriting } from "./lab.ts";
import { readSeed, readSamplingSettings } from "./lab-form.ts";
import { choosePlace, dropWritten, type LabText } from "./lab-text.ts";
import { findPart } from "./lab-view.ts";
import { writeOn } from "./write-on.ts";

/** How many tokens one press writes. */
const WRITE_COUNT = 40;
/** Pause between two tokens, so that the eye can follow, in milliseconds. */
const WRITING_MS = 60;

/** Writes on before the reader's eyes, until enough is written, the model ends the text or the reader stops it. */
export async function writeInLab(lab: Lab): Promise<void> {
	const { root, words, codec } = lab.view;
	const signal = beginTurn(lab);
	const before = lab.text.ids.length;
	lab.wanted = before - lab.text.givenCount + WRITE_COUNT;
	showWriting(lab, true);
	findPart(root, "[data-status]").textContent = words.writing;
	const { isEnded } = await advance(lab, lab.text, async (text) => {
		if (signal.aborted) return false;
		lab.text = text;
		drawTokens(lab.view, text, lab.context);
		await sleep(WRITING_MS);
		return lab.isWriting && !signal.aborted;
	});
	if (signal.aborted) return;
	if (!isEnded) lab.wanted = lab.text.ids.length - lab.text.givenCount;
	showWriting(lab, false);
	const written = lab.text.ids.slice(before);
	findPart(root, "[data-status]").textContent = fill(isEnded ? words.ended : words.wrote, {
		count: written.length,
		text: codec.decode(written),
	});
	await drawReading(lab, signal);
}

/** Writes again as many tokens as before, with the settings as they are now; without anything written, looks again. */
export async function rewriteInLab(lab: Lab): Promise<void> {
	const signal = beginTurn(lab);
	if (lab.wanted > 0) {
		const { text } = await advance(lab, dropWritten(lab.text), () => Promise.resolve(!signal.aborted));
		if (signal.aborted) return;
		lab.text = choosePlace(text, lab.text.chosen);
		drawTokens(lab.view, lab.text, lab.context);
	}
	await drawReading(lab, signal);
}

/** The text with as many tokens as are wanted, fewer where the model ends it or `goesOn` says false. */
async function advance(
	{ read, view, wanted }: Lab,
	from: LabText,
	goesOn: (text: LabText) => Promise<boolean>,
): Promise<{ readonly text: LabText; readonly isEnded: boolean }> {
	const { root, codec } = view;
	const writer = { read, settings: readSamplingSettings(root), seed: readSeed(root), endId: codec.endId };
	let text = from;
	for await (const longer of writeOn(from, writer)) {
		text = longer;
		if (!(await goesOn(text)) || text.ids.length - text.givenCount >= wanted) return { text, isEnded: false };
	}
	return { text, isEnded: true };
}
