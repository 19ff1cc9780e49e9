import { decompressLzw } from "./decompress-lzw.ts";
import type { Raster } from "./raster.ts";

/** What a GIF file shows. */
export interface Gif {
	/** Whole frames, each with what it keeps of the one before. */
	readonly frames: readonly Raster[];
	/** How long each frame stands, in milliseconds. */
	readonly delaysMs: readonly number[];
	/** How often the animation runs; `Infinity` for one without an end. */
	readonly runs: number;
}

/**
 * Reads a GIF file as `encodeGif` writes it: one colour table, frames that keep what they do not change.
 * @throws Error where the file is damaged, or uses other parts of the format.
 */
export function decodeGif(gif: Buffer): Gif {
	if (gif.toString("latin1", 0, 6) !== "GIF89a") throw new Error("Not a GIF file.");
	const [width, height] = [gif.readUInt16LE(6), gif.readUInt16LE(8)];
	const tableBytes = 3 << (((gif[10] ?? 0) & 7) + 1);
	const table = gif.subarray(13, 13 + tableBytes);
	const frames: Raster[] = [];
	const delaysMs: number[] = [];
	let canvas = Buffer.alloc(width * height * 4, 255);
	let [runs, unchanged] = [1, -1];
	let at = 13 + tableBytes;
	while (gif[at] !== 0x3b) {
		if (gif[at] === 0x21) {
			const { content, end } = readSubBlocks(gif, at + 2);
			if (gif[at + 1] === 0xff)
				runs = content.readUInt16LE(12) === 0 ? Infinity : content.readUInt16LE(12) + 1;
			if (gif[at + 1] === 0xf9) {
				delaysMs.push(content.readUInt16LE(1) * 10);
				unchanged = content[3] ?? -1;
			}
			at = end;
		} else if (gif[at] === 0x2c) {
			const { content, end } = readSubBlocks(gif, at + 11);
			canvas = Buffer.from(canvas);
			const place = [1, 3, 5, 7].map((offset) => gif.readUInt16LE(at + offset));
			paint(canvas, width, { place, positions: decompressLzw(content, gif[at + 10] ?? 0), table, unchanged });
			frames.push({ width, height, rgba: canvas });
			at = end;
		} else throw new Error(`Unknown block at byte ${at} of the GIF file.`);
	}
	return { frames, delaysMs, runs };
}

function paint(
	canvas: Buffer,
	canvasWidth: number,
	patch: { place: number[]; positions: Uint8Array; table: Buffer; unchanged: number },
): void {
	const [left = 0, top = 0, width = 0, height = 0] = patch.place;
	if (patch.positions.length !== width * height) throw new Error("A frame of the GIF file is cut short.");
	for (const [i, position] of patch.positions.entries()) {
		if (position === patch.unchanged) continue;
		const pixel = (top + Math.floor(i / width)) * canvasWidth + left + (i % width);
		patch.table.copy(canvas, pixel * 4, position * 3, position * 3 + 3);
	}
}

function readSubBlocks(gif: Buffer, start: number): { content: Buffer; end: number } {
	const parts: Buffer[] = [];
	let at = start;
	for (let length = gif[at]; length !== 0; length = gif[at]) {
		if (length === undefined) throw new Error("The GIF file ends inside a block.");
		parts.push(gif.subarray(at + 1, at + 1 + length));
		at += 1 + length;
	}
	return { content: Buffer.concat(parts), end: at + 1 };
}
