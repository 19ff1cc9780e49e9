import type { FilesContext, ModelFiles } from "../files/model-files.ts";
import { openModelFiles } from "../files/model-files.ts";
import { placeOf } from "../files/place.ts";
import type { Store } from "../files/store.ts";
import { Problem, toProblem } from "../problem.ts";
import { pipelineOf } from "../tasks/task-table.ts";
import type { LocalOptions, ModelPlan } from "../types/public.ts";
import { chooseDevice, libraryDevice } from "./device.ts";
import type { EngineHooks, ModelTarget } from "../types/engine.ts";
import { withFiles } from "./library.ts";
import type { Library } from "../types/loaded-model.ts";
import { type LoadPlan, planModelFiles } from "./plan.ts";
import type { LoadedModel, Pipe } from "../types/loaded-model.ts";

/** What loading needs of its engine. */
export interface LoadContext {
	readonly library: Library;
	readonly store: Store;
	readonly options: LocalOptions;
}

/** The files of a model and their sizes. Fetches the description of the model alone. */
export async function planOnly(
	target: ModelTarget,
	context: LoadContext,
	signal: AbortSignal,
): Promise<ModelPlan> {
	const files = openFiles(target, context, { signal, onBytes: () => undefined });
	const { given: _given, ...plan } = await withPlan(target, context, files, ({ plan: found }) =>
		Promise.resolve(found),
	);
	return plan;
}

/** Fetches what is missing of a model, after the caller has agreed, and loads it into memory. */
export async function loadModel(
	target: ModelTarget,
	context: LoadContext,
	hooks: EngineHooks,
	makeRoom: (plan: ModelPlan) => Promise<void>,
): Promise<LoadedModel> {
	const { signal } = hooks;
	const progress = { model: target.model, loadedBytes: 0, totalBytes: 0 };
	let isCounting = false;
	const files = openFiles(target, context, {
		signal,
		onBytes: (bytes) => {
			progress.loadedBytes += bytes; // of the description too, which is fetched before the caller agrees
			if (isCounting) report();
		},
	});
	const report = (): void => {
		const loadedBytes = Math.min(progress.loadedBytes, progress.totalBytes);
		hooks.onProgress({ ...progress, loadedBytes });
	};
	return withPlan(target, context, files, async ({ plan, name }) => {
		const { given, ...shown } = plan;
		if (plan.bytesToFetch > 0) {
			await checkRoom(plan);
			if (!(await hooks.mayFetch(shown)))
				throw new Problem("declined", `The files of ${target.model} were not fetched: the caller declined.`);
			signal.throwIfAborted();
			progress.totalBytes = plan.bytesToFetch;
			isCounting = true;
			report();
		}
		await files.keepAll();
		for (const { path } of plan.files) if (!(await files.isKept(path))) await files.read(path);
		await makeRoom(shown);
		const pipe = await openPipe(target, { context, files, plan, name, given });
		signal.throwIfAborted();
		return { pipe, library: context.library, plan: shown, dispose: () => pipe.dispose() };
	});
}

function openFiles(
	{ model }: ModelTarget,
	{ store, options }: LoadContext,
	hooks: Pick<FilesContext, "signal" | "onBytes">,
): ModelFiles {
	return openModelFiles({ place: placeOf(model, options), store, ...hooks });
}

async function withPlan<Result>(
	target: ModelTarget,
	{ library, options }: LoadContext,
	files: ModelFiles,
	use: (planned: { plan: LoadPlan; name: string }) => Promise<Result>,
): Promise<Result> {
	const device = await chooseDevice(options);
	const pipeline = pipelineOf(target.task);
	return withFiles(files, async (name) => {
		const plan = await planModelFiles(target, { library, files, name, pipeline, device, options });
		return use({ plan, name });
	});
}

/** @throws Problem `no-room` where the browser says that the files do not fit */
async function checkRoom({ model, bytesToFetch }: ModelPlan): Promise<void> {
	const { storage } = (globalThis.navigator as Partial<Navigator> | undefined) ?? {};
	const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
	if (quota === undefined || bytesToFetch <= quota - usage) return;
	throw new Problem(
		"no-room",
		`There is no room on this device for ${model}: it needs ${bytesToFetch} bytes and ${Math.max(0, quota - usage)} are left. Delete models that are no longer needed.`,
	);
}

interface OpenPipe {
	readonly context: LoadContext;
	readonly files: ModelFiles;
	readonly plan: LoadPlan;
	readonly name: string;
	readonly given: string | undefined;
}

async function openPipe(
	{ model, task }: ModelTarget,
	{ context, files, plan, name, given }: OpenPipe,
): Promise<Pipe> {
	try {
		const pipe = await context.library.pipeline(pipelineOf(task) as "text-generation", name, {
			device: libraryDevice(plan.device) as never, // the library's list of devices holds ours
			...(given !== undefined && { dtype: given as never }), // checked when the files were planned
		});
		return pipe as unknown as Pipe; // every pipeline can be called, and holds its parts
	} catch (error) {
		const problem = toProblem(error, `The model ${model} could not be loaded`);
		if (problem.kind === "broken-file") await files.forget();
		throw problem;
	}
}
