import { type ModelFiles, openModelFiles } from "../files/model-files.ts";
import { absoluteUrl } from "../files/place.ts";
import { memoryStore } from "../files/store.ts";
import { isNode } from "../lib/is-node.ts";
import { noModel, Problem } from "../lib/problem.ts";
import { convertToPng } from "../tasks/pictures.ts";
import { fileOf } from "../tasks/parts/runner.ts";
import { type TaskRow, TASKS } from "../tasks/task-table.ts";
import type { EngineHooks, EngineReply, EngineRequest, ModelTarget } from "../types/engine.ts";
import type { LocalOptions, ModelPlan, PlannedFile, TesseractFiles } from "../types/public.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import { agree, openMeter } from "./agree.ts";
import { sumOf } from "./plan.ts";
import { type Language, type Recognizer, startRecognizer } from "./recognizer.ts";
import { findTextReader } from "./runtime.ts";

const TESSERACT_TASKS = Object.entries<TaskRow>(TASKS).flatMap(([id, row]) =>
	row.runsTesseract ? [id] : [],
);

/** Ending of the file of a language. */
const ENDING = ".traineddata.gz";

/** Ids of models of this engine: a language, or several that are in one picture. */
const MODEL = /^tesseract\/([a-z_]+(?:\+[a-z_]+)*)$/i;

/** Reads the text in pictures, by Tesseract. */
export interface TextReader {
	readonly plan: (target: ModelTarget, signal: AbortSignal) => Promise<ModelPlan>;
	/** Whether a model is ready. */
	readonly isOpen: (target: ModelTarget) => boolean;
	/** Prepares the text reader, and returns the function that reads a picture. */
	readonly open: (
		target: ModelTarget,
		hooks: EngineHooks,
	) => Promise<(request: EngineRequest) => Promise<EngineReply>>;
	readonly close: () => Promise<void>;
}

/** A recognizer, and the model that it was started for. */
interface Opened extends Recognizer {
	readonly model: string;
}

/** True for a model that Tesseract reads with. */
export function isTextReader({ model }: ModelTarget): boolean {
	return model.startsWith("tesseract/");
}

/**
 * A reader of text in pictures. Its languages lie in a folder of the caller's own, so each text reader fetches them anew,
 * and whatever caches the other files of that site caches them.
 */
export function openTextReader(options: LocalOptions, start = startRecognizer): TextReader {
	let opened: Opened | undefined;

	async function close(): Promise<void> {
		const last = opened;
		opened = undefined;
		await last?.end();
	}

	async function open(target: ModelTarget, hooks: EngineHooks): Promise<Recognizer["read"]> {
		if (opened?.model === target.model) return opened.read;
		await close();
		opened = { model: target.model, ...(await startReader(target, options, hooks, start)) };
		return opened.read;
	}

	return {
		close,
		isOpen: ({ model }) => opened?.model === model,
		plan: async (target, signal) => (await lookUp(target, options, signal)).plan,
		async open(target, hooks) {
			const read = await open(target, hooks);
			return async (request) => {
				const text = readPicture(read, fileOf(request));
				try {
					return { json: [{ generated_text: await untilAborted(text, hooks.signal) }] };
				} catch (error) {
					const isReaderWell = error instanceof Problem && error.kind === "bad-input";
					if (!isReaderWell) await close();
					throw error;
				}
			};
		},
	};
}

/** Fetches Tesseract and the languages of a model, and starts it. @throws Problem */
export async function startReader(
	target: ModelTarget,
	options: LocalOptions,
	hooks: EngineHooks,
	start = startRecognizer,
): Promise<Recognizer> {
	const meter = openMeter(target.model, hooks.onProgress);
	const { files, plan, tesseract } = await lookUp(target, options, hooks.signal, meter.onBytes);
	const { fetch, clock } = options;
	await agree(plan, hooks, meter, () => findTextReader(tesseract, { signal: hooks.signal, fetch, clock }));
	const languages: Language[] = [];
	for (const { path } of plan.files) {
		const data = await files.read(path);
		if (data) languages.push({ code: path.slice(0, -ENDING.length), data });
	}
	return start(languages, tesseract, hooks.signal);
}

/**
 * What is read of a picture. One whose format Tesseract does not know is decoded by the browser first.
 * @throws Problem `bad-input`
 */
export async function readPicture(read: Recognizer["read"], file: Blob): Promise<string> {
	try {
		return await read(await toBytes(file));
	} catch (error) {
		if (!UNKNOWN_FORMAT.test(String(error))) throw error;
		return read(await toBytes(await convertToPng(file)));
	}
}

/** What Tesseract says of a file that it cannot decode. */
const UNKNOWN_FORMAT = /attempting to read image/;

async function toBytes(file: Blob): Promise<Uint8Array> {
	return new Uint8Array(await file.arrayBuffer());
}

/** What a model is made of, and where its files come from. */
interface Found {
	readonly files: ModelFiles;
	readonly plan: ModelPlan;
	readonly tesseract: TesseractFiles;
}

async function lookUp(
	{ model, task }: ModelTarget,
	{ tesseract, fetch, clock }: LocalOptions,
	signal: AbortSignal,
	onBytes?: (bytes: number) => void,
): Promise<Found> {
	if (!TESSERACT_TASKS.includes(task))
		throw new Problem(
			"task-not-supported",
			`${model} reads the text in pictures: it runs ${TESSERACT_TASKS.join(", ")}, not ${task}.`,
		);
	const languages = MODEL.exec(model)?.[1]?.split("+");
	if (!languages) throw new Problem("no-model", `"${model}" names no language: write tesseract/tur+eng.`);
	if (!tesseract || !(isNode() || tesseract.workerUrl))
		throw new Problem(
			"unsupported-model",
			`${model} needs the files of tesseract.js: pass their places to local() as tesseract.`,
		);
	const place = { model, folder: absoluteUrl(tesseract.languagesUrl).replace(/\/?$/, "/") };
	const files = openModelFiles({ place, store: memoryStore(), fetch, clock, signal, onBytes });
	const planned: PlannedFile[] = [];
	for (const language of languages) {
		const path = language + ENDING;
		const file = await files.plan(path);
		if (!file) throw noModel(model, path);
		planned.push(file);
	}
	const plan: ModelPlan = { model, task, files: planned, ...sumOf(planned), device: "wasm", dtype: "int8" };
	return { files, plan, tesseract };
}
