import { PROVIDERS } from "@pusula/inference";
import { testClock } from "@pusula/tools/test-clock";
import { expect, test } from "vitest";
import { openTestStore } from "../../../../lib/kept/test-store.ts";
import type { Access } from "../../target/state/access.ts";
import { buildCatalogue } from "../../target/build-catalogue.ts";
import { buildTaskData } from "../../target/build-task-data.ts";
import { listMediaPaths } from "../../target/find-inputs.ts";
import { chooseModel, listProvidersOf } from "../../target/state/catalogue.ts";
import { readDraft, toDraft } from "../../form/draft/draft.ts";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { RunCallbacks } from "../state/run-callbacks.ts";
import { readKeptJobs } from "./kept-job.ts";
import { resumeKeptJob, submitAndPoll } from "./submit-and-poll.ts";

const QUEUED = buildCatalogue("tr", {}).providers.flatMap(({ id, queued: [task] }) =>
	task === undefined ? [] : [[id, task] as const],
);

test("every provider with a queue is known to have one", () => {
	const known = Object.values(PROVIDERS).filter(({ tasks }) =>
		Object.values(tasks).some((adapter) => "job" in adapter),
	);
	expect(new Set(QUEUED.map(([id]) => id))).toEqual(new Set(known.map(({ id }) => id)));
});

test.concurrent.each(QUEUED)("a job of %s for %s survives a reload of the page", async (provider, task) => {
	const call = toExampleCall(provider, task);
	const [access, store] = [simulated(), openTestStore()];
	const left = new AbortController();
	const seen: string[] = [];
	const leaving = watchCallbacks(left.signal, (state) => {
		seen.push(state);
		left.abort(new Error("reloaded"));
	});
	await submitAndPoll(call, leaving.callbacks, access, { store }).catch(() => undefined);
	const [kept] = readKeptJobs(store);
	if (!kept) throw new Error("The job was not kept.");
	expect(JSON.stringify(kept)).not.toMatch(/hf_simulation|Bearer simulation|Key simulation/);
	const staying = watchCallbacks(new AbortController().signal, (state) => seen.push(state));
	await resumeKeptJob(kept, staying.callbacks, access, store);
	expect(staying.outputs).toHaveLength(1);
	expect(seen.at(-1)).toBe("done");
	expect(readKeptJobs(store)).toEqual([]);
});

test("a job is cancelled where the provider can", async () => {
	const call = toExampleCall("fal-ai", "text-to-image");
	const store = openTestStore();
	let isCanceled: Promise<boolean> | undefined;
	const { callbacks } = watchCallbacks(new AbortController().signal, () => undefined);
	const canceling: RunCallbacks = { ...callbacks, onJob: ({ cancel }) => void (isCanceled ??= cancel()) };
	const running = submitAndPoll({ ...call, scenario: "endless-job" }, canceling, simulated(), { store });
	await running.catch(() => undefined);
	expect(await isCanceled).toBe(true);
	expect(readKeptJobs(store)).toEqual([]);
});

test("a poll that fails once does not end the wait", async () => {
	const store = openTestStore();
	const { callbacks, outputs } = watchCallbacks(new AbortController().signal, () => undefined);
	const call = { ...toExampleCall("fal-ai", "text-to-image"), scenario: "flaky-poll" };
	await submitAndPoll(call, callbacks, simulated(), { store });
	expect(outputs).toHaveLength(1);
	expect(readKeptJobs(store)).toEqual([]);
});

test("a job whose result cannot be fetched is still kept, and its result comes later", async () => {
	const store = openTestStore();
	const { callbacks, outputs } = watchCallbacks(new AbortController().signal, () => undefined);
	const call = toExampleCall("fal-ai", "text-to-image");
	const failing = submitAndPoll({ ...call, scenario: "forbidden-download" }, callbacks, simulated(), {
		store,
	});
	await expect(failing).rejects.toMatchObject({ status: 403 });
	const [kept] = readKeptJobs(store);
	if (!kept) throw new Error("The job was not kept.");
	await resumeKeptJob({ ...kept, call }, callbacks, simulated(), store);
	expect(outputs).toHaveLength(1);
	expect(readKeptJobs(store)).toEqual([]);
});

test("of two jobs, the one that ends leaves the other kept", async () => {
	const store = openTestStore();
	const left = new AbortController();
	const leaving = watchCallbacks(left.signal, () => left.abort(new Error("stopped")));
	await submitAndPoll(toExampleCall("fal-ai", "text-to-image"), leaving.callbacks, simulated(), {
		store,
	}).catch(() => undefined);
	const { callbacks } = watchCallbacks(new AbortController().signal, () => undefined);
	await submitAndPoll(toExampleCall("wavespeed", "text-to-image"), callbacks, simulated(), { store });
	expect(readKeptJobs(store).map(({ call: { provider } }) => provider)).toEqual(["fal-ai"]);
});

test("a job is told of as kept once it is, and not where there is no room for it", async () => {
	const call = toExampleCall("fal-ai", "text-to-image");
	const { callbacks } = watchCallbacks(new AbortController().signal, () => undefined);
	const kept: number[] = [];
	const store = openTestStore();
	const onKept = (): void => void kept.push(readKeptJobs(store).length);
	await submitAndPoll(call, callbacks, simulated(), { store, onKept });
	expect(kept).toEqual([1]);
	const full = openTestStore({ room: 0 });
	await submitAndPoll(call, callbacks, simulated(), { store: full, onKept });
	expect(kept).toEqual([1]);
});

test("a failed job says so, and is kept no longer", async () => {
	const store = openTestStore();
	const seen: string[] = [];
	const { callbacks, outputs } = watchCallbacks(new AbortController().signal, (state) => seen.push(state));
	const call = { ...toExampleCall("wavespeed", "text-to-image"), scenario: "failed-job" };
	await expect(submitAndPoll(call, callbacks, simulated(), { store })).rejects.toMatchObject({
		code: "job-failed",
	});
	expect(seen.at(-1)).toBe("failed");
	expect(outputs).toEqual([]);
	expect(readKeptJobs(store)).toEqual([]);
});

function watchCallbacks(signal: AbortSignal, onState: (state: string) => void) {
	const outputs: unknown[] = [];
	const callbacks: RunCallbacks = {
		signal,
		onOutput: (output) => outputs.push(output),
		onExchange: () => undefined,
		onJob: ({ state }) => onState(state),
	};
	return { outputs, callbacks };
}

function toExampleCall(provider: string, task: string): PlaygroundCall {
	const data = buildTaskData(task, "tr");
	const files = listMediaPaths(data.input).map(([path, media]) => [
		path,
		new Blob(["x"], { type: media === "audio" ? "audio/wav" : "image/png" }),
	]);
	const { args } = readDraft(data.input, {
		...toDraft(data.input, data.example),
		...Object.fromEntries(files),
	});
	const choice = listProvidersOf(buildCatalogue("tr", {}), task).find(({ id }) => id === provider);
	const model = chooseModel(data.models, choice, task);
	return { task, provider, model, args, stream: false, routed: true, scenario: "" };
}

/** The simulator, where pauses take no time. */
function simulated(): Access {
	return { kind: "simulated", clock: testClock() };
}
