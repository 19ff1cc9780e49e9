import { type ModelFiles, openModelFiles } from "../files/model-files.ts";
import { absoluteUrl } from "../files/place.ts";
import { memoryStore } from "../files/store.ts";
import { isNode } from "../lib/is-node.ts";
import { noModel, Problem } from "../lib/problem.ts";
import { fileOf } from "../tasks/runner.ts";
import { type TaskRow, TASKS } from "../tasks/task-table.ts";
import type { EngineHooks, EngineReply, EngineRequest, ModelTarget } from "../types/engine.ts";
import type { LocalOptions, ModelPlan, PlannedFile } from "../types/public.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import { agree, openMeter } from "./agree.ts";
import { sumOf } from "./plan.ts";
import { type ReadPicture, type Recognizer, startRecognizer, toReader } from "./recognizer.ts";

const TESSERACT_TASKS = Object.entries<TaskRow>(TASKS).flatMap(([id, row]) =>
	row.runsTesseract ? [id] : [],
);

/** Ids of models of this engine: a language, or several that are in one picture. */
const MODEL = /^tesseract\/([a-z_]+(?:\+[a-z_]+)*)$/i;

/** Reads the text in pictures, by Tesseract. */
export interface TextReader {
	readonly plan: (target: ModelTarget, signal: AbortSignal) => Promise<ModelPlan>;
	/** Whether a model is ready. */
	readonly isOpen: (target: ModelTarget) => boolean;
	/** Makes the reader ready, and returns how to read with it. */
	readonly open: (
		target: ModelTarget,
		hooks: EngineHooks,
	) => Promise<(request: EngineRequest) => Promise<EngineReply>>;
	readonly close: () => Promise<void>;
}

/** A recognizer with its languages in memory. */
interface Opened {
	readonly model: string;
	readonly read: ReadPicture;
	readonly terminate: Recognizer["terminate"];
}

/** True for a model that Tesseract reads with. */
export function isTextReader({ model }: ModelTarget): boolean {
	return model.startsWith("tesseract/");
}

/**
 * A reader of text in pictures. Its languages lie in a folder of the caller's own, so they are fetched anew with each
 * reader, and kept by whatever keeps the other files of that site: a page's cache, from which tesseract.js then takes them.
 */
export function openTextReader(
	options: LocalOptions,
	start: typeof startRecognizer = startRecognizer,
): TextReader {
	let opened: Opened | undefined;

	async function close(): Promise<void> {
		const last = opened;
		opened = undefined;
		await last?.terminate();
	}

	async function open(target: ModelTarget, hooks: EngineHooks): Promise<ReadPicture> {
		if (opened?.model === target.model) return opened.read;
		await close();
		const { place, paths } = readModel(target, options);
		const meter = openMeter(target.model, hooks.onProgress);
		const files = openFiles(place, options, hooks.signal, meter.onBytes);
		const plan = await planOf(target, paths, files);
		await agree(plan, hooks, meter);
		// A page's cache gives tesseract.js what was fetched here: with its bytes counted, retries and an abort. Node has none.
		if (isNode()) meter.onBytes(plan.bytes);
		else for (const path of paths) await files.read(path);
		const recognizer = await start(paths.map(codeOf), options, hooks.signal);
		const read = toReader(recognizer);
		opened = { model: target.model, read, terminate: recognizer.terminate };
		return read;
	}

	return {
		close,
		isOpen: ({ model }) => opened?.model === model,
		plan(target, signal) {
			const { place, paths } = readModel(target, options);
			return planOf(target, paths, openFiles(place, options, signal));
		},
		async open(target, hooks) {
			const read = await open(target, hooks);
			return async (request) => {
				const image = new Uint8Array(await fileOf(request).arrayBuffer());
				try {
					return { json: [{ generated_text: await untilAborted(read(image), hooks.signal) }] };
				} catch (error) {
					await close();
					throw error;
				}
			};
		},
	};
}

/** Where the languages of a model lie, and their files. */
function readModel(
	{ model, task }: ModelTarget,
	{ tesseract }: LocalOptions,
): { place: { model: string; folder: string }; paths: readonly string[] } {
	if (!TESSERACT_TASKS.includes(task))
		throw new Problem(
			"task",
			`${model} reads the text in pictures: it runs ${TESSERACT_TASKS.join(", ")}, not ${task}.`,
		);
	const languages = MODEL.exec(model)?.[1]?.split("+");
	if (!languages)
		throw new Problem("no-model", `"${model}" names no language. Write tesseract/tur or tesseract/tur+eng.`);
	if (!tesseract)
		throw new Problem(
			"unsupported",
			`${model} needs the files of tesseract.js: pass their places to local() as tesseract.`,
		);
	const folder = absoluteUrl(tesseract.languagesUrl).replace(/\/?$/, "/");
	return { place: { model, folder }, paths: languages.map((language) => `${language}.traineddata.gz`) };
}

function openFiles(
	place: { model: string; folder: string },
	options: LocalOptions,
	signal: AbortSignal,
	onBytes: (bytes: number) => void = () => undefined,
): ModelFiles {
	const { fetch, clock } = options;
	return openModelFiles({ place, store: memoryStore(), fetch, clock, signal, onBytes });
}

async function planOf(
	{ model, task }: ModelTarget,
	paths: readonly string[],
	files: ModelFiles,
): Promise<ModelPlan> {
	const planned: PlannedFile[] = [];
	for (const path of paths) {
		const facts = await files.factsOf(path);
		if (!facts) throw noModel(model, path);
		planned.push({ path, bytes: facts.bytes, isKept: false });
	}
	return { model, task, files: planned, ...sumOf(planned), device: "wasm", dtype: "int8" };
}

function codeOf(path: string): string {
	return path.replace(".traineddata.gz", "");
}
