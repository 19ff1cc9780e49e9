import type { Tensor as LibraryTensor } from "@huggingface/transformers";
import type { LoadedModel, ModelConfig, Tensor } from "../../types/loaded-model.ts";
import { Problem } from "../../lib/problem.ts";
import { type Fields, numberOf } from "../parts/runner.ts";
import { chooseToken, readSampling } from "./sampling.ts";
import { StopText } from "./stop-text.ts";
import { TokenText } from "./token-text.ts";

const MAX_TOKENS = 256;

/** What is continued. */
export interface Prompt {
	readonly prompt: string;
	readonly fields: Fields;
	readonly addSpecialTokens: boolean;
	/** Most tokens of a text whose call sets no limit. Default 256. */
	readonly usualTokens?: number;
}

/** A text, why it ended, and the tokens of both sides. */
export interface Generated {
	readonly text: string;
	readonly finishReason: "stop" | "length";
	readonly promptTokens: number;
	readonly tokens: number;
}

/**
 * Continues a prompt, token by token. `onText` gets each chunk as soon as its letters are whole and no stop text begins
 * in it.
 * @throws Problem `bad-input` for a prompt without tokens, or one that is longer than the model takes
 */
export async function generateText(
	{ pipe, library }: LoadedModel,
	{ prompt, fields, addSpecialTokens, usualTokens = MAX_TOKENS }: Prompt,
	onText: (text: string) => void,
): Promise<Generated> {
	const { tokenizer, model } = pipe;
	const inputs = tokenizer(prompt, { add_special_tokens: addSpecialTokens });
	const promptTokens = countTokens(inputs["input_ids"]);
	const limit = tokenLimit(promptTokens, fields, usualTokens, model.config);
	const tokens = new TokenText(tokenizer);
	const stops = new StopText(stopTexts(fields));
	let text = "";
	const show = (chunk: string): void => {
		text += chunk;
		if (chunk !== "") onText(chunk);
	};
	const generated: number[] = [];
	const streamer = {
		isPrompt: true,
		put(batch: readonly (readonly (bigint | number)[])[]) {
			if (this.isPrompt) {
				this.isPrompt = false;
				return;
			}
			for (const id of batch[0] ?? []) {
				generated.push(Number(id));
				show(stops.push(tokens.push(Number(id))));
			}
		},
		end: () => undefined,
	};
	const settings = readSampling(fields, model.generation_config ?? {}, (seed) => {
		const numbers = new library.random.Random(seed);
		return () => numbers.random();
	});
	await model.generate({
		...inputs,
		max_new_tokens: limit,
		do_sample: false,
		repetition_penalty: 1,
		streamer,
		logits_processor: choosing(library, (scores, all) => chooseToken(scores, { all, generated }, settings)),
		stopping_criteria: stopping(library, () => stops.isStopped),
	});
	show(stops.push(tokens.end()));
	show(stops.end());
	const isEnded = stops.isStopped || isEnd(generated.at(-1), model.generation_config, model.config);
	return { text, finishReason: isEnded ? "stop" : "length", promptTokens, tokens: tokens.count };
}

/** A processor that leaves the chosen token alone with a chance. The library takes the best one, which is this. */
function choosing(
	library: LoadedModel["library"],
	choose: (scores: Float32Array, all: readonly number[]) => number,
): object {
	class Choosing extends library.LogitsProcessor {
		override _call(ids: readonly (readonly bigint[])[], logits: LibraryTensor): LibraryTensor {
			const scores = logits.data as Float32Array; // the library casts scores to these
			const chosen = choose(scores, (ids[0] ?? []).map(Number));
			scores.fill(-Infinity);
			scores[chosen] = 0;
			return logits;
		}
	}
	const list = new library.LogitsProcessorList();
	list.push(new Choosing());
	return list;
}

function stopping(library: LoadedModel["library"], isDone: () => boolean): object {
	class Stopping extends library.StoppingCriteria {
		override _call(ids: readonly unknown[]): boolean[] {
			return ids.map(isDone);
		}
	}
	const list = new library.StoppingCriteriaList();
	list.push(new Stopping());
	return list;
}

function countTokens(ids: Tensor | undefined): number {
	const count = ids?.dims.at(-1) ?? 0;
	if (count > 0) return count;
	throw new Problem("bad-input", "The prompt is empty: there is nothing to continue.");
}

/** Most tokens to generate: as the call says, within what the model can look back on. */
function tokenLimit(promptTokens: number, fields: Fields, usual: number, config: ModelConfig): number {
	const wanted =
		numberOf(fields, "max_tokens") ??
		numberOf(fields, "max_completion_tokens") ??
		numberOf(fields, "max_new_tokens") ??
		usual;
	const { max_position_embeddings, n_positions } = config;
	const window = max_position_embeddings ?? n_positions ?? Infinity;
	if (promptTokens >= window)
		throw new Problem(
			"bad-input",
			`The prompt has ${promptTokens} tokens, and the model takes ${window} with its answer. Shorten it.`,
		);
	return Math.max(1, Math.min(wanted, window - promptTokens));
}

function stopTexts(fields: Fields): readonly string[] {
	const given = [fields["stop"], fields["stop_sequences"]].flat(2);
	return given.filter((stop) => typeof stop === "string");
}

/** True for a token by which the model says that it is done. */
function isEnd(token: number | undefined, own: Fields | null | undefined, config: object): boolean {
	const ids = own?.["eos_token_id"] ?? (config as Fields)["eos_token_id"];
	return token !== undefined && [ids].flat().includes(token);
}
