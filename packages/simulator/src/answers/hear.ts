import { readWavSeconds, readWavText } from "../media/wav.ts";
import type { Bytes } from "../request.ts";
import { hashBytes, pick } from "../random.ts";
import { toWords } from "./language.ts";

/** A transcript of a recording. */
export interface Heard {
	readonly text: string;
	readonly seconds: number;
	/** Segments of about five words with their times in seconds. */
	readonly segments: readonly { readonly text: string; readonly start: number; readonly end: number }[];
}

const SENTENCES = [
	"Bugün hava çok güzel, sahilde yürüyüşe çıkalım.",
	"The meeting starts at nine in the small conference room.",
	"Lütfen raporu cuma gününe kadar gönderin.",
	"A little practice every day makes a big difference.",
	"Tren on dakika gecikmeyle ikinci perona girecek.",
	"Please leave your message after the tone.",
] as const;

/** Writes down a recording: the very text for the simulator's own sounds, else a sentence chosen by the bytes. */
export function hear(bytes: Bytes, seed: number): Heard {
	const text = readWavText(bytes) ?? pick(SENTENCES, hashBytes(bytes, seed));
	const seconds = readWavSeconds(bytes);
	const words = text.split(/\s+/).filter(Boolean);
	const size = 5;
	const count = Math.max(1, Math.ceil(words.length / size));
	const segments = Array.from({ length: count }, (_, index) => ({
		text: words.slice(index * size, (index + 1) * size).join(" "),
		start: round((seconds * index) / count),
		end: round((seconds * (index + 1)) / count),
	}));
	return { text, seconds, segments: toWords(text).length === 0 ? [] : segments };
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
