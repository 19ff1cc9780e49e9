import type { MeasuredRow } from "../evaluate/measured.ts";

/** Letters of an input that people are shown. */
const MOST_LETTERS = 2000;

/** The input of a call as people see it, at most 2000 letters: its text, the last message of a conversation, or JSON. */
export function printInput({ inputs, messages }: MeasuredRow["args"]): string {
	const turns = Array.isArray(messages) ? (messages as readonly unknown[]) : [];
	const last = turns.at(-1);
	const shown: unknown =
		inputs ?? (typeof last === "object" && last !== null ? Reflect.get(last, "content") : messages);
	const text = typeof shown === "string" ? shown : JSON.stringify(shown);
	return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}
