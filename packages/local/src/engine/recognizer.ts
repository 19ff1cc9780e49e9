import { absoluteUrl } from "../files/place.ts";
import { isNode } from "../lib/is-node.ts";
import { Problem } from "../lib/problem.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import type { TesseractFiles } from "../types/public.ts";
import { importPackage } from "./prepare-node.ts";

/** A language as tesseract.js takes it: its code, and its file. */
export interface Language {
	readonly code: string;
	readonly data: Uint8Array;
}

/** A thread of tesseract.js with its languages in memory. */
export interface Recognizer {
	/** The text of one picture. */
	readonly read: (image: Uint8Array) => Promise<string>;
	/** The words of one picture and where they lie, as Tesseract's table with tabs; meanwhile how much is done, from 0 to 1. */
	readonly readTable: (image: Uint8Array, onShare?: (share: number) => void) => Promise<string>;
	/** Ends the thread in the middle of whatever it does. */
	readonly end: () => unknown;
}

/** The thread, with the listeners of a `Worker` of Node. */
export interface Thread {
	readonly postMessage: (job: object) => void;
	readonly terminate: () => unknown;
	readonly on: (type: "error" | "message", listener: (said: Said & Error) => void) => void;
	/** In Node a thread that has nothing to do does not keep the process alive. */
	readonly ref?: () => void;
	readonly unref?: () => void;
}

/** What a thread says of its job. */
interface Said {
	readonly status: "progress" | "reject" | "resolve";
	readonly data: unknown;
}

/** The recognizer of Tesseract 4 and later, a small network for lines (LSTM). */
const LINES = 1;

/**
 * Starts the thread of tesseract.js and gives it its languages. Its jobs are posted here: the library's own `createWorker`
 * does not end a thread that fails to start, and in Node ends the process over a broken language.
 * @throws Problem `broken-model` for a language that cannot be read, `inference` for a thread that breaks off
 */
export async function startRecognizer(
	languages: readonly Language[],
	files: TesseractFiles,
	signal: AbortSignal,
	open: (files: TesseractFiles) => Promise<Thread> = openThread,
): Promise<Recognizer> {
	const thread = await open(files);
	const run = takeJobs(thread);
	const start = async (): Promise<void> => {
		const { coreUrl } = files;
		const corePath = coreUrl === undefined ? undefined : absoluteUrl(coreUrl);
		await run("load", { options: { lstmOnly: true, corePath } });
		const codes = languages.map(({ code }) => code).join("+");
		try {
			await run("loadLanguage", { langs: languages, options: { cacheMethod: "none" } });
			await run("initialize", { langs: codes, oem: LINES });
		} catch (error) {
			if (error instanceof Problem) throw error;
			const { message } = error as Error; // what takeJobs rejects with
			throw new Problem("broken-model", `The language ${codes} could not be read: ${message}.`);
		}
	};
	try {
		await untilAborted(start(), signal);
	} catch (error) {
		thread.terminate();
		throw error;
	}
	return {
		end: () => thread.terminate(),
		read: async (image) => {
			const result = await run("recognize", { image, options: {}, output: { text: true } });
			return (result as { text: string }).text.trim(); // the output that was requested
		},
		readTable: async (image, onShare) => {
			const job = { image, options: {}, output: { tsv: true } };
			return ((await run("recognize", job, onShare)) as { tsv: string }).tsv; // as above
		},
	};
}

/** The thread of tesseract.js; in a page `openWorker` starts its script. */
export async function openThread(
	{ workerUrl = "" }: TesseractFiles,
	openWorker = (url: string): Worker => new Worker(url),
): Promise<Thread> {
	if (!isNode()) return toThread(openWorker(absoluteUrl(workerUrl)));
	const { default: node } = await importPackage<NodeThreads>("tesseract.js/src/worker/node/index.js");
	return node.spawnWorker(node.defaultOptions);
}

/** Posts jobs to a thread, one at a time. Whatever broke it off fails the job under way and all later ones. */
function takeJobs(
	thread: Thread,
): (action: string, payload: object, onShare?: (share: number) => void) => Promise<unknown> {
	let listen: (said: Said) => void = () => undefined;
	const crash = new Promise<never>((_, reject) => {
		thread.on("error", ({ message }) =>
			reject(
				new Problem("inference", `The text reader broke off: ${message}. The next call starts it again.`),
			),
		);
		thread.on("message", (said) => listen(said));
	});
	crash.catch(() => undefined); // between two jobs nobody waits for it
	return async (action, payload, onShare) => {
		const job = new Promise((resolve, reject) => {
			listen = ({ status, data }) => {
				if (status === "resolve") resolve(data);
				else if (status === "reject") reject(new Error(String(data)));
				else onShare?.((data as { progress: number }).progress); // what it posts on the way
			};
			// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
			thread.postMessage({ action, payload });
		});
		thread.ref?.();
		return Promise.race([crash, job]).finally(() => thread.unref?.());
	};
}

function toThread(worker: Worker): Thread {
	return {
		postMessage: worker.postMessage.bind(worker),
		terminate: () => worker.terminate(),
		on: (type, listener) =>
			worker.addEventListener(type, (event) => {
				listener(("data" in event ? event.data : event) as Said & Error); // what tesseract.js posts, or an error event
			}),
	};
}

/** How tesseract.js opens its thread in Node. */
interface NodeThreads {
	readonly default: {
		readonly spawnWorker: (options: object) => Thread;
		readonly defaultOptions: object;
	};
}
