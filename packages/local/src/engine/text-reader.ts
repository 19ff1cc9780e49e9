import { type ModelFiles, openModelFiles } from "../files/model-files.ts";
import { absoluteUrl } from "../files/place.ts";
import { memoryStore } from "../files/store.ts";
import { isNode } from "../lib/is-node.ts";
import { Problem } from "../lib/problem.ts";
import { fileOf } from "../tasks/runner.ts";
import type { EngineHooks, EngineReply, EngineRequest, ModelTarget } from "../types/engine.ts";
import type { LocalOptions, ModelPlan, PlannedFile } from "../types/public.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import { agree, openMeter } from "./agree.ts";

/** Ids of models of this engine: a language, or several that stand in one picture. */
const MODEL = /^tesseract\/([a-z_]+(?:\+[a-z_]+)*)$/i;
/** The recognizer of Tesseract 4 and later, a small network for lines (LSTM). */
const LINES = 1;

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

/** The part of a worker of tesseract.js that is used. */
interface Recognizer {
	readonly recognize: (image: Uint8Array) => Promise<{ readonly data: { readonly text: string } }>;
	readonly terminate: () => Promise<unknown>;
}

/** True for a model that Tesseract reads with. */
export function isTextReader({ model }: ModelTarget): boolean {
	return model.startsWith("tesseract/");
}

/**
 * A reader of text in pictures. Its languages lie in a folder of the caller's own, so they are fetched anew with each
 * reader, and kept by whatever keeps the other files of that site: a page's cache, from which tesseract.js then takes them.
 */
export function openTextReader(options: LocalOptions): TextReader {
	let opened: { readonly model: string; readonly recognizer: Recognizer } | undefined;

	async function close(): Promise<void> {
		const last = opened;
		opened = undefined;
		await last?.recognizer.terminate();
	}

	async function open(target: ModelTarget, hooks: EngineHooks): Promise<Recognizer> {
		if (opened?.model === target.model) return opened.recognizer;
		await close();
		const { place, paths } = readModel(target, options);
		const meter = openMeter(target.model, hooks.onProgress);
		const files = openFiles(place, options, hooks.signal, meter.onBytes);
		const plan = await planOf(target, paths, files);
		await agree(plan, hooks, meter);
		// A page's cache gives tesseract.js what was fetched here: with its bytes counted, retries and an abort. Node has none.
		if (isNode()) meter.onBytes(plan.bytes);
		else for (const path of paths) await files.read(path);
		const recognizer = await startRecognizer(paths.map(codeOf), options, hooks.signal);
		opened = { model: target.model, recognizer };
		return recognizer;
	}

	return {
		close,
		isOpen: ({ model }) => opened?.model === model,
		plan(target, signal) {
			const { place, paths } = readModel(target, options);
			return planOf(target, paths, openFiles(place, options, signal));
		},
		async open(target, hooks) {
			const recognizer = await open(target, hooks);
			return async (request) => {
				const image = new Uint8Array(await fileOf(request).arrayBuffer());
				try {
					const { data } = await untilAborted(recognizer.recognize(asBuffer(image)), hooks.signal);
					return { json: [{ generated_text: data.text.trim() }] };
				} finally {
					if (hooks.signal.aborted) await close();
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
	if (task !== "image-to-text")
		throw new Problem("task", `${model} reads the text in pictures: it runs image-to-text, not ${task}.`);
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
	return openModelFiles({ place, store: memoryStore(), fetch: options.fetch, signal, onBytes });
}

async function planOf(
	{ model, task }: ModelTarget,
	paths: readonly string[],
	files: ModelFiles,
): Promise<ModelPlan> {
	const planned: PlannedFile[] = [];
	for (const path of paths) {
		const facts = await files.factsOf(path);
		if (!facts)
			throw new Problem("no-model", `There is no model ${model}, or it lacks ${path}.`, { status: 404 });
		planned.push({ path, bytes: facts.bytes, isKept: false });
	}
	const bytes = planned.reduce((sum, file) => sum + file.bytes, 0);
	return { model, task, files: planned, bytes, bytesToFetch: bytes, device: "wasm", dtype: "int8" };
}

/**
 * Starts tesseract.js, which fetches its code and its languages. What goes wrong on the way it says to its error handler
 * alone, and a start that is given up goes on behind the caller's back until it can be ended.
 */
async function startRecognizer(
	languages: string[],
	{ tesseract }: LocalOptions,
	signal: AbortSignal,
): Promise<Recognizer> {
	const { default: library } = await import("tesseract.js");
	const { workerUrl, coreUrl, languagesUrl = "" } = tesseract ?? {};
	let started: Promise<Recognizer> | undefined;
	const work = new Promise<Recognizer>((resolve, reject) => {
		started = library.createWorker(languages, LINES, {
			langPath: absoluteUrl(languagesUrl),
			cacheMethod: "none",
			workerBlobURL: false,
			errorHandler: (words: unknown) =>
				reject(new Problem("failed", `The text reader could not start: ${String(words)}`)),
			...(workerUrl !== undefined && { workerPath: absoluteUrl(workerUrl) }),
			...(coreUrl !== undefined && { corePath: absoluteUrl(coreUrl) }),
		}) as unknown as Promise<Recognizer>; // its types want a Buffer, which pages do not have
		started.then(resolve, reject);
	});
	try {
		return await untilAborted(work, signal);
	} catch (error) {
		void started?.then((recognizer) => recognizer.terminate());
		throw error;
	}
}

function codeOf(path: string): string {
	return path.replace(".traineddata.gz", "");
}

/** Bytes as tesseract.js takes them: in Node it knows its own kind alone. */
function asBuffer(bytes: Uint8Array): Uint8Array {
	const { Buffer } = globalThis as { Buffer?: { readonly from: (bytes: Uint8Array) => Uint8Array } };
	return Buffer?.from(bytes) ?? bytes;
}
