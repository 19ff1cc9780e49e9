import { Problem } from "../lib/problem.ts";
import type { ModelConfig, Tokenizer } from "../types/loaded-model.ts";
import { alignTokens, readTokens, type Span } from "./align-tokens.ts";
import { mostTokens } from "./most-tokens.ts";
import { readIds } from "./token-ids.ts";

/** A part of a text, and where in it the part begins, in UTF-16 units. */
export interface Window {
	readonly text: string;
	readonly start: number;
}

/** What a text is cut for. */
export interface WindowOptions {
	/** What the model reads before each part. Default: nothing. */
	readonly question?: string;
	/** Most tokens that a part has in common with the one before. Default 0: then a part ends with a sentence, where it can. */
	readonly overlap?: number;
}

/** Marks around the texts of a pair, beside those around its first text: `</s></s>` of RoBERTa. */
const MARKS = 2;

/**
 * The parts of a text that a model reads one by one; the whole text where it fits.
 * @throws Problem `bad-input` for a question that leaves no room for a text
 */
export function toWindows(
	text: string,
	tokenizer: Tokenizer,
	config: ModelConfig,
	{ question, overlap = 0 }: WindowOptions = {},
): readonly Window[] {
	const most = mostTokens(tokenizer, config);
	const around = readIds(tokenizer(question ?? "")["input_ids"]).length;
	const room = most - around - (question === undefined ? 0 : MARKS);
	if (room < 1)
		throw new Problem(
			"bad-input",
			`The question has ${around} tokens, and the model takes ${most} with the text. Shorten it.`,
		);
	const read = (part: string): readonly number[] =>
		readIds(tokenizer(part, { add_special_tokens: false })["input_ids"]);
	const ids = read(text);
	if (ids.length <= room) return [{ text, start: 0 }];
	const starts = spreadStarts(text, alignTokens(text, readTokens(tokenizer, ids)));
	const startOf = (at: number): number => starts[at] ?? text.length;
	/** The token behind a part, `end` or one before it: cut out of a word, a part can have more tokens than it had in the text. */
	const fitEnd = (from: number, end: number): number => {
		const over = read(text.slice(startOf(from), startOf(end))).length - room;
		return over > 0 && end > from + 1 ? fitEnd(from, Math.max(from + 1, end - over)) : end;
	};
	/** The last token from `low` on, up to `high`, that begins a part of the text as the pattern says. */
	const findStart = (low: number, high: number, before: RegExp): number | undefined => {
		for (let at = high; at >= low; at -= 1)
			if (before.test(text.slice(Math.max(0, startOf(at) - 2), startOf(at)))) return at;
		return undefined;
	};
	const windows: Window[] = [];
	for (let from = 0; from < ids.length;) {
		const end = fitEnd(from, Math.min(from + room, ids.length));
		const half = from + Math.ceil((end - from) / 2);
		const isLast = end >= ids.length;
		const cut =
			isLast || overlap > 0 ? end : (findStart(half, end, SENTENCE) ?? findStart(half, end, WORD) ?? end);
		windows.push({ text: text.slice(startOf(from), startOf(cut)), start: startOf(from) });
		if (isLast) break;
		const next = Math.max(half, cut - overlap);
		from = overlap > 0 ? (findStart(half, next, WORD) ?? next) : cut;
	}
	return windows;
}

/** Where tokens begin. Those that the tokenizer lost have one place together, and are spread over its letters. */
function spreadStarts(text: string, spans: readonly Span[]): readonly number[] {
	const starts: number[] = [];
	while (starts.length < spans.length) {
		const first = starts.length;
		const { start = 0, end = 0 } = spans[first] ?? {};
		let count = 1;
		while (spans[first + count]?.start === start && spans[first + count]?.end === end) count += 1;
		for (let nth = 0; nth < count; nth += 1) {
			const at = start + Math.floor(((end - start) * nth) / count);
			starts.push(LOW_SURROGATE.test(text.charAt(at)) ? at - 1 : at);
		}
	}
	return starts;
}

const LOW_SURROGATE = /[\uDC00-\uDFFF]/;
const SENTENCE = /[.!?…]\s$|\n$/u;
const WORD = /\s$/u;
