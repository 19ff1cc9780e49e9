import { describe, expect, it } from "vitest";
import type { SeenTokens } from "../runtime/read-tokens.ts";
import { startText } from "./lab-text.ts";
import { writeOn, type Writer } from "./write-on.ts";

const VOCABULARY = 8;

/** Scores that prefer the token after the last one; 0 ends the text. */
function read(ids: readonly number[]): Promise<SeenTokens> {
	const best = ((ids.at(-1) ?? 0) + 1) % VOCABULARY;
	const scores = Float32Array.from({ length: VOCABULARY }, (_, id) => (id === best ? 2 : 0));
	return Promise.resolve({ ids, rows: [{ scores, attention: new Float32Array() }] });
}

const GREEDY: Writer = {
	read,
	seed: 1,
	endId: 0,
	settings: { temperature: 0, topK: Infinity, topP: 1, penalty: 1 },
};

async function write(writer: Writer, count: number): Promise<readonly number[]> {
	let ids: readonly number[] = [];
	for await (const text of writeOn(startText([0, 4]), writer)) {
		({ ids } = text);
		if (ids.length >= count) break;
	}
	return ids;
}

describe("writing on", () => {
	it("takes the best token each time at a temperature of 0, until the model ends the text", async () => {
		expect(await write(GREEDY, 100)).toEqual([0, 4, 5, 6, 7]);
	});

	it("gives one text for one seed, and another for another", async () => {
		const draw = (seed: number): Promise<readonly number[]> =>
			write({ ...GREEDY, seed, endId: -1, settings: { ...GREEDY.settings, temperature: 1 } }, 30);
		expect(await draw(7)).toEqual(await draw(7));
		expect(await draw(7)).not.toEqual(await draw(8));
	});
});
