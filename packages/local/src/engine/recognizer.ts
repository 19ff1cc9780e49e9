import { absoluteUrl } from "../files/place.ts";
import { Problem } from "../lib/problem.ts";
import { untilAborted } from "../lib/until-aborted.ts";
import type { LocalOptions } from "../types/public.ts";

/** The recognizer of Tesseract 4 and later, a small network for lines (LSTM). */
const LINES = 1;

/** The part of a worker of tesseract.js that is used. */
export interface Recognizer {
	readonly recognize: (image: Uint8Array) => Promise<{ readonly data: { readonly text: string } }>;
	readonly terminate: () => Promise<unknown>;
	/** The thread behind it: a `Worker` of a page, or of Node. */
	readonly worker: {
		readonly addEventListener?: (type: "error", listener: (event: { message: string }) => void) => void;
		readonly on?: (type: "error", listener: (error: { message: string }) => void) => void;
	};
}

/** Reads the text of one picture. */
export type ReadPicture = (image: Uint8Array) => Promise<string>;

/**
 * Starts tesseract.js, which fetches its code and its languages. What goes wrong on the way it says to its error handler
 * alone, and a start that is given up goes on behind the caller's back until it can be ended.
 */
export async function startRecognizer(
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
			errorHandler: (words: unknown) => reject(toProblem(String(words))),
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

/** How to read with a recognizer. Its library does not notice when the thread behind it breaks off; this does. */
export function toReader({ recognize, worker }: Recognizer): ReadPicture {
	const crash = new Promise<never>((_, reject) => {
		const fail = ({ message }: { message: string }): void => reject(toProblem(message));
		worker.addEventListener?.("error", fail);
		worker.on?.("error", fail);
	});
	crash.catch(() => undefined); // between two calls nobody waits for it
	return async (image) => {
		const { data } = await Promise.race([recognize(asBuffer(image)), crash]);
		return data.text.trim();
	};
}

function toProblem(words: string): Problem {
	return new Problem("failed", `The text reader broke off: ${words}. The next call starts it again.`);
}

/** Bytes as tesseract.js takes them: in Node it knows its own kind alone. */
function asBuffer(bytes: Uint8Array): Uint8Array {
	const { Buffer } = globalThis as { Buffer?: { readonly from: (bytes: Uint8Array) => Uint8Array } };
	return Buffer?.from(bytes) ?? bytes;
}
