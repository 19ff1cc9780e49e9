import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubTabStore } from "../../../../lib/kept/test-store.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import { keepColumns, recallColumns } from "./kept-columns.ts";
import { listToolSteps } from "./own-answers.ts";

const MODEL = { id: 4, provider: "groq", model: "acme/fox" };
const call = { task: "conversational", provider: "groq", model: "acme/fox", args: {} };
const RUN: RunState = {
	...IDLE,
	status: "done",
	connection: "simulated",
	simulatedFrom: "sample",
	call: { ...call, stream: true, routed: false, scenario: "" },
	output: { text: "A", reasoning: "", toolCalls: [] },
	startedAt: 5,
};
const FAILED: RunState = { ...IDLE, status: "failed", startedAt: 6 };

beforeEach(() => void stubTabStore());

afterEach(() => {
	vi.unstubAllGlobals();
});

it("gives a compared model its answers back after a reload, with their source", () => {
	const column = { run: RUN, answers: [{ path: "/a", runs: [FAILED, RUN], shown: 1 }] };
	keepColumns("conversational", [MODEL], new Map([[4, column]]));
	const found = recallColumns("conversational", [{ ...MODEL, id: 0 }]);
	const { startedAt: _, ...facts } = RUN;
	expect(found.get(0)).toMatchObject({ run: IDLE, answers: [{ path: "/a", shown: 0, runs: [facts] }] });
	expect(found.get(0)?.answers[0]?.runs).toHaveLength(1);
});

it("keeps the calls of a run's tools, and not the messages with their pictures, which the form has", () => {
	const steps = [
		{ role: "assistant", tool_calls: [] },
		{ role: "tool", content: "4" },
	];
	const picture = {
		role: "user",
		content: [{ type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } }],
	};
	const run: RunState = {
		...RUN,
		call: { ...call, args: { messages: [picture, ...steps] }, stream: true, routed: false, scenario: "" },
	};
	keepColumns(
		"conversational",
		[MODEL],
		new Map([[4, { run, answers: [{ path: "/a", runs: [run], shown: 0 }] }]]),
	);
	const found = recallColumns("conversational", [MODEL]).get(4)?.answers[0]?.runs[0];
	expect(found?.call?.args).toEqual({ messages: steps });
	expect(listToolSteps(found)).toEqual(steps);
});

it("gives no other model the answers", () => {
	keepColumns(
		"conversational",
		[MODEL],
		new Map([[4, { run: RUN, answers: [{ path: "/a", runs: [RUN], shown: 0 }] }]]),
	);
	expect(recallColumns("conversational", [{ ...MODEL, model: "acme/owl" }]).size).toBe(0);
	expect(recallColumns("text-generation", [MODEL]).size).toBe(0);
});

it("keeps nothing where the tab has no room", () => {
	stubTabStore({ room: 0 });
	expect(() => keepColumns("conversational", [MODEL], new Map())).not.toThrow();
});
