import { expect, test } from "vitest";
import type { EngineHooks } from "../../types/engine.ts";
import type { LoadedModel } from "../../types/loaded-model.ts";
import { chat } from "./generation-runners.ts";
import { openLibrary } from "../../../test/library.ts";

const library = await openLibrary();

/** As in the template of Qwen3: the way to tools, and a thought that is over before it begins. */
const TEMPLATE =
	"{% if tools %}<tools> <tool_call>{% endif %}{% if enable_thinking is false %}<think></think>{% endif %}";
const TOOLS = [{ type: "function", function: { name: "hava" } }];
const MESSAGES = [{ role: "user", content: "Van'da hava nasıl?" }];
const CALL = '<tool_call>{"name":"hava","arguments":{"il":"Van"}}</tool_call>';

interface Rendered {
	readonly messages: readonly Record<string, unknown>[];
	readonly options: Record<string, unknown>;
}

/** A chat with a model that says `text`, a byte a token; what its template and its generation got comes with the reply. */
async function say(
	text: string,
	fields: object,
	{ template = TEMPLATE, prompt = "p", isStream = false } = {},
) {
	const rendered: Rendered[] = [];
	const limits: unknown[] = [];
	const events: unknown[] = [];
	const bytes = [...new TextEncoder().encode(text)];
	const tokenizer = Object.assign(() => ({ input_ids: { dims: [1, 3] } }), {
		chat_template: template,
		get_chat_template: () => template,
		apply_chat_template(messages: Rendered["messages"], options: Record<string, unknown>) {
			rendered.push({ messages, options });
			return prompt;
		},
		decode: (ids: readonly number[]) => new TextDecoder().decode(Uint8Array.from(ids)),
	});
	const generate = ({ streamer, max_new_tokens }: { streamer: Streamer; max_new_tokens: number }) => {
		limits.push(max_new_tokens);
		streamer.put([[1]]);
		for (const byte of bytes) streamer.put([[byte]]);
		return Promise.resolve();
	};
	const model = { config: { eos_token_id: bytes.at(-1) }, generate };
	const loaded = { pipe: { tokenizer, model }, library } as unknown as LoadedModel; // the parts that a chat uses
	const hooks = { onEvent: (event: unknown) => events.push(event) } as unknown as EngineHooks; // as above
	const request = {
		task: "conversational",
		model: "acme/fox",
		isStream,
		fields: { messages: MESSAGES, ...fields },
	};
	const reply = (await chat(loaded, request, hooks)) as { json: { choices: unknown[] } };
	return { choice: reply.json.choices[0], events, limit: limits[0], ...rendered[0] };
}

interface Streamer {
	readonly put: (batch: readonly (readonly number[])[]) => void;
}

test("a thought comes apart from the answer, and is not asked for by default", async () => {
	const { choice, options, limit } = await say("<think>\nKar?\n</think>\n\nKarlı.", {});
	expect(choice).toEqual({
		index: 0,
		message: { role: "assistant", content: "Karlı.", reasoning: "Kar?" },
		finish_reason: "stop",
	});
	expect(options).toMatchObject({ enable_thinking: false });
	expect(limit).toBe(256);
});

test("reasoning_effort has the model think, with room for it", async () => {
	expect(await say("Karlı.", { reasoning_effort: "high" })).toMatchObject({
		options: { enable_thinking: true, reasoning_effort: "high" },
		limit: 1024,
	});
	expect(await say("Karlı.", { reasoning_effort: "high", max_tokens: 7 })).toMatchObject({ limit: 7 });
	expect(await say("Karlı.", { reasoning_effort: "none" })).toMatchObject({
		options: { enable_thinking: false },
	});
	await expect(say("", { reasoning_effort: "low" }, { template: "{{ messages }}" })).rejects.toMatchObject({
		kind: "bad-input",
	});
});

test("a thought that the prompt begins is one", async () => {
	const { choice, limit } = await say("Kar?</think>Karlı.", {}, { prompt: "<think>\n" });
	expect(choice).toMatchObject({ message: { content: "Karlı.", reasoning: "Kar?" } });
	expect(limit).toBe(1024);
});

test("a stream has thoughts, words and calls in deltas of their own", async () => {
	const { events } = await say(`<think>Kar?</think>Bakayım.${CALL}`, { tools: TOOLS }, { isStream: true });
	const choices = events.map((event) => (event as { choices: Choice[] }).choices[0]);
	const join = (name: "reasoning" | "content") => choices.map((choice) => choice?.delta[name] ?? "").join("");
	expect([join("reasoning"), join("content")]).toEqual(["Kar?", "Bakayım."]);
	expect(choices.flatMap((choice) => choice?.delta.tool_calls ?? [])).toEqual([
		{
			index: 0,
			id: expect.stringMatching(/^call_/) as string,
			type: "function",
			function: { name: "hava", arguments: '{"il":"Van"}' },
		},
	]);
	expect(choices.map((choice) => choice?.finish_reason).filter(Boolean)).toEqual(["tool_calls"]);
});

interface Choice {
	readonly delta: { readonly reasoning?: string; readonly content?: string; readonly tool_calls?: unknown[] };
	readonly finish_reason: string | null;
}

test("a model that calls a tool says so in the shape of every provider", async () => {
	const { choice, options } = await say(CALL, { tools: TOOLS, tool_choice: "auto" });
	expect(choice).toMatchObject({
		message: { content: null, tool_calls: [{ type: "function", function: { name: "hava" } }] },
		finish_reason: "tool_calls",
	});
	expect(options).toMatchObject({ tools: TOOLS });
});

test("tools that must not be called are not named, and none can be forced", async () => {
	const { choice, options } = await say(CALL, { tools: TOOLS, tool_choice: "none" });
	expect(options).not.toHaveProperty("tools");
	expect(choice).toMatchObject({ message: { content: CALL }, finish_reason: "stop" });
	for (const tool_choice of ["required", { function: { name: "hava" } }])
		await expect(say("", { tools: TOOLS, tool_choice })).rejects.toMatchObject({ kind: "bad-input" });
});

test.each([
	"{{ messages }}",
	"{% if tools %}<function>{% endif %}",
	"{% if tools %}<tool_call><function=a>{% endif %}",
	"{% if tools %}<|tool_call>call:a{}<tool_call|>{% endif %}", // Gemma 4
])("tools fail where the template is %s: they would be lost without a word", async (template) => {
	await expect(say("", { tools: TOOLS }, { template })).rejects.toMatchObject({
		kind: "bad-input",
		message: expect.stringContaining("acme/fox has no tools") as string,
	});
});

test("earlier calls and thoughts go back as templates read them", async () => {
	const call = { id: "c1", type: "function", function: { name: "hava", arguments: '{"il":"Van"}' } };
	const { messages } = await say("Karlı.", {
		messages: [...MESSAGES, { role: "assistant", content: null, reasoning: "Kar?", tool_calls: [call] }],
	});
	expect(messages?.[1]).toMatchObject({
		content: "",
		reasoning_content: "Kar?",
		tool_calls: [{ function: { name: "hava", arguments: { il: "Van" } } }],
	});
});
