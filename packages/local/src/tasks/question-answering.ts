import { alignTokens, readTokens } from "./align-tokens.ts";
import { numberOf, parametersOf, type Runner, textOf } from "./runner.ts";
import { softmax } from "./scores.ts";
import { readIds } from "./token-classification.ts";

/**
 * The part of a text that answers a question, with its place; `top_k` of them, of at most `max_answer_len` tokens. With
 * `handle_impossible_answer` an empty answer is one of those that can be best.
 */
export const questionAnswering: Runner = async ({ pipe: { tokenizer, model } }, request) => {
	const context = textOf(request, "inputs.context");
	const parameters = parametersOf(request);
	const inputs = tokenizer(textOf(request, "inputs.question"), { text_pair: context, truncation: true });
	const { start_logits: starts, end_logits: ends } = await model(inputs);
	const ids = readIds(inputs["input_ids"]);
	const first = ids.indexOf(tokenizer.sep_token_id ?? -1) + 1;
	/** The mark at the beginning means that there is no answer; elsewhere there can be none outside the text. */
	const toChances = (logits: ArrayLike<number> = []): readonly number[] =>
		softmax(
			ids.map((id, at) =>
				at === 0 || (at >= first && !tokenizer.all_special_ids.includes(id)) ? (logits[at] ?? 0) : -Infinity,
			),
		);
	const [startChances, endChances] = [toChances(starts?.data), toChances(ends?.data)];
	const spans = alignTokens(context, readTokens(tokenizer, ids.slice(first)));
	const longest = numberOf(parameters, "max_answer_len") ?? Infinity;
	const found: Answer[] = [];
	if (parameters["handle_impossible_answer"] === true)
		found.push({ score: (startChances[0] ?? 0) * (endChances[0] ?? 0), start: 0, end: 0 });
	for (let from = Math.max(first, 1); from < ids.length; from += 1)
		for (let to = from; to < ids.length && to - from < longest; to += 1) {
			const score = (startChances[from] ?? 0) * (endChances[to] ?? 0);
			const [start, end] = [spans[from - first]?.start, spans[to - first]?.end];
			if (score > 0 && start !== undefined && end !== undefined) found.push({ score, start, end });
		}
	const best = found.toSorted((one, other) => other.score - one.score);
	return {
		json: best
			.slice(0, numberOf(parameters, "top_k") ?? 1)
			.map(({ score, start, end }) => ({ answer: context.slice(start, end), score, start, end })),
	};
};

interface Answer {
	readonly score: number;
	readonly start: number;
	readonly end: number;
}
