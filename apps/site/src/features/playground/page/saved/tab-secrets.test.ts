import { expect, test } from "vitest";
import type { UserTurn } from "../../form/chat/turns.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { type ChatState, readChat, sendTyped, takeAnswer } from "../state/chat-state.ts";
import type { ShownRun } from "../state/use-opened-form.ts";
import { toSharedRecord } from "./shared-answer.ts";
import { toChatRun } from "./shared-chat.ts";
import { listTabSecrets } from "./tab-secrets.ts";

const CALL = {
	task: "conversational",
	provider: "",
	model: "acme/one",
	scenario: "",
	args: { messages: [] },
	stream: true,
	routed: true,
};
const OWN_CALL = { ...CALL, endpointUrl: "https://own.example/v1/chat/completions" };
const RING = { platform: "hf_platform", groq: "gsk_groq", "endpoint https://earlier.example": "earlier-key" };
const KEYS = {
	ring: { ...RING, "endpoint https://own.example": "own-key" },
	endpoint: { url: "https://own.example/v1", form: "openai", hubUrl: "https://hub.example/models" },
} as const;

const answer = (text: string, changed: Partial<RunState> = {}): RunState => ({
	...IDLE,
	status: "done",
	connection: "key",
	call: CALL,
	output: { text, reasoning: "", toolCalls: [] },
	...changed,
});
const say = (chat: ChatState, text: string, run: RunState): ChatState => {
	const pending: UserTurn = { role: "user", text, attachments: [] };
	return takeAnswer(sendTyped({ ...chat, pending }), run);
};
const showNow = (chat: ChatState): ShownRun => ({
	run: IDLE,
	call: CALL,
	connection: "simulated",
	comparison: { comparedModels: [], columnOf: () => ({ run: IDLE, answers: [] }) },
	chat,
});

test("a shared chat names no key and no server of the connections that it went through", () => {
	const error = new Error("upstream https://own.example/v1 closed");
	const answered = { provider: "own", model: "acme/one", status: 200, requestId: "own-key" };
	const first = say(
		readChat(""),
		"Your key is hf_platform?",
		answer("gsk_groq from https://hub.example/models"),
	);
	const second = say(first, "b", answer("earlier-key at https://earlier.example/v1"));
	const own = { connection: "endpoint", call: OWN_CALL, status: "failed", error, answered } as const;
	const shown = showNow(say(second, "c", answer("You sent own-key to https://own.example/v1.", own)));
	const made = shown.chat && toChatRun(shown.chat, shown);
	const kept = { id: "1", at: 1, secrets: listTabSecrets(KEYS, shown) };
	const text = JSON.stringify(made && toSharedRecord(made, kept));
	expect(text).toContain("You sent $API_KEY to $ENDPOINT.");
	expect(text).not.toMatch(/hf_platform|gsk_groq|earlier|own-key|own\.example|hub\.example|upstream/);
});

test("a server that the tab has left is known by the runs that it made", () => {
	const left = { ring: {}, endpoint: { url: "", form: "openai" } } as const;
	const chat = say(readChat(""), "a", answer("A", { connection: "endpoint", call: OWN_CALL }));
	expect(listTabSecrets(left, showNow(chat)).get("https://own.example")).toBe("$ENDPOINT");
	const compared = { run: IDLE, answers: [{ path: "", shown: 0, runs: [answer("A", { call: OWN_CALL })] }] };
	const comparison = {
		comparedModels: [{ id: 0, provider: "groq", model: "a/b" }],
		columnOf: () => compared,
	};
	expect(listTabSecrets(left, { ...showNow(readChat("")), comparison }).size).toBe(2);
});

test("of two secrets, one of which begins the other, the longer one is taken whole", () => {
	const ring = { groq: "key", together: "key-long" };
	expect([...listTabSecrets({ ring, endpoint: { url: "null:", form: "openai" } }, undefined).keys()]).toEqual(
		["key-long", "key"],
	);
});
