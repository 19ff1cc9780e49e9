import { expect, it } from "vitest";
import type { Turn } from "../../../form/chat/turns.ts";
import { toMessagePath } from "../../compare/own-answers.ts";
import { listRows, toMessagesWith, toRequestMessages } from "./rows.ts";

const user = (text: string): Turn => ({ role: "user", text, attachments: [] });
const model = (text: string): Turn => ({ role: "assistant", text, toolCalls: [] });
const tool: Turn = { role: "tool", callId: "1", text: "12.00" };

it("begins a row with each message of the reader", () => {
	const turns = [user("saat?"), model(""), tool, model("On iki."), user("sağ ol")];
	expect(listRows(turns)).toMatchObject([
		{ question: 0, answers: [1, 2, 3] },
		{ question: 4, answers: [] },
	]);
	expect(listRows([model("Merhaba!")])).toEqual([{ path: "", answers: [0] }]);
	expect(listRows([])).toEqual([]);
});

it("knows a row by the key under which its call keeps the answer", () => {
	const turns = [user("a"), model("b"), user("c"), model("d")];
	for (const row of listRows(turns))
		expect(toMessagePath({ messages: toRequestMessages("Kısa yaz.", turns, row) })).toBe(row.path);
});

it("asks for an answer with the messages before it alone", () => {
	const turns = [user("a"), model("b"), user("c"), model("d")];
	const row = listRows(turns)[0] ?? { path: "", answers: [] };
	expect(toRequestMessages("Kısa yaz.", turns, row)).toEqual([
		{ role: "system", content: "Kısa yaz." },
		{ role: "user", content: "a" },
	]);
});

it("a model goes on with its own calls and their results", () => {
	const answer = { role: "assistant", text: "", toolCalls: [{ id: "1", name: "saat", args: "{}" }] } as const;
	expect(toMessagesWith([{ role: "user", content: "saat?" }], answer, [["1", "12.00"]])).toEqual([
		{ role: "user", content: "saat?" },
		{
			role: "assistant",
			tool_calls: [{ id: "1", type: "function", function: { name: "saat", arguments: "{}" } }],
		},
		{ role: "tool", tool_call_id: "1", content: "12.00" },
	]);
});
