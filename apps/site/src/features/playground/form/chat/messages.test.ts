import { expect, it } from "vitest";
import { readMessages, toMessages } from "./messages.ts";
import { type Conversation, hasInput, listOpenCalls } from "./turns.ts";

const WHOLE: Conversation = {
	system: "Kısa yaz.",
	turns: [
		{
			role: "user",
			text: "Bu ne?",
			attachments: [
				{ kind: "image", url: "data:image/png;base64,AA==" },
				{ kind: "audio", url: "data:audio/mpeg;base64,AAAA" },
			],
		},
		{
			role: "assistant",
			text: "",
			toolCalls: [{ id: "c1", name: "calculate", args: '{"expression":"2+2"}' }],
		},
		{ role: "tool", callId: "c1", text: "4" },
		{ role: "assistant", text: "Dört.", toolCalls: [] },
	],
};

it("comes back from its messages with pictures, sounds, calls and results", () => {
	expect(readMessages(toMessages(WHOLE))).toEqual(WHOLE);
});

it("sends what the API names: parts, calls with ids, and no content beside calls alone", () => {
	const [, user, called, result, said] = JSON.parse(toMessages(WHOLE)) as object[];
	expect(user).toMatchObject({
		content: [{ type: "text" }, { type: "image_url" }, { input_audio: { data: "AAAA", format: "mp3" } }],
	});
	expect(called).toEqual({
		role: "assistant",
		tool_calls: [
			{ id: "c1", type: "function", function: { name: "calculate", arguments: '{"expression":"2+2"}' } },
		],
	});
	expect(result).toEqual({ role: "tool", tool_call_id: "c1", content: "4" });
	expect(said).toEqual({ role: "assistant", content: "Dört." });
});

it("takes no file from a link, and nothing from what holds no messages", () => {
	const content = [{ type: "image_url", image_url: { url: "https://example.org/pixel.png" } }];
	expect(readMessages(JSON.stringify([{ role: "user", content }])).turns).toEqual([
		{ role: "user", text: "", attachments: [] },
	]);
	for (const text of ["", "{", "{}", "[1, null]", '[{"role":"pirate","content":"?"}]'])
		expect(readMessages(text)).toEqual({ system: "", turns: [] });
});

it("knows which calls wait for a result, and what can be answered", () => {
	expect(listOpenCalls(WHOLE.turns)).toEqual([]);
	expect(listOpenCalls(WHOLE.turns.slice(0, 2)).map(({ id }) => id)).toEqual(["c1"]);
	const ends = [1, 2, 3, 4].map((count) => hasInput({ system: "", turns: WHOLE.turns.slice(0, count) }));
	expect(ends).toEqual([true, false, true, false]);
	expect(hasInput({ system: "a", turns: [{ role: "user", text: " ", attachments: [] }] })).toBe(false);
});
