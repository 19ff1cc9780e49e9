import { toTokens } from "./tokens.ts";

/** A generated text as it left the model. */
export interface Finished {
	readonly text: string;
	readonly tokens: readonly string[];
	readonly reason: "stop" | "length" | "stop_sequence";
}

/**
 * Cuts a text at the first stop text and after `maxTokens` tokens.
 * `reason` is "length" when tokens ran out, "stop_sequence" when a stop text was met, else "stop".
 */
export function finish(text: string, maxTokens = Infinity, stops: readonly string[] = []): Finished {
	const places = stops.map((stop) => text.indexOf(stop)).filter((place) => place >= 0);
	const cut = places.length > 0 ? text.slice(0, Math.min(...places)) : text;
	const tokens = toTokens(cut);
	if (tokens.length > maxTokens) {
		const kept = tokens.slice(0, maxTokens);
		return { text: kept.join(""), tokens: kept, reason: "length" };
	}
	return { text: cut, tokens, reason: places.length > 0 ? "stop_sequence" : "stop" };
}
