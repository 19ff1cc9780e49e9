import type { Bytes } from "./bytes.ts";
import { createBitWriter, type BitWriter } from "./bit-writer.ts";
import { joinBytes } from "./byte-writer.ts";
import type { Picture } from "./png.ts";

/**
 * H.264 (ITU-T H.264, baseline profile) in its plainest form: each picture is independent and each block carries its
 * raw samples (`I_PCM`), so there is nothing to compress. Sides are multiples of 16 pixels.
 */
export interface H264Video {
	/** Sequence parameter set. */
	readonly sequence: Bytes;
	/** Picture parameter set. */
	readonly picture: Bytes;
	/** One coded picture each. */
	readonly frames: readonly Bytes[];
}

/** Profile, constraints and level, the same in the sequence parameters and in the container. */
export const PROFILE: Bytes = Uint8Array.of(66, 0xc0, 30);

/** Codes pictures of one size. */
export function encodeH264(pictures: readonly Picture[]): H264Video {
	const [first] = pictures;
	const columns = (first?.width ?? 16) / 16;
	const rows = (first?.height ?? 16) / 16;
	return {
		sequence: unit(0x67, (writer) => writeSequence(writer, columns, rows)),
		picture: unit(0x68, writePictureParameters),
		frames: pictures.map((picture, index) => unit(0x65, (writer) => writeFrame(writer, picture, index))),
	};
}

function writeSequence(writer: BitWriter, columns: number, rows: number): void {
	writer.bytes(PROFILE);
	writer.golomb(0); // sequence id
	writer.golomb(0); // frame numbers have 4 bits
	writer.golomb(2); // output order is coding order
	writer.golomb(0); // no reference frames
	writer.bits(0, 1); // no gaps in frame numbers
	writer.golomb(columns - 1);
	writer.golomb(rows - 1);
	writer.bits(0b1100, 4); // frames only, 8x8 inference, no cropping, no display data
}

function writePictureParameters(writer: BitWriter): void {
	writer.golomb(0); // picture id
	writer.golomb(0); // sequence id
	writer.bits(0, 2); // variable-length codes, no extra order data
	for (let zero = 0; zero < 3; zero++) writer.golomb(0); // slice groups and reference counts
	writer.bits(0, 3); // no weighted prediction
	for (let zero = 0; zero < 3; zero++) writer.golomb(0); // quantiser starts and chroma offset
	writer.bits(0b100, 3); // the slice says whether edges are smoothed
}

function writeFrame(writer: BitWriter, picture: Picture, index: number): void {
	writer.golomb(0); // first block
	writer.golomb(7); // all slices are intra
	writer.golomb(0); // picture parameters
	writer.bits(0, 4); // frame number
	writer.golomb(index % 2); // neighbouring pictures need different ids
	writer.bits(0, 2); // nothing special about earlier pictures
	writer.golomb(0); // quantiser offset
	writer.golomb(1); // edges are not smoothed
	const colors = picture.palette.map(toYuv);
	for (let top = 0; top < picture.height; top += 16) {
		for (let left = 0; left < picture.width; left += 16) {
			writer.golomb(25); // I_PCM
			writer.bytes(readBlock(picture, colors, left, top));
		}
	}
}

type Yuv = readonly [number, number, number];

/** 256 brightness samples, then 64 of each colour difference. */
function readBlock(picture: Picture, colors: readonly Yuv[], left: number, top: number): Bytes {
	const block = new Uint8Array(384);
	const colorAt = (x: number, y: number): Yuv =>
		colors[picture.pixels[(top + y) * picture.width + left + x] ?? 0] ?? [16, 128, 128];
	for (let place = 0; place < 256; place++) block[place] = colorAt(place % 16, place >> 4)[0];
	for (let place = 0; place < 64; place++) {
		const [, blue, red] = colorAt((place % 8) * 2, (place >> 3) * 2);
		block[256 + place] = blue;
		block[320 + place] = red;
	}
	return block;
}

/** BT.601 samples in the studio range. */
function toYuv([red, green, blue]: readonly [number, number, number]): Yuv {
	return [
		Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue),
		Math.round(128 - 0.148 * red - 0.291 * green + 0.439 * blue),
		Math.round(128 + 0.439 * red - 0.368 * green - 0.071 * blue),
	];
}

/** A unit with its head byte; `00 00 0x` inside gets a 3 in between, so that it cannot look like a start mark. */
function unit(head: number, write: (writer: BitWriter) => void): Bytes {
	const writer = createBitWriter();
	write(writer);
	const guarded: number[] = [];
	let zeros = 0;
	for (const byte of writer.end()) {
		if (zeros >= 2 && byte <= 3) {
			guarded.push(3);
			zeros = 0;
		}
		guarded.push(byte);
		zeros = byte === 0 ? zeros + 1 : 0;
	}
	return joinBytes(Uint8Array.of(head), Uint8Array.from(guarded));
}
