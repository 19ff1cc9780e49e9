import type { ModelFiles } from "../files/model-files.ts";
import { lacksFile, noModel, Problem } from "../lib/problem.ts";
import type { Device, LocalOptions, ModelPlan, PlannedFile } from "../types/public.ts";
import type { ModelTarget } from "../types/engine.ts";
import { isEightBit, libraryDevice } from "./device.ts";
import { readTask, TASKS, type TaskRow } from "../tasks/task-table.ts";
import type { Library } from "../types/loaded-model.ts";

/** Precisions in the order in which they are looked for, where neither caller nor model names one. */
const DTYPES: Readonly<Record<Device, readonly string[]>> = {
	wasm: ["q8", "int8", "uint8", "fp32", "fp16", "q4"],
	cpu: ["fp32", "q8", "int8", "uint8", "fp16", "q4"],
	webgpu: ["fp32", "fp16", "q4f16", "q4", "q8"],
};

/** Where weights lie in a repository: in a folder, or beside the description. */
export const WEIGHTS = "onnx/";
const FOLDERS = ["onnx", ""] as const;

/** Everything that planning needs beside the model. */
export interface PlanContext {
	readonly library: Library;
	readonly files: ModelFiles;
	/** Name of the model in the library. */
	readonly name: string;
	/** Name of the pipeline in the library. */
	readonly pipeline: string;
	readonly device: Device;
	readonly options: LocalOptions;
}

/**
 * The files of a model for a task, with their sizes, and the first precision for which all of them exist.
 * @throws Problem `no-model`, or `unsupported-model` where no weights, or no other file that is needed, are found
 */
export async function planModelFiles(target: ModelTarget, context: PlanContext): Promise<ModelPlan> {
	const { files, device, options } = context;
	const config = await readConfig(target.model, files);
	const own = ownDtype(config);
	const wanted =
		options.dtype === undefined
			? [...(own === undefined ? [] : [undefined]), ...DTYPES[device]]
			: [options.dtype];
	for (const given of wanted) {
		const paths = await listPaths(given, context);
		for (const folder of FOLDERS) {
			const found = await findFiles(paths, folder, files);
			const dtype = given ?? own ?? ""; // without a given one it is the model's own
			if (!found) continue;
			await checkNeeds(target, files);
			return {
				...target,
				...sumOf(found),
				files: found,
				device: isEightBit(dtype) && device === "webgpu" ? "wasm" : device,
				dtype,
			};
		}
	}
	throw new Problem(
		"unsupported-model",
		options.dtype === undefined
			? `The repository of ${target.model} holds no weights in ONNX format. Take a model that names Transformers.js as its library.`
			: `The repository of ${target.model} holds no weights with the precision ${options.dtype}. Leave dtype out, or name another.`,
	);
}

/** The sizes of a plan, over all its files. */
export function sumOf(
	files: readonly PlannedFile[],
): Pick<ModelPlan, "bytes" | "bytesToFetch" | "isSizeKnown"> {
	const sum = (list: readonly PlannedFile[]): number =>
		list.reduce((total, { bytes = 0 }) => total + bytes, 0);
	const toFetch = files.filter(({ isKept }) => !isKept);
	return {
		bytes: sum(files),
		bytesToFetch: toFetch.reduce((left, { partBytes = 0 }) => left - partBytes, sum(toFetch)),
		isSizeKnown: toFetch.every(({ bytes }) => bytes !== undefined),
	};
}

/** What a model says of itself. */
export async function readConfig(model: string, files: ModelFiles): Promise<Record<string, unknown>> {
	const bytes = await files.read("config.json");
	if (!bytes) throw noModel(model, "config.json");
	return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>; // an object in every model; the caller names what cannot be parsed
}

/** @throws Problem `unsupported-model` for a file that every model of the task needs and that this one lacks */
async function checkNeeds({ model, task }: ModelTarget, files: ModelFiles): Promise<void> {
	const { needs }: TaskRow = TASKS[readTask(task)];
	for (const path of needs)
		if (!(await files.plan(path))) throw lacksFile(`The repository of ${model}`, path);
}

/** The precision that a model names for itself, for all its files or file by file. */
function ownDtype(config: Record<string, unknown>): string | undefined {
	const { dtype } = (config["transformers.js_config"] ?? {}) as { dtype?: string | Record<string, string> }; // as the library reads it
	return typeof dtype === "object" ? [...new Set(Object.values(dtype))].join("+") : dtype;
}

/** The paths that the library would read for one precision. */
async function listPaths(
	dtype: string | undefined,
	{ library, name, pipeline, device }: PlanContext,
): Promise<readonly string[]> {
	const paths = await library.ModelRegistry.get_pipeline_files(pipeline, name, {
		device: libraryDevice(device) as never, // the library's own list of devices holds ours
		...(dtype !== undefined && { dtype: dtype as never }), // checked by the library
	});
	return [...new Set(paths)];
}

/** The files at these paths, the weights in a folder; undefined where weights are missing. */
async function findFiles(
	paths: readonly string[],
	folder: string,
	files: ModelFiles,
): Promise<readonly PlannedFile[] | undefined> {
	const found: PlannedFile[] = [];
	for (const listed of paths) {
		const isWeights = listed.startsWith(WEIGHTS);
		const path = isWeights && folder === "" ? listed.slice(WEIGHTS.length) : listed;
		const file = await files.plan(path);
		if (file) found.push(file);
		else if (isWeights) return undefined;
	}
	return found;
}
