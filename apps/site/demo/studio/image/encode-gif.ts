import { compressLzw } from "./lzw.ts";
import { quantise } from "./quantise.ts";
import type { Raster } from "./raster.ts";

/** How an animation is shown. */
export interface Playback {
	/** How long each frame stands, in milliseconds; GIF counts in hundredths of a second. */
	readonly frameMs: number;
	/** How often the animation runs, 2 or more; then the last frame stays. */
	readonly runs: number;
	/** Colours shared by all frames, at most 255: one more position means "as before". */
	readonly colours: number;
}

/** A part of a frame that differs from the frame before, in pixels. */
interface Patch {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
	readonly positions: Uint8Array;
}

const KEEP_FRAME = 1;
const HAS_UNCHANGED = 1;

/** The bytes of a GIF file. Frames after the first hold only what changed. Source: GIF89a specification (CompuServe, 1990). */
export function encodeGif(rasters: readonly Raster[], { frameMs, runs, colours }: Playback): Buffer {
	const { width, height } = rasters[0] ?? { width: 0, height: 0 };
	const indexed = quantise(rasters, colours);
	const unchanged = indexed.colours.length;
	const bits = Math.max(2, Math.ceil(Math.log2(unchanged + 1)));
	const blocks = indexed.frames.map((frame, i) => {
		const patch = toPatch(frame, indexed.frames[i - 1], { width, height, unchanged });
		return toFrame(patch, { delay: Math.round(frameMs / 10), unchanged, bits });
	});
	return Buffer.concat([
		toHeader(width, height, bits),
		toColourTable(indexed.colours, bits),
		toRepeats(runs - 1),
		...blocks,
		Buffer.of(0x3b),
	]);
}

function toPatch(
	frame: Uint8Array,
	before: Uint8Array | undefined,
	{ width, height, unchanged }: { width: number; height: number; unchanged: number },
): Patch {
	if (before === undefined) return { left: 0, top: 0, width, height, positions: frame };
	let [left, top, right, bottom] = [width, height, 0, 0];
	for (const [i, position] of frame.entries()) {
		if (position === before[i]) continue;
		const [x, y] = [i % width, Math.floor(i / width)];
		[left, right] = [Math.min(left, x), Math.max(right, x + 1)];
		[top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
	}
	if (right === 0) return { left: 0, top: 0, width: 1, height: 1, positions: Uint8Array.of(unchanged) };
	const positions = new Uint8Array((right - left) * (bottom - top));
	for (let i = 0; i < positions.length; i++) {
		const at = (top + Math.floor(i / (right - left))) * width + left + (i % (right - left));
		positions[i] = frame[at] === before[at] ? unchanged : (frame[at] ?? 0);
	}
	return { left, top, width: right - left, height: bottom - top, positions };
}

function toHeader(width: number, height: number, bits: number): Buffer {
	const header = Buffer.alloc(13);
	header.write("GIF89a", "latin1");
	header.writeUInt16LE(width, 6);
	header.writeUInt16LE(height, 8);
	header[10] = 0xf0 | (bits - 1);
	return header;
}

function toColourTable(colours: readonly number[], bits: number): Buffer {
	const table = Buffer.alloc(3 << bits);
	for (const [i, colour] of colours.entries()) table.writeUIntBE(colour, i * 3, 3);
	return table;
}

/** The block that browsers read the number of repeats from. */
function toRepeats(repeats: number): Buffer {
	return Buffer.concat([
		Buffer.of(0x21, 0xff, 11),
		Buffer.from("NETSCAPE2.0", "latin1"),
		Buffer.of(3, 1, repeats & 255, repeats >> 8, 0),
	]);
}

function toFrame(
	patch: Patch,
	{ delay, unchanged, bits }: { delay: number; unchanged: number; bits: number },
): Buffer {
	const control = Buffer.of(0x21, 0xf9, 4, (KEEP_FRAME << 2) | HAS_UNCHANGED, 0, 0, unchanged, 0);
	control.writeUInt16LE(delay, 4);
	const place = Buffer.alloc(10);
	place[0] = 0x2c;
	for (const [i, value] of [patch.left, patch.top, patch.width, patch.height].entries()) {
		place.writeUInt16LE(value, 1 + i * 2);
	}
	return Buffer.concat([control, place, Buffer.of(bits), ...toSubBlocks(compressLzw(patch.positions, bits))]);
}

function toSubBlocks(content: Buffer): Buffer[] {
	const blocks: Buffer[] = [];
	for (let start = 0; start < content.length; start += 255) {
		const part = content.subarray(start, start + 255);
		blocks.push(Buffer.of(part.length), part);
	}
	return [...blocks, Buffer.of(0)];
}
