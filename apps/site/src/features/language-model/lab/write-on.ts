import type { SeenTokens } from "../runtime/read-tokens.ts";
import { sampleToken, toFraction } from "../sampling/sample-token.ts";
import { type SamplingSettings, toNextProbabilities } from "../sampling/next-token.ts";
import { type LabText, writeToken } from "./lab-text.ts";

/** What decides how a text goes on. */
export interface Writer {
	readonly read: (ids: readonly number[]) => Promise<SeenTokens>;
	readonly settings: SamplingSettings;
	readonly seed: number;
	/** The token with which the model says that the text is over. */
	readonly endId: number;
}

/** The text with one more token each time, until the model ends it. One seed gives one text. */
export async function* writeOn(text: LabText, writer: Writer): AsyncGenerator<LabText, void> {
	for (let written = text; ;) {
		const { ids, rows } = await writer.read(written.ids);
		const probabilities = toNextProbabilities(rows.at(-1)?.scores ?? [], ids, writer.settings);
		const id = sampleToken(probabilities, toFraction(writer.seed, written.ids.length));
		if (id === writer.endId) return;
		written = writeToken(written, id);
		yield written;
	}
}
