import { expect, it } from "vitest";
import { openTestStore } from "../../../../lib/kept/test-store.ts";
import { IDLE } from "../state/run-state.ts";
import { keepRun, markShown } from "./keep-run.ts";
import type { SavedRun } from "./saved-run.ts";

const TARGET = {
	task: "summarization",
	provider: "groq",
	model: "acme/fox",
	scenario: "",
	connection: "simulated",
} as const;
const RUN: SavedRun = {
	id: "one",
	at: 1,
	target: TARGET,
	status: "done",
	input: "",
	answer: "",
	bytes: 1,
	args: {},
	output: "short",
};

it("the last answer of each model of a task is marked, and a failure takes the mark away", () => {
	const store = openTestStore();
	const marks = (): string[] => Object.values(JSON.parse([...store.kept.values()][0] ?? "{}") as object);
	markShown(RUN, store);
	markShown({ ...RUN, id: "two", target: { ...TARGET, model: "acme/owl" } }, store);
	markShown({ ...RUN, id: "three" }, store);
	expect(marks().toSorted()).toEqual(["three", "two"]);
	markShown({ ...RUN, id: "four", status: "failed", output: undefined }, store);
	expect(marks()).toEqual(["two"]);
});

it("a store that is full marks nothing, and does not fail", () => {
	const store = openTestStore({ room: 0 });
	expect(() => markShown(RUN, store)).not.toThrow();
});

it("a run that the browser has no room for is reported as not kept, and one that is kept is not", async () => {
	const call = { ...TARGET, args: {}, stream: false, routed: true };
	const run = { ...IDLE, status: "done", connection: "simulated", call } as const;
	const full = new DOMException("No room.", "QuotaExceededError");
	const keep = (put: () => Promise<void>) => keepRun(run, { kind: "simulated" }, put);
	expect(await keep(() => Promise.reject(full))).toBe("full");
	expect(await keep(() => Promise.reject(new Error("closed")))).toBe("failed");
	expect(await keep(() => Promise.resolve())).toBeUndefined();
});
