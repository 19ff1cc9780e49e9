import type { MeasuredRow } from "../evaluate/measured.ts";
import { peek } from "../results/peek.ts";

/** Letters of an input that people are shown. */
const MOST_LETTERS = 2000;

/**
 * The input of a call as people see it, at most 2000 letters: its text, the last message of a conversation, or its fields, each
 * as a line with its name.
 * @param args The arguments of the call.
 * @example
 * printInput({ inputs: { question: "Where?", context: "At home." } }); // "question: Where?\ncontext: At home."
 */
export function printInput({ inputs, messages }: MeasuredRow["args"]): string {
	const text = inputs === undefined ? printMessages(messages) : printFields(inputs);
	return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

function printFields(inputs: unknown): string {
	if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs)) return printValue(inputs);
	return Object.entries(inputs)
		.map(([name, value]) => `${name}: ${printValue(value)}`)
		.join("\n");
}

function printMessages(messages: unknown): string {
	const last: unknown = Array.isArray(messages) ? messages.at(-1) : messages;
	const content = peek(last, "content") ?? last;
	const texts = Array.isArray(content) ? content.map((part) => peek(part, "text")) : [];
	const known = texts.filter((text) => typeof text === "string");
	return known.length > 0 ? known.join("\n") : printValue(content);
}

function printValue(value: unknown): string {
	return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
