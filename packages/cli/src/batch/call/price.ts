import { CliError } from "../../errors/cli-error.ts";
import type { Messages } from "../../messages/messages.ts";

/** Characters that are counted as one token before a provider has counted any. */
const CHARACTERS_OF_TOKEN = 4;

/** What a call costs, as the user says it: nobody else's price list is taken for true. */
export type Price =
	| { readonly kind: "call"; readonly each: number }
	| { readonly kind: "tokens"; readonly input: number; readonly output: number };

/** `0.003` is the price of a call, `0.05/0.08` that of a million input and output tokens. Throws a `CliError` for anything else. */
export function readPrice(text: string, words: Messages): Price {
	const numbers = text.split("/").map((part) => (/^\d+(\.\d+)?$/.test(part.trim()) ? Number(part) : NaN));
	const [first = NaN, second] = numbers;
	if (numbers.length > 2 || numbers.some(Number.isNaN)) throw new CliError(words.batch.badPrice(text));
	return second === undefined
		? { kind: "call", each: first }
		: { kind: "tokens", input: first / 1e6, output: second / 1e6 };
}

/** The greatest sum to spend (`--max-price`). It needs a price: the program knows none by itself. Throws a `CliError`. */
export function readMaxPrice(
	text: string | undefined,
	price: Price | undefined,
	words: Messages,
): number | undefined {
	if (text === undefined) return undefined;
	if (!/^\d+(\.\d+)?$/.test(text)) throw new CliError(words.batch.badMostPrice(text));
	if (price === undefined) throw new CliError(words.batch.noPrice);
	return Number(text);
}

/** Tokens that a provider has counted. */
export interface Usage {
	readonly inputTokens: number;
	readonly outputTokens: number;
}

/** Token counts of a reply; undefined where it names none. */
export function readUsage(usage: unknown): Usage | undefined {
	if (typeof usage !== "object" || usage === null) return undefined;
	const inputTokens: unknown = Reflect.get(usage, "prompt_tokens");
	const outputTokens: unknown = Reflect.get(usage, "completion_tokens");
	if (typeof inputTokens !== "number") return undefined;
	return { inputTokens, outputTokens: typeof outputTokens === "number" ? outputTokens : 0 };
}

/** The price of a call; undefined where its tokens are not known. */
export function priceOf(price: Price, usage: Usage | undefined): number | undefined {
	if (price.kind === "call") return price.each;
	return usage && usage.inputTokens * price.input + usage.outputTokens * price.output;
}

/** About the price of a call before its outputs, by the characters of its arguments as JSON. */
export function priceOfInputs(price: Price, characters: number): number {
	return price.kind === "call" ? price.each : (characters / CHARACTERS_OF_TOKEN) * price.input;
}
