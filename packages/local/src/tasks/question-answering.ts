import type { LoadedModel } from "../types/loaded-model.ts";
import { alignTokens, readTokens } from "./align-tokens.ts";
import { numberOf, parametersOf, type Runner, textOf } from "./parts/runner.ts";
import { softmax } from "./scores.ts";
import { readIds } from "./token-ids.ts";
import { toWindows } from "./windows.ts";

/** Tokens that two parts of a long text have in common, so that no answer is cut. */
const OVERLAP = 128;

/**
 * The part of a text that answers a question, with its place; `top_k` of them, of at most `max_answer_len` tokens. A text that is
 * longer than the model takes is read in parts. With `handle_impossible_answer` an empty answer is one of those that can be best.
 */
export const questionAnswering: Runner = async ({ pipe }, request) => {
	const context = textOf(request, "inputs.context");
	const question = textOf(request, "inputs.question");
	const parameters = parametersOf(request);
	const most = numberOf(parameters, "top_k") ?? 1;
	const longest = numberOf(parameters, "max_answer_len") ?? Infinity;
	const found = new Map<string, Answer>();
	let impossible = Infinity;
	const windows = toWindows(context, pipe.tokenizer, pipe.model.config, { question, overlap: OVERLAP });
	for (const { text, start: offset } of windows) {
		const { answers, none } = await readAnswers(pipe, { question, text, longest });
		impossible = Math.min(impossible, none);
		for (const { score, start, end } of best(answers, most)) {
			const answer = { score, start: start + offset, end: end + offset };
			const key = `${answer.start} ${answer.end}`;
			if (score > (found.get(key)?.score ?? 0)) found.set(key, answer);
		}
	}
	const isPossible = parameters["handle_impossible_answer"] !== true;
	const all = [...(isPossible ? [] : [{ score: impossible, start: 0, end: 0 }]), ...found.values()];
	return {
		json: best(all, most).map(({ score, start, end }) => ({
			answer: context.slice(start, end),
			score,
			start,
			end,
		})),
	};
};

interface Answer {
	readonly score: number;
	readonly start: number;
	readonly end: number;
}

function best(answers: readonly Answer[], most: number): readonly Answer[] {
	return answers.toSorted((one, other) => other.score - one.score).slice(0, most);
}

/** What is read in one part of a text. */
interface Reading {
	readonly question: string;
	readonly text: string;
	/** Most tokens of an answer. */
	readonly longest: number;
}

/** The answers in a text that the model takes at once, and the chance that there is none. */
async function readAnswers(
	{ tokenizer, model }: LoadedModel["pipe"],
	{ question, text, longest }: Reading,
): Promise<{ readonly answers: readonly Answer[]; readonly none: number }> {
	const inputs = tokenizer(question, { text_pair: text, truncation: true });
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
	const spans = alignTokens(text, readTokens(tokenizer, ids.slice(first)));
	const answers: Answer[] = [];
	for (let from = Math.max(first, 1); from < ids.length; from += 1)
		for (let to = from; to < ids.length && to - from < longest; to += 1) {
			const score = (startChances[from] ?? 0) * (endChances[to] ?? 0);
			const [start, end] = [spans[from - first]?.start, spans[to - first]?.end];
			if (score > 0 && start !== undefined && end !== undefined) answers.push({ score, start, end });
		}
	return { answers, none: (startChances[0] ?? 0) * (endChances[0] ?? 0) };
}
