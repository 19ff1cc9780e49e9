import { alignTokens, readTokens, type Span } from "./align-tokens.ts";
import { parametersOf, type Runner, textOf } from "./runner.ts";
import { toScores } from "./scores.ts";
import type { Tensor } from "../types/loaded-model.ts";

/** A token with its label. */
interface Labelled extends Span {
	readonly label: string;
	readonly score: number;
	readonly index: number;
}

/** Entities of a text with their places in it: neighbours with one label together, or each token where `none` is set. */
export const tokenClassification: Runner = async ({ pipe: { tokenizer, model } }, request) => {
	const text = textOf(request);
	const { ignore_labels = ["O"], aggregation_strategy = "simple" } = parametersOf(request);
	const ignored: readonly unknown[] = Array.isArray(ignore_labels) ? ignore_labels : [];
	const inputs = tokenizer(text, { truncation: true });
	const ids = readIds(inputs["input_ids"]);
	const { logits } = await model(inputs);
	const [rows = []] = (logits?.tolist() ?? []) as readonly (readonly number[][])[]; // texts, tokens, labels
	const spans = alignTokens(text, readTokens(tokenizer, ids));
	const labelled = rows.flatMap((row, index): Labelled[] => {
		const [best] = toScores(row, model.config, { function_to_apply: "softmax", top_k: 1 });
		const span = spans[index];
		return best && span && span.end > span.start && !ignored.includes(best.label)
			? [{ ...best, ...span, index }]
			: [];
	});
	const toWord = (tokens: readonly Labelled[], { start, end }: Span): string => {
		const own = tokens.map(({ index }) => ids[index] ?? 0);
		return tokenizer.decode(own, { skip_special_tokens: true }) || text.slice(start, end);
	};
	if (aggregation_strategy === "none")
		return {
			json: labelled.map(({ label, score, start, end, ...token }) => ({
				entity: label,
				score,
				word: toWord([{ label, score, start, end, ...token }], { start, end }),
				start,
				end,
			})),
		};
	return {
		json: toGroups(labelled).map(({ tag, tokens }) => {
			const span = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
			const score = tokens.reduce((sum, token) => sum + token.score, 0) / tokens.length;
			return { entity_group: tag, score, word: toWord(tokens, span), ...span };
		}),
	};
};

/** The ids of the first text of a batch. */
export function readIds(ids: Tensor | undefined): readonly number[] {
	return Array.from(ids?.data ?? [], Number);
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
