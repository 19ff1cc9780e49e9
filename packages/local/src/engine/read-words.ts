import { untilAborted } from "../lib/until-aborted.ts";
import type { EngineHooks } from "../types/engine.ts";
import type { LocalOptions, ReadWord } from "../types/public.ts";
import { openThread, startRecognizer } from "./recognizer.ts";
import { readPicture, startReader } from "./text-reader.ts";

/** Callbacks of a reading, and what starts the script of a worker in a page. */
export interface ReadHooks extends EngineHooks {
	readonly onShare?: ((share: number) => void) | undefined;
	readonly openWorker?: ((url: string) => Worker) | undefined;
}

/** Starts Tesseract, reads one picture, and ends it. @throws Problem */
export async function readPictureWords(
	model: string,
	picture: Blob,
	options: LocalOptions,
	{ onShare, openWorker, ...hooks }: ReadHooks,
): Promise<readonly ReadWord[]> {
	const recognizer = await startReader(
		{ model, task: "image-to-text" },
		options,
		hooks,
		(languages, files, signal) =>
			startRecognizer(languages, files, signal, (place) => openThread(place, openWorker)),
	);
	try {
		const table = readPicture((image) => recognizer.readTable(image, onShare), picture);
		return toWords(await untilAborted(table, hooks.signal));
	} finally {
		recognizer.end();
	}
}

/** Levels of the table: a row for the page, and one for each word. */
const PAGE = "1";
const WORD = "5";

/** The words of Tesseract's table with tabs: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function toWords(table: string): readonly ReadWord[] {
	const rows = table.split("\n").map((line) => line.split("\t"));
	const [, , , , , , , , pageWidth = "", pageHeight = ""] = rows.find(([level]) => level === PAGE) ?? [];
	return rows.flatMap(([level, , , , , , left, top, width, height, confidence, text = ""]) => {
		const word = text.trim();
		if (level !== WORD || word === "") return [];
		const toX = (value: number): number => value / Number(pageWidth);
		const toY = (value: number): number => value / Number(pageHeight);
		const box = [
			toX(Number(left)),
			toY(Number(top)),
			toX(Number(left) + Number(width)),
			toY(Number(top) + Number(height)),
		] as const;
		return [{ text: word, box, confidence: Number(confidence) / 100 }];
	});
}
