import type { LoadedModel } from "../types/loaded-model.ts";
import { alignTokens, readTokens, type Span } from "./align-tokens.ts";
import { parametersOf, type Runner, textOf } from "./parts/runner.ts";
import { toScores } from "./scores.ts";
import { readIds } from "./token-ids.ts";
import { toWindows } from "./windows.ts";

/** A token with its label. */
interface Labelled extends Span {
	readonly id: number;
	readonly label: string;
	readonly score: number;
	/** Place among all tokens; between two parts of a long text one is left out. */
	readonly index: number;
}

/**
 * Entities of a text with their places in it: neighbours with one label together, or each token where `none` is set. A text that is
 * longer than the model takes is read in parts.
 */
export const tokenClassification: Runner = async ({ pipe }, request) => {
	const text = textOf(request);
	const { ignore_labels = ["O"], aggregation_strategy = "simple" } = parametersOf(request);
	const ignored: readonly unknown[] = Array.isArray(ignore_labels) ? ignore_labels : [];
	const labelled: Labelled[] = [];
	let count = 0;
	for (const { text: part, start: offset } of toWindows(text, pipe.tokenizer, pipe.model.config)) {
		const tokens = await labelTokens(pipe, part);
		for (const { start, end, index, ...token } of tokens)
			if (end > start && !ignored.includes(token.label))
				labelled.push({ ...token, start: start + offset, end: end + offset, index: index + count });
		count += tokens.length + 1;
	}
	const toWord = (tokens: readonly Labelled[], { start, end }: Span): string => {
		const own = tokens.map(({ id }) => id);
		return pipe.tokenizer.decode(own, { skip_special_tokens: true }) || text.slice(start, end);
	};
	if (aggregation_strategy === "none")
		return {
			json: labelled.map((token) => {
				const { label, score, start, end } = token;
				return { entity: label, score, word: toWord([token], token), start, end };
			}),
		};
	return {
		json: toGroups(labelled).map(({ tag, tokens }) => {
			const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
			const score = tokens.reduce((sum, token) => sum + token.score, 0) / tokens.length;
			return { entity_group: tag, score, word: toWord(tokens, span), ...span };
		}),
	};
};

/** All tokens of a text that the model takes at once, each with its best label. */
async function labelTokens(
	{ tokenizer, model }: LoadedModel["pipe"],
	text: string,
): Promise<readonly Labelled[]> {
	const inputs = tokenizer(text, { truncation: true });
	const ids = readIds(inputs["input_ids"]);
	const { logits } = await model(inputs);
	const [rows = []] = (logits?.tolist() ?? []) as readonly (readonly number[][])[]; // texts, tokens, labels
	const spans = alignTokens(text, readTokens(tokenizer, ids));
	return rows.flatMap((row, index) => {
		const [best] = toScores(row, model.config, { function_to_apply: "softmax", top_k: 1 });
		const span = spans[index];
		return best && span ? [{ ...best, ...span, index, id: ids[index] ?? 0 }] : [];
	});
}

interface Group {
	readonly tag: string;
	readonly tokens: Labelled[];
	/** False behind a token that ends its entity. */
	isOpen: boolean;
}

/** Tokens that follow each other with one label, in the schemes of B, I, E and S. */
function toGroups(labelled: readonly Labelled[]): readonly Group[] {
	const groups: Group[] = [];
	for (const token of labelled) {
		const [, prefix = "I", tag = token.label] = /^([BIES])-(.*)$/.exec(token.label) ?? [];
		const last = groups.at(-1);
		const follows =
			last?.isOpen === true && last.tag === tag && last.tokens.at(-1)?.index === token.index - 1;
		if (last && follows && prefix !== "B" && prefix !== "S") {
			last.tokens.push(token);
			last.isOpen = prefix !== "E";
		} else groups.push({ tag, tokens: [token], isOpen: prefix !== "S" });
	}
	return groups;
}
