import { openStore } from "../files/store.ts";
import { toProblem } from "../problem.ts";
import { RUNNERS } from "../tasks/runners.ts";
import { pipelineOf, readTask } from "../tasks/task-table.ts";
import type { LocalOptions } from "../types/public.ts";
import type { Engine, EngineHooks, EngineReply, EngineRequest, ModelTarget } from "../types/engine.ts";
import { countThreads, loadLibrary } from "./library.ts";
import type { Library } from "../types/loaded-model.ts";
import { type LoadContext, loadModel, planOnly } from "./load.ts";
import type { LoadedModel } from "../types/loaded-model.ts";
import { modelsInMemory } from "./models-in-memory.ts";
import { yieldBetweenSteps } from "./yield-between-steps.ts";

/** An engine in this thread. One call at a time; the caller sees to that. */
export function openEngine(options: LocalOptions): Engine {
	const store = openStore();
	const models = modelsInMemory(options.memoryBytes);
	let library: Promise<Library> | undefined;
	/** That of the call under way: a model in memory outlives the call that loaded it. */
	let current: AbortSignal | undefined;

	async function open(): Promise<LoadContext> {
		return { library: await (library ??= loadLibrary(options)), store, options };
	}

	async function modelFor(target: ModelTarget, hooks: EngineHooks): Promise<LoadedModel> {
		const key = `${pipelineOf(target.task)}\n${target.model}`;
		const found = models.find(key);
		if (found) return found;
		const context = await open();
		const loaded = await loadModel(target, context, hooks, (plan) => models.makeRoom(plan.bytes));
		yieldBetweenSteps(loaded.pipe.model, () => current?.throwIfAborted());
		models.add(key, loaded);
		return loaded;
	}

	async function run(request: EngineRequest, hooks: EngineHooks): Promise<EngineReply> {
		const task = readTask(request.task);
		current = hooks.signal;
		const start = performance.now();
		const wasLoaded = models.find(`${pipelineOf(request.task)}\n${request.model}`) !== undefined;
		const model = await modelFor(request, hooks);
		const loaded = performance.now();
		const reply = await RUNNERS[task](model, request, hooks);
		const { device } = model.plan;
		hooks.onRun({
			model: request.model,
			device,
			threads: device === "webgpu" ? 1 : countThreads(),
			loadMs: wasLoaded ? 0 : loaded - start,
			runMs: performance.now() - loaded,
		});
		return reply;
	}

	return {
		run: (request, hooks) => guarded(hooks.signal, () => run(request, hooks), "The model could not be run"),
		plan: (target, signal) =>
			guarded(signal, async () => planOnly(target, await open(), signal), "The model could not be looked up"),
		close: () => models.clear(),
	};
}

/** Runs work; what it throws is the reason of the signal, or a problem. */
async function guarded<Result>(
	signal: AbortSignal,
	work: () => Promise<Result>,
	fallback: string,
): Promise<Result> {
	signal.throwIfAborted();
	try {
		return await work();
	} catch (error) {
		signal.throwIfAborted();
		throw toProblem(error, fallback);
	}
}
