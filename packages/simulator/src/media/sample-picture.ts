import type { Picture } from "./png.ts";

/** Longest edge of a sample picture, in pixels. */
const LONGEST_EDGE_PX = 1024;
/** Ground, stripes and letters. */
const PALETTE = [
	[236, 240, 242],
	[216, 224, 228],
	[52, 72, 84],
] as const;
/** Rows of five points for each letter, from the top. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
	a: ["01110", "10001", "10001", "11111", "10001", "10001", "10001"],
	e: ["11111", "10000", "10000", "11110", "10000", "10000", "11111"],
	k: ["10001", "10010", "10100", "11000", "10100", "10010", "10001"],
	l: ["10000", "10000", "10000", "10000", "10000", "10000", "11111"],
	m: ["10001", "11011", "10101", "10101", "10001", "10001", "10001"],
	n: ["10001", "11001", "10101", "10011", "10001", "10001", "10001"],
	p: ["11110", "10001", "10001", "11110", "10000", "10000", "10000"],
	r: ["11110", "10001", "10001", "11110", "10100", "10010", "10001"],
	s: ["01111", "10000", "10000", "01110", "00001", "00001", "11110"],
	ö: ["01010", "00000", "01110", "10001", "10001", "10001", "01110"],
};
const LETTER_WIDTH = 6;
const LETTER_HEIGHT = 7;

/** Size of a sample picture in pixels, and how far its stripes have moved. */
export interface SampleSize {
	readonly width: number;
	readonly height: number;
	/** Moves the stripes, for the pictures of a video. Default 0. */
	readonly frame?: number;
}

/** A striped picture with a word in its middle. A side above 1024 pixels makes the whole smaller in proportion. */
export function paintSample(word: string, { width, height, frame = 0 }: SampleSize): Picture {
	const shrink = Math.min(1, LONGEST_EDGE_PX / Math.max(width, height));
	const size = {
		width: Math.max(1, Math.round(width * shrink)),
		height: Math.max(1, Math.round(height * shrink)),
	};
	const pixels = new Uint8Array(size.width * size.height);
	const stripe = Math.max(4, Math.round(Math.min(size.width, size.height) / 8));
	for (let y = 0; y < size.height; y++) {
		for (let x = 0; x < size.width; x++)
			pixels[y * size.width + x] = Math.floor((x + y + frame * 4) / stripe) % 2;
	}
	writeWord(pixels, size, word);
	const palette = [...PALETTE, ...Array.from({ length: 16 - PALETTE.length }, () => [0, 0, 0] as const)];
	return { ...size, palette, pixels };
}

function writeWord(
	pixels: Uint8Array,
	{ width, height }: { readonly width: number; readonly height: number },
	word: string,
): void {
	const scale = Math.max(
		1,
		Math.floor(Math.min((width * 0.8) / (word.length * LETTER_WIDTH), (height * 0.5) / LETTER_HEIGHT)),
	);
	const left = Math.floor((width - (word.length * LETTER_WIDTH - 1) * scale) / 2);
	const top = Math.floor((height - LETTER_HEIGHT * scale) / 2);
	for (let y = Math.max(0, top); y < Math.min(height, top + LETTER_HEIGHT * scale); y++) {
		for (let x = Math.max(0, left); x < width; x++) {
			const column = Math.floor((x - left) / scale);
			const row = LETTERS[word.charAt(Math.floor(column / LETTER_WIDTH))]?.[Math.floor((y - top) / scale)];
			if (row?.charAt(column % LETTER_WIDTH) === "1") pixels[y * width + x] = 2;
		}
	}
}
