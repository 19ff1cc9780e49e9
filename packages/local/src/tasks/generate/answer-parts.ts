import { randomId } from "../../lib/random.ts";
import { isFields } from "../parts/runner.ts";

/** A function that the model wants called, in the OpenAI dialect. `arguments` is JSON text. */
export interface ToolCall {
	readonly id: string;
	readonly type: "function";
	readonly function: { readonly name: string; readonly arguments: string };
}

/** The next part of an answer. */
export type AnswerPart =
	{ readonly reasoning: string } | { readonly content: string } | { readonly call: ToolCall };

const THINK = "<think>";
/** Tags that end what a model writes in each state: the form of Qwen and of Hermes. */
const ENDS = { thought: "</think>", text: "<tool_call>", call: "</tool_call>" } as const;

/** Parts what a chat model writes, while it comes, into its thoughts, its words, and its calls where it was given tools. */
export class AnswerParts {
	readonly #readsCalls: boolean;
	#state: keyof typeof ENDS | "start" | "early" | "gap";
	#held = "";

	/** `isThinking`: the prompt has begun a thought already. */
	constructor({ isThinking, readsCalls }: { isThinking: boolean; readsCalls: boolean }) {
		this.#readsCalls = readsCalls;
		this.#state = isThinking ? "early" : "start";
	}

	/** The parts that are sure with the next text. What could be the start of a tag is held back. */
	push(text: string): readonly AnswerPart[] {
		this.#held += text;
		const parts: AnswerPart[] = [];
		while (this.#step(parts));
		return parts;
	}

	/** What was held back, when nothing follows. A call without its end counts where it is whole. */
	end(): readonly AnswerPart[] {
		const held = this.#held;
		this.#held = "";
		if (this.#state === "gap" || this.#state === "early") return [];
		if (this.#state === "call") return [readCall(held, "")];
		return this.#state === "thought" ? toParts("thought", held.trimEnd()) : toParts("text", held);
	}

	/** Takes what it can from the held text; true where more may follow. */
	#step(parts: AnswerPart[]): boolean {
		const state = this.#state;
		if (state !== "thought" && state !== "text" && state !== "call") return this.#begin();
		const tag = state === "text" && !this.#readsCalls ? undefined : ENDS[state];
		const at = tag === undefined ? -1 : this.#held.indexOf(tag);
		const isOpen = tag === undefined || at < 0;
		if (state === "call" && isOpen) return false;
		const open = isOpen ? this.#held.length - openLength(this.#held, tag) : at;
		const text = this.#held.slice(0, open);
		this.#held = this.#held.slice(isOpen ? open : open + tag.length);
		if (state === "call") parts.push(readCall(text, ENDS.call));
		else parts.push(...toParts(state, isOpen ? text : text.trimEnd()));
		if (!isOpen) this.#state = state === "text" ? "call" : "gap";
		return !isOpen;
	}

	/** Space before a part does not belong to it, unless it is the first. A thought is one at the beginning alone. */
	#begin(): boolean {
		const trimmed = this.#held.trimStart();
		const isFirst = this.#state === "start";
		if (trimmed === "" || (isFirst && trimmed !== THINK && THINK.startsWith(trimmed))) return false;
		if (isFirst && trimmed.startsWith(THINK)) {
			this.#held = trimmed.slice(THINK.length);
			this.#state = "early";
			return true;
		}
		if (!isFirst) this.#held = trimmed;
		this.#state = this.#state === "early" ? "thought" : "text";
		return true;
	}
}

function toParts(state: "thought" | "text", text: string): readonly AnswerPart[] {
	if (text === "") return [];
	return [state === "thought" ? { reasoning: text } : { content: text }];
}

/** Length of the end of a text in which a tag may begin, with the space before it. */
function openLength(text: string, tag: string | undefined): number {
	if (tag === undefined) return 0;
	let length = Math.min(tag.length - 1, text.length);
	while (!tag.startsWith(text.slice(text.length - length))) length -= 1;
	return text.length - text.slice(0, text.length - length).trimEnd().length;
}

/** A call that the model has written as JSON; what is none stays the text that it is. */
function readCall(text: string, end: string): AnswerPart {
	const call = parse(text);
	const { name, arguments: args = isFields(call) ? call["parameters"] : undefined } = isFields(call)
		? call
		: {};
	if (typeof name !== "string") return { content: `${ENDS.text}${text}${end}` };
	const json = typeof args === "string" ? args : JSON.stringify(args ?? {});
	return { call: { id: `call_${randomId()}`, type: "function", function: { name, arguments: json } } };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
