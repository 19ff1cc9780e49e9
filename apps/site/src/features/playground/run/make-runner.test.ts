import { expect, test } from "vitest";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { KeptJob } from "./jobs/kept-job.ts";
import { makeRunner } from "./make-runner.ts";
import type { RunState } from "./state/run-state.ts";

const CALL: PlaygroundCall = {
	task: "conversational",
	provider: "groq",
	model: "openai/gpt-oss-120b",
	args: { messages: [{ role: "user", content: "Merhaba" }] },
	stream: true,
	routed: true,
	scenario: "",
};

/** A runner, what it has reported last, and the endings that it has kept. */
function watchRunner() {
	const shown: RunState[] = [];
	const kept: (readonly [status: string, model: string | undefined])[] = [];
	const runner = makeRunner(
		(run) => shown.push(run),
		({ status, call }) => kept.push([status, call?.model]),
	);
	const start = (model: string): void => runner.start({ ...CALL, model }, { kind: "simulated" });
	return { runner, start, shown, kept };
}

test("a run that nobody looks at any more is kept as stopped, once and without a word", () => {
	const { runner, start, shown, kept } = watchRunner();
	runner.leave();
	expect(kept).toEqual([]);
	start("a");
	const before = shown.length;
	runner.leave();
	runner.leave();
	runner.stop();
	expect(kept).toEqual([["stopped", "a"]]);
	expect(shown).toHaveLength(before);
});

test("a run that another takes the place of is kept too", () => {
	const { runner, start, kept } = watchRunner();
	start("a");
	start("b");
	runner.stop();
	expect(kept).toEqual([
		["stopped", "a"],
		["stopped", "b"],
	]);
});

test("a run that waits for a job of an earlier page says so, and the next one of its own does not", () => {
	const { runner, start, shown } = watchRunner();
	const job: KeptJob = { id: "1", stored: "{}", call: CALL, connection: "simulated" };
	runner.resume(job, { kind: "simulated" });
	expect(shown.at(-1)?.isResumed).toBe(true);
	start("a");
	expect(shown.at(-1)?.isResumed).toBeUndefined();
	runner.leave();
});
