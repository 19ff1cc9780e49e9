import { peek } from "./peek.ts";

/** Names under which the results of tasks hold their text, and under which an answer is. */
const TEXT_FIELDS = ["generated_text", "translation_text", "summary_text", "text", "answer"];

/**
 * The text of a result: of a chat, a generation, a translation, a summary, a transcript or an answer; undefined where it has none.
 * @param output The result of the call, as the client returns it.
 * @example
 * readText([{ summary_text: "Short." }]); // "Short."
 */
export function readText(output: unknown): string | undefined {
	const first: unknown = Array.isArray(output) ? output[0] : output;
	if (typeof first === "string") return first;
	if (typeof first !== "object" || first === null) return undefined;
	const choices = peek(first, "choices");
	const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
	if (choice !== undefined) return peekText(peek(choice, "message"), "content") ?? peekText(choice, "text");
	return TEXT_FIELDS.map((name) => peekText(first, name)).find((text) => text !== undefined);
}

/**
 * The new text of one chunk of a stream; empty where it brings none.
 * @param chunk A chunk of `chatCompletionStream` or `textGenerationStream`.
 * @example
 * readChunkText({ choices: [{ delta: { content: "Hello" } }] }); // "Hello"
 */
export function readChunkText(chunk: unknown): string {
	const choices = peek(chunk, "choices");
	const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
	if (choice !== undefined)
		return peekText(peek(choice, "delta"), "content") ?? peekText(choice, "text") ?? "";
	const token = peek(chunk, "token");
	return peek(token, "special") === true ? "" : (peekText(token, "text") ?? "");
}

function peekText(value: unknown, name: string): string | undefined {
	const found = peek(value, name);
	return typeof found === "string" ? found : undefined;
}
