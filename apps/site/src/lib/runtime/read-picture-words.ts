import { type ReadWord, readWords } from "@pusula/local";
import { openTurn } from "./model-turn.ts";
import { toTesseractUrls } from "./runtime-urls.ts";
import { trustUrl } from "../urls/trust-url.ts";

/** What a reading does at a moment: it waits for another model, fetches Tesseract, or reads. */
export type ReadingStep =
	| { readonly kind: "waiting" }
	| { readonly kind: "fetching"; readonly loadedBytes: number; readonly totalBytes: number | undefined }
	| { readonly kind: "reading"; /** How much is done, from 0 to 1. */ readonly share: number };

/** Reads the Turkish and English words of a picture on this device, by the Tesseract that comes with the site. @throws the client's errors */
export async function readPictureWords(
	picture: Blob,
	signal: AbortSignal,
	onStep: (step: ReadingStep) => void,
): Promise<readonly ReadWord[]> {
	const turn = openTurn(signal, (isWaiting) => {
		if (isWaiting) onStep({ kind: "waiting" });
	});
	try {
		await turn.take();
		return await readWords("tesseract/tur+eng", picture, {
			tesseract: toTesseractUrls(),
			signal,
			openWorker: (url) => new Worker(trustUrl(url)),
			onProgress: ({ loadedBytes, totalBytes }) => onStep({ kind: "fetching", loadedBytes, totalBytes }),
			onShare: (share) => onStep({ kind: "reading", share }),
		});
	} finally {
		turn.end();
	}
}
