import { PROVIDERS } from "@pusula/inference";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildCatalogue, buildTaskData, listMediaPaths } from "../build-catalogue.ts";
import { chooseModel } from "../catalogue.ts";
import { readDraft, toDraft } from "../draft.ts";
import type { PlaygroundCall } from "../playground-call.ts";
import type { RunReports } from "../run-reports.ts";
import { readKeptJob } from "./kept-job.ts";
import { resumeKeptJob, runJob } from "./run-job.ts";

const SIMULATED = { kind: "simulated" } as const;
const QUEUED = buildCatalogue("tr", {}).providers.flatMap(({ id, queued: [task] }) =>
	task === undefined ? [] : [[id, task] as const],
);

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => kept.set(name, value),
		removeItem: (name: string) => kept.delete(name),
	});
});
afterEach(() => vi.unstubAllGlobals());

test("every provider with a queue is known to have one", () => {
	const known = Object.values(PROVIDERS).filter(({ tasks }) =>
		Object.values(tasks).some((adapter) => "job" in adapter),
	);
	expect(new Set(QUEUED.map(([id]) => id))).toEqual(new Set(known.map(({ id }) => id)));
});

test.each(QUEUED)("a job of %s for %s survives a reload of the page", async (provider, task) => {
	const call = toExampleCall(provider, task);
	const left = new AbortController();
	const seen: string[] = [];
	const leaving = toReports(left.signal, (state) => {
		seen.push(state);
		left.abort(new Error("reloaded"));
	});
	await runJob(call, leaving.reports, SIMULATED).catch(() => undefined);
	const kept = readKeptJob();
	if (!kept) throw new Error("The job was not kept.");
	expect(JSON.stringify(kept)).not.toMatch(/hf_simulation|Bearer simulation|Key simulation/);
	const staying = toReports(AbortSignal.timeout(15_000), (state) => seen.push(state));
	await resumeKeptJob(kept, staying.reports, SIMULATED);
	expect(staying.outputs).toHaveLength(1);
	expect(seen.at(-1)).toBe("done");
	expect(readKeptJob()).toBeUndefined();
});

test("a job is cancelled where the provider can, and a failed one says so", async () => {
	const call = toExampleCall("fal-ai", "text-to-image");
	let isCanceled: Promise<boolean> | undefined;
	const { reports } = toReports(AbortSignal.timeout(15_000), () => undefined);
	const canceling: RunReports = { ...reports, onJob: ({ cancel }) => void (isCanceled ??= cancel()) };
	await runJob({ ...call, scenario: "endless-job" }, canceling, SIMULATED).catch(() => undefined);
	expect(await isCanceled).toBe(true);
});

function toReports(signal: AbortSignal, onState: (state: string) => void) {
	const outputs: unknown[] = [];
	const reports: RunReports = {
		signal,
		onOutput: (output) => outputs.push(output),
		onExchange: () => undefined,
		onJob: ({ state }) => onState(state),
	};
	return { outputs, reports };
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
	const model = chooseModel(data.models, provider);
	return { task, provider, model, args, stream: false, routed: true, scenario: "" };
}
