import { Problem } from "../lib/problem.ts";
import type { Tensor, Tokenizer } from "../types/loaded-model.ts";
import { numberOf, parametersOf, type Runner, textOf, textsOf } from "./parts/runner.ts";
import { softmax } from "./scores.ts";
import { readIds } from "./token-ids.ts";

/** Words for the first gap of a text, best first: five, or `top_k`; with `targets` these words alone. */
export const fillMask: Runner = async ({ pipe: { tokenizer, model } }, request) => {
	const parameters = parametersOf(request);
	const inputs = tokenizer(textOf(request), { truncation: true });
	const ids = readIds(inputs["input_ids"]);
	const gap = ids.indexOf(tokenizer.mask_token_id ?? -1);
	if (gap < 0)
		throw new Problem("bad-input", `The text has no gap: this model marks it with ${tokenizer.mask_token}.`);
	const { logits } = await model(inputs);
	const chances = softmax(readRow(logits, gap));
	const words = Array.isArray(parameters["targets"]) ? textsOf(request, "parameters.targets") : undefined;
	const candidates = words?.map((word) => toToken(tokenizer, word)) ?? [...chances.keys()];
	const best = candidates.toSorted((one, other) => (chances[other] ?? 0) - (chances[one] ?? 0));
	return {
		json: best.slice(0, numberOf(parameters, "top_k") ?? 5).map((token) => ({
			score: chances[token] ?? 0,
			token,
			token_str: tokenizer.decode([token]),
			sequence: tokenizer.decode(ids.with(gap, token), { skip_special_tokens: true }),
		})),
	};
};

/** @throws Problem `bad-input` for a word that the model cannot put into a gap */
function toToken(tokenizer: Tokenizer, word: string): number {
	const [token, ...others] = readIds(tokenizer(word, { add_special_tokens: false })["input_ids"]);
	if (token !== undefined && others.length === 0 && token !== tokenizer.unk_token_id) return token;
	throw new Problem(
		"bad-input",
		`The target "${word}" is no single token of this model, and a gap takes one. Leave it out.`,
	);
}

/** The scores of one place of the first text. */
function readRow(logits: Tensor | undefined, at: number): readonly number[] {
	const width = logits?.dims.at(-1) ?? 0;
	return Array.from({ length: width }, (_none, index) => logits?.data[at * width + index] ?? 0);
}
