import type { FilesContext, ModelFiles } from "../files/model-files.ts";
import { openModelFiles, readAll } from "../files/model-files.ts";
import { placeOf } from "../files/place.ts";
import { isBroken, toProblem } from "../lib/problem.ts";
import { pipelineOf } from "../tasks/task-table.ts";
import { voiceOf } from "../tasks/voice.ts";
import type { Device, LocalOptions, ModelPlan, ModelStore } from "../types/public.ts";
import { agree, openMeter } from "./agree.ts";
import { boundTexts } from "./bound-texts.ts";
import { resolveDevice, libraryDevice } from "./device.ts";
import type { EngineHooks, EngineRequest, ModelTarget } from "../types/engine.ts";
import { withFiles } from "./library.ts";
import type { Library } from "../types/loaded-model.ts";
import { planModelFiles, readConfig, sumOf, WEIGHTS } from "./plan.ts";
import { findRuntime } from "./runtime.ts";
import type { LoadedModel, Pipe } from "../types/loaded-model.ts";

/** What loading needs of its engine. */
export interface LoadContext {
	readonly library: Library;
	readonly store: ModelStore;
	readonly options: LocalOptions;
}

/** The files of a model and their sizes. Fetches the description of the model alone. */
export async function planOnly(
	target: ModelTarget,
	context: LoadContext,
	signal: AbortSignal,
): Promise<ModelPlan> {
	const files = openFiles(target, context, { signal });
	return withPlan(target, context, files, ({ plan }) => Promise.resolve(plan));
}

/** Fetches what is missing of the model of a call, after the caller has agreed, and loads it into memory. */
export async function loadModel(
	target: EngineRequest,
	context: LoadContext,
	hooks: EngineHooks,
	makeRoom: (plan: ModelPlan) => Promise<void>,
): Promise<LoadedModel> {
	const { signal } = hooks;
	const meter = openMeter(target.model, hooks.onProgress);
	const files = openFiles(target, context, { signal, onBytes: meter.onBytes });
	return withPlan(target, context, files, async ({ plan, name }) => {
		const { fetch, clock } = context.options;
		voiceOf(target, await readConfig(target.model, files));
		await agree(plan, hooks, meter, () => findRuntime(context.library, { signal, fetch, clock }));
		await files.keepAll();
		await readAll(plan, files, { place: placeOf(target.model, context.options), store: context.store });
		const kept = plan.isSizeKnown ? plan : await withKeptSizes(plan, files);
		await makeRoom(kept);
		const pipe = await orForget(target, files, () => openPipe(target, { context, plan, name }), plan.device);
		if (signal.aborted) await pipe.dispose();
		signal.throwIfAborted();
		return { pipe, library: context.library, plan: kept, dispose: () => pipe.dispose() };
	});
}

/** A plan whose host names no sizes, with those of the files that have come since. */
async function withKeptSizes(plan: ModelPlan, files: ModelFiles): Promise<ModelPlan> {
	const found = await Promise.all(plan.files.map(async (file) => (await files.plan(file.path)) ?? file));
	return { ...plan, ...sumOf(found), files: found };
}

function openFiles(
	{ model }: ModelTarget,
	{ store, options }: LoadContext,
	hooks: Pick<FilesContext, "signal" | "onBytes">,
): ModelFiles {
	const { fetch, clock } = options;
	return openModelFiles({ place: placeOf(model, options), store, fetch, clock, ...hooks });
}

async function withPlan<Result>(
	target: ModelTarget,
	{ library, options }: LoadContext,
	files: ModelFiles,
	use: (planned: { plan: ModelPlan; name: string }) => Promise<Result>,
): Promise<Result> {
	const device = await resolveDevice(options);
	const pipeline = pipelineOf(target.task);
	return withFiles(files, async (name) => {
		const context = { library, files, name, pipeline, device, options };
		const plan = await orForget(target, files, () => planModelFiles(target, context));
		return use({ plan, name });
	});
}

/** Reads kept files; a model whose files turn out to be broken is deleted, so that the next call fetches it anew. */
async function orForget<Result>(
	{ model }: ModelTarget,
	files: ModelFiles,
	read: () => Promise<Result>,
	device?: Device,
): Promise<Result> {
	try {
		return await read();
	} catch (error) {
		const problem = toProblem(error, `The model ${model} could not be loaded`, device);
		if (isBroken(problem)) await files.forget();
		throw problem;
	}
}

interface OpenPipe {
	readonly context: LoadContext;
	readonly plan: ModelPlan;
	readonly name: string;
}

async function openPipe({ task }: ModelTarget, { context, plan, name }: OpenPipe): Promise<Pipe> {
	const { device, dtype, files } = plan;
	const isMixed = dtype.includes("+"); // the model names one for each of its files
	const opened = await context.library.pipeline(pipelineOf(task) as "text-generation", name, {
		device: libraryDevice(device) as never, // the library's list of devices holds ours
		...(!isMixed && { dtype: dtype as never }), // checked when the files were planned
		subfolder: files.some(({ path }) => path.startsWith(WEIGHTS)) ? "onnx" : "",
	});
	const pipe = opened as unknown as Pipe; // every pipeline can be called, and holds its parts
	boundTexts(pipe);
	return pipe;
}
