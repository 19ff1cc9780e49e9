import { now } from "../lib/clock.ts";
import { openStore } from "../files/store.ts";
import { type Problem, toProblem, toRunProblem } from "../lib/problem.ts";
import { RUNNERS } from "../tasks/runners.ts";
import { pipelineOf, readTask } from "../tasks/task-table.ts";
import type { Device, LocalOptions, ModelPlan } from "../types/public.ts";
import { isTextReader, openTextReader } from "./text-reader.ts";
import type { Engine, EngineHooks, EngineReply, EngineRequest, ModelTarget } from "../types/engine.ts";
import { countThreads, loadLibrary } from "./library.ts";
import { type LoadContext, loadModel, planOnly } from "./load.ts";
import type { LoadedModel } from "../types/loaded-model.ts";
import { modelsInMemory } from "./models-in-memory.ts";
import { refuseCuts } from "./refuse-cuts.ts";
import { yieldBetweenSteps } from "./yield-between-steps.ts";

const UNRUN = "The model could not be run";

/** A model in memory, and the call that it is ready for. */
interface Ready {
	readonly wasLoaded: boolean;
	readonly device: Device;
	readonly run: () => Promise<EngineReply>;
}

/** A call, and what ends it. */
interface UnderWay {
	readonly request: EngineRequest;
	readonly signal: AbortSignal;
}

/** An engine in this thread. One call at a time; the caller sees to that. */
export function openEngine(options: LocalOptions): Engine {
	const reader = openTextReader(options);
	const models = modelsInMemory(options.memoryBytes);
	let context: Promise<LoadContext> | undefined;
	/** The call under way: a model in memory outlives the call that loaded it. */
	let current: UnderWay | undefined;

	/** What failed to open is opened again by the next call. */
	function open(): Promise<LoadContext> {
		context ??= openContext(options).catch((error: unknown) => {
			context = undefined;
			throw error;
		});
		return context;
	}

	async function modelFor(target: EngineRequest, hooks: EngineHooks): Promise<LoadedModel> {
		const key = keyOf(target);
		const found = models.find(key);
		if (found) return found;
		const loaded = await loadModel(target, await open(), hooks, ({ bytes }) => models.makeRoom(bytes));
		follow(loaded, () => current);
		models.add(key, loaded);
		return loaded;
	}

	/** Makes the model of a call ready; what is returned runs it. */
	async function prepare(request: EngineRequest, hooks: EngineHooks): Promise<Ready> {
		if (isTextReader(request)) {
			const wasLoaded = reader.isOpen(request);
			const read = await reader.open(request, hooks);
			return { wasLoaded, device: "wasm", run: () => read(request) };
		}
		const task = readTask(request.task);
		const wasLoaded = models.find(keyOf(request)) !== undefined;
		const model = await modelFor(request, hooks);
		return { wasLoaded, device: model.plan.device, run: async () => RUNNERS[task](model, request, hooks) };
	}

	async function run(request: EngineRequest, hooks: EngineHooks): Promise<EngineReply> {
		let start = now();
		current = { request, signal: hooks.signal };
		const timed = timeConsent(hooks, (ms) => (start += ms));
		const { wasLoaded, device, run: runModel } = await prepare(request, timed);
		const loaded = now();
		const reply = await guarded(hooks.signal, runModel, (error) => toRunProblem(error, UNRUN, device));
		hooks.onRun({
			model: request.model,
			device,
			threads: device === "wasm" ? countThreads() : undefined,
			loadMs: wasLoaded ? 0 : loaded - start,
			runMs: now() - loaded,
		});
		return reply;
	}

	async function plan(target: ModelTarget, signal: AbortSignal): Promise<ModelPlan> {
		return isTextReader(target) ? reader.plan(target, signal) : planOnly(target, await open(), signal);
	}

	return {
		run: (request, hooks) => guarded(hooks.signal, () => run(request, hooks), toUnrun),
		plan: (target, signal) => guarded(signal, () => plan(target, signal), toUnplanned),
		close: async () => {
			await reader.close();
			await models.clear();
		},
	};
}

/** Has a model end with the call under way and refuse texts that it would not read whole. */
function follow(loaded: LoadedModel, underWay: () => UnderWay | undefined): void {
	yieldBetweenSteps(loaded.pipe.model, () => underWay()?.signal.throwIfAborted());
	refuseCuts(loaded.pipe, () => underWay()?.request);
}

/** The same hooks, which name the milliseconds that the caller takes to agree. */
function timeConsent(hooks: EngineHooks, add: (ms: number) => void): EngineHooks {
	const mayFetch = async (plan: ModelPlan): Promise<boolean> => {
		const start = now();
		const may = await hooks.mayFetch(plan);
		add(now() - start);
		return may;
	};
	return { ...hooks, mayFetch };
}

async function openContext(options: LocalOptions): Promise<LoadContext> {
	const store = options.store ?? (await openStore(options.memoryBytes));
	return { library: await loadLibrary(options), store, options };
}

/** What a model in memory was loaded for. */
function keyOf({ task, model }: ModelTarget): string {
	return `${pipelineOf(task)}\n${model}`;
}

function toUnrun(error: unknown): Problem {
	return toProblem(error, UNRUN);
}

function toUnplanned(error: unknown): Problem {
	return toProblem(error, "The model could not be looked up");
}

/** Runs work; what it throws is the reason of the signal, or a problem. */
async function guarded<Result>(
	signal: AbortSignal,
	work: () => Promise<Result>,
	toThrown: (error: unknown) => Problem,
): Promise<Result> {
	signal.throwIfAborted();
	try {
		return await work();
	} catch (error) {
		signal.throwIfAborted();
		throw toThrown(error);
	}
}
