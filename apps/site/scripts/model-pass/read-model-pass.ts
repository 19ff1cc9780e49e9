import { wordsIn } from "../../messages/words.ts";
import { readLooks } from "../../src/features/language-model/lab/read-attention.ts";
import type { TokenRow } from "../../src/features/language-model/runtime/open-model.ts";
import { rankTokens } from "../../src/features/language-model/sampling/keep-likely.ts";
import { openShippedModel } from "../../src/features/language-model/shipped/open-shipped-model.ts";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";
import { softmax } from "../../src/lib/media/softmax.ts";

/** What the shipped small model makes of the text with which its page begins. Numbers have four decimals. */
export interface ModelPass {
	readonly text: string;
	/** Its tokens; the one that begins every text is empty. */
	readonly tokens: readonly string[];
	/** The most probable next tokens, the first of them first, each with its probability at each temperature. */
	readonly next: readonly { readonly token: string; readonly probabilities: readonly number[] }[];
	/** All other tokens together. */
	readonly others: { readonly count: number; readonly probabilities: readonly number[] };
	/** How much each head of the last layer looks at each token from the last one. */
	readonly lastLayer: readonly (readonly number[])[];
}

/** The temperatures of every pass, and a pass in each language. */
export interface ModelPasses extends Readonly<Record<Locale, ModelPass>> {
	readonly temperatures: readonly number[];
}

const TEMPERATURES = [0.5, 1, 2];
const NEXT_COUNT = 6;

/** Runs the shipped model on the text of each language. */
export async function readModelPasses(): Promise<ModelPasses> {
	const { model, codec, shape } = await openShippedModel();
	const read = async (text: string): Promise<ModelPass> => {
		const ids = codec.encode(text);
		const { rows } = await model.run(ids);
		const last = rows.at(-1);
		if (!last) throw new Error(`The model computed nothing for "${text}".`);
		return {
			text,
			tokens: ids.map((id) => codec.decode([id])),
			...readNext(last, (id) => codec.decode([id])),
			lastLayer: Array.from({ length: shape.n_head }, (_, head) =>
				Array.from(
					readLooks(last, { layer: shape.n_layer - 1, head }, { layers: shape.n_layer, heads: shape.n_head }),
					round,
				),
			),
		};
	};
	const passes: [Locale, ModelPass][] = [];
	for (const locale of LOCALES) passes.push([locale, await read(wordsIn(locale).languageModel.sample)]);
	return { temperatures: TEMPERATURES, ...(Object.fromEntries(passes) as Record<Locale, ModelPass>) }; // one for each
}

function readNext({ scores }: TokenRow, toText: (id: number) => string): Pick<ModelPass, "next" | "others"> {
	const byTemperature = TEMPERATURES.map((temperature) => softmax(scores, temperature));
	const first = rankTokens(softmax(scores)).slice(0, NEXT_COUNT);
	const next = first.map((id) => ({
		token: toText(id),
		probabilities: byTemperature.map((probabilities) => round(probabilities[id] ?? 0)),
	}));
	const others = byTemperature.map((probabilities) =>
		round(1 - first.reduce((sum, id) => sum + (probabilities[id] ?? 0), 0)),
	);
	return { next, others: { count: scores.length - NEXT_COUNT, probabilities: others } };
}

function round(value: number): number {
	return Math.round(value * 1e4) / 1e4;
}
