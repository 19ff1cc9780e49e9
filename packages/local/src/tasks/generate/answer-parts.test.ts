import { expect, test } from "vitest";
import { type AnswerPart, AnswerParts } from "./answer-parts.ts";

const CALLS = { isThinking: false, readsCalls: true };
const WORDS = { isThinking: false, readsCalls: false };
const HAVA = '{"name":"hava","arguments":{"il":"Van"}}';

/** What parts of a text add up to, that comes in chunks of so many letters. */
function read(text: string, how: { isThinking: boolean; readsCalls: boolean }, size: number) {
	const parts = new AnswerParts(how);
	const all: AnswerPart[] = [];
	for (let at = 0; at < text.length; at += size) all.push(...parts.push(text.slice(at, at + size)));
	all.push(...parts.end());
	const join = (name: "reasoning" | "content"): string =>
		all.map((part) => (name in part ? (part as Record<string, string>)[name] : "")).join("");
	return {
		reasoning: join("reasoning"),
		content: join("content"),
		calls: all.flatMap((part) => ("call" in part ? [part.call.function] : [])),
	};
}

test.each([
	["a thought is no part of the answer", "<think>\nbir, iki\n</think>\n\nÜç.", WORDS, "bir, iki", "Üç."],
	["nor one that the prompt has begun", "bir\n</think>\n\nÜç.", { ...WORDS, isThinking: true }, "bir", "Üç."],
	["a thought that was cut off is no answer", "<think>bir, iki", WORDS, "bir, iki", ""],
	["an empty thought is none", "<think>\n\n</think>\n\nÜç.", WORDS, "", "Üç."],
	["a tag inside an answer is text", "Yaz: <think>a</think>", WORDS, "", "Yaz: <think>a</think>"],
	["what only looks like a tag is text", " <thin ice", WORDS, "", " <thin ice"],
	[
		"without tools a call is text",
		`<tool_call>${HAVA}</tool_call>`,
		WORDS,
		"",
		`<tool_call>${HAVA}</tool_call>`,
	],
])("%s, wherever it is cut", (_title, text, how, reasoning, content) => {
	for (let size = 1; size <= text.length; size += 1)
		expect(read(text, how, size)).toEqual({ reasoning, content, calls: [] });
});

test("calls are taken out of an answer, wherever it is cut", () => {
	const call = `<tool_call>\n${HAVA}\n</tool_call>`;
	const text = `<think>hava?</think>\nBakıyorum. \n${call}\n${call}`;
	const hava = { name: "hava", arguments: '{"il":"Van"}' };
	for (let size = 1; size <= text.length; size += 1)
		expect(read(text, CALLS, size)).toEqual({
			reasoning: "hava?",
			content: "Bakıyorum.",
			calls: [hava, hava],
		});
});

test("a call without its end counts where it is whole, and what is no JSON stays text", () => {
	expect(read(`<tool_call>${HAVA}`, CALLS, 3).calls).toHaveLength(1);
	expect(read(`<tool_call>{"name":"ha`, CALLS, 3)).toMatchObject({
		content: '<tool_call>{"name":"ha',
		calls: [],
	});
	const broken = "<tool_call>hava()</tool_call>";
	expect(read(broken, CALLS, 3)).toMatchObject({ content: broken, calls: [] });
});

test("arguments may come under another name, as text, or not at all", () => {
	const args = (json: string) => read(`<tool_call>${json}</tool_call>`, CALLS, 5).calls[0]?.arguments;
	expect(args('{"name":"hava","parameters":{"il":"Van"}}')).toBe('{"il":"Van"}');
	expect(args('{"name":"hava","arguments":"{}"}')).toBe("{}");
	expect(args('{"name":"hava"}')).toBe("{}");
});

test("each call has an id of its own", () => {
	const parts = new AnswerParts(CALLS).push(`<tool_call>${HAVA}</tool_call>`.repeat(2));
	const ids = parts.map((part) => ("call" in part ? part.call.id : ""));
	expect(new Set(ids).size).toBe(2);
});
