import type { Bytes } from "./bytes.ts";
import { ascii, joinBytes, uint16, uint32 } from "./byte-writer.ts";
import { encodeH264, PROFILE } from "./h264.ts";
import { paintSample } from "./sample-picture.ts";

/** Pictures a second. */
const FRAME_RATE = 4;
const FRAMES = 8;
const WIDTH_PX = 128;
const HEIGHT_PX = 80;

/** A playable MP4 file of two seconds: a word on moving stripes. */
export function encodeMp4(word: string): Bytes {
	const pictures = Array.from({ length: FRAMES }, (_, frame) =>
		paintSample(word, { width: WIDTH_PX, height: HEIGHT_PX, frame }),
	);
	const { sequence, picture, frames } = encodeH264(pictures);
	const samples = frames.map((frame) => joinBytes(uint32(frame.length), frame));
	const head = box("ftyp", ascii("isom"), uint32(512), ascii("isomavc1mp41"));
	const sizes = samples.map((sample) => sample.length);
	const movie = (dataOffset: number): Bytes =>
		box("moov", movieHead(), track(sequence, picture, sizes, dataOffset));
	const dataOffset = head.length + movie(0).length + 8;
	return joinBytes(head, movie(dataOffset), box("mdat", ...samples));
}

const MATRIX = joinBytes(...[0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(uint32));

function movieHead(): Bytes {
	const times = joinBytes(uint32(0), uint32(0), uint32(FRAME_RATE), uint32(FRAMES));
	const rates = joinBytes(uint32(0x10000), uint16(0x100), new Uint8Array(10));
	return fullBox("mvhd", 0, times, rates, MATRIX, new Uint8Array(24), uint32(2));
}

function track(sequence: Bytes, picture: Bytes, sizes: readonly number[], dataOffset: number): Bytes {
	const times = joinBytes(uint32(0), uint32(0), uint32(1), uint32(0), uint32(FRAMES));
	const edges = joinBytes(uint32(WIDTH_PX << 16), uint32(HEIGHT_PX << 16));
	const trackHead = fullBox("tkhd", 3, times, new Uint8Array(16), MATRIX, edges);
	const mediaTimes = joinBytes(uint32(0), uint32(0), uint32(FRAME_RATE), uint32(FRAMES));
	const media = box(
		"mdia",
		fullBox("mdhd", 0, mediaTimes, uint16(0x55c4), uint16(0)),
		fullBox("hdlr", 0, uint32(0), ascii("vide"), new Uint8Array(12), ascii("Video"), Uint8Array.of(0)),
		box(
			"minf",
			fullBox("vmhd", 1, new Uint8Array(8)),
			box("dinf", fullBox("dref", 0, uint32(1), fullBox("url ", 1))),
			sampleTable(sequence, picture, sizes, dataOffset),
		),
	);
	return box("trak", trackHead, media);
}

function sampleTable(sequence: Bytes, picture: Bytes, sizes: readonly number[], dataOffset: number): Bytes {
	return box(
		"stbl",
		fullBox("stsd", 0, uint32(1), sampleEntry(sequence, picture)),
		fullBox("stts", 0, uint32(1), uint32(sizes.length), uint32(1)),
		fullBox("stsc", 0, uint32(1), uint32(1), uint32(sizes.length), uint32(1)),
		fullBox("stsz", 0, uint32(0), uint32(sizes.length), ...sizes.map(uint32)),
		fullBox("stco", 0, uint32(1), uint32(dataOffset)),
	);
}

function sampleEntry(sequence: Bytes, picture: Bytes): Bytes {
	const config = box(
		"avcC",
		Uint8Array.of(1, ...PROFILE, 0xff, 0xe1),
		uint16(sequence.length),
		sequence,
		Uint8Array.of(1),
		uint16(picture.length),
		picture,
	);
	const edges = joinBytes(uint16(WIDTH_PX), uint16(HEIGHT_PX));
	const resolution = joinBytes(uint32(0x480000), uint32(0x480000), uint32(0));
	const rest = joinBytes(uint16(1), new Uint8Array(32), uint16(24), uint16(0xffff));
	return box("avc1", new Uint8Array(6), uint16(1), new Uint8Array(16), edges, resolution, rest, config);
}

function box(type: string, ...content: readonly Bytes[]): Bytes {
	const body = joinBytes(...content);
	return joinBytes(uint32(body.length + 8), ascii(type), body);
}

function fullBox(type: string, flags: number, ...content: readonly Bytes[]): Bytes {
	return box(type, uint32(flags), ...content);
}
