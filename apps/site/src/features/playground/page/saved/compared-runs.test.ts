import { expect, it } from "vitest";
import { LOCAL } from "../../form/playground-call.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { readChat } from "../state/chat-state.ts";
import type { Column } from "../state/shown-comparison.ts";
import type { ShownRun } from "../state/use-opened-form.ts";
import { listComparedRuns } from "./compared-runs.ts";

const CALL = {
	task: "summarization",
	provider: "groq",
	model: "acme/first",
	scenario: "",
	args: { inputs: "Uzun." },
	stream: false,
	routed: true,
};
const OTHER = { id: 0, provider: "together", model: "acme/other" };
const ended = (call: RunState["call"], output: unknown): RunState => ({
	...IDLE,
	status: "done",
	connection: "key",
	call,
	output,
});
const list = (
	kind: "text" | "chat",
	call: typeof CALL | object,
	column: Column,
	changed: Partial<ShownRun> = {},
) =>
	listComparedRuns(kind, {
		run: IDLE,
		call: { ...CALL, ...call },
		connection: "key",
		comparison: { comparedModels: [OTHER], columnOf: () => column },
		...changed,
	});

it("a file holds the answer of a compared model to the form as it is", async () => {
	const run = ended({ ...CALL, provider: OTHER.provider, model: OTHER.model }, "Kısa.");
	expect(await list("text", {}, { run, answers: [] })).toEqual([{ run }]);
	expect(await list("text", { args: { inputs: "Başka." } }, { run, answers: [] })).toEqual([]);
	expect(await list("text", {}, { run: { ...run, status: "stopped" }, answers: [] })).toEqual([]);
	expect(await list("text", {}, { run: IDLE, answers: [] })).toEqual([]);
});

it.each([
	["local", LOCAL],
	["endpoint", ""],
] as const)(
	"a file holds the answer of a compared model whose connection is %s",
	async (connection, provider) => {
		const call = { ...CALL, provider, model: OTHER.model };
		const run = { ...ended(call, "Kısa."), connection };
		expect(await list("text", { provider }, { run, answers: [] }, { connection })).toEqual([{ run }]);
	},
);

it("a file holds the conversation that a compared model has had itself", async () => {
	const user = (content: string) => ({ role: "user", content });
	const said = (content: string) => ({ role: "assistant", content });
	const args = { messages: [user("a"), said("A"), user("b"), said("B")] };
	const call = { ...CALL, task: "conversational", provider: OTHER.provider, model: OTHER.model };
	const answer = (text: string, changed: Partial<RunState> = {}): RunState => ({
		...ended({ ...call, args: { messages: [] } }, { text, reasoning: "", toolCalls: [] }),
		...changed,
	});
	const answers = [
		{ path: '/"a"', runs: [answer("x", { connection: "simulated", simulatedFrom: "sample" })], shown: 0 },
		{ path: '/"a"/"b"', runs: [answer("old"), answer("y")], shown: 1 },
	];
	const [shared] = await list("chat", { task: "conversational", args }, { run: IDLE, answers });
	expect(shared?.run).toMatchObject({
		output: { text: "y" },
		call: { model: OTHER.model, args: { messages: [user("a"), said("x"), user("b")] } },
	});
	expect(shared?.simulated).toBe("1=sample");
	const typed = { task: "conversational", args: { messages: [...args.messages, user("c")] } };
	const column = { run: IDLE, answers };
	expect(await list("chat", typed, column)).toEqual([]);
	const chat = readChat(JSON.stringify(typed.args.messages));
	expect(chat.pending.text).toBe("c");
	expect(await list("chat", typed, column, { chat })).toEqual([shared]);
});
