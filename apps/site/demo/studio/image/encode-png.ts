import { crc32, deflateSync } from "node:zlib";
import { quantise } from "./quantise.ts";
import type { Raster } from "./raster.ts";

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const COLOUR_TYPE_INDEXED = 3;

/** The bytes of a PNG file with a colour list of at most `colours` entries (2 to 256). Source: W3C, PNG, third edition. */
export function encodePng(raster: Raster, colours: number): Buffer {
	const { width, height } = raster;
	const indexed = quantise([raster], colours);
	const depth = indexed.colours.length <= 16 ? 4 : 8;
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([depth, COLOUR_TYPE_INDEXED], 8);
	const list = Uint8Array.from(indexed.colours.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]));
	const rows = toRows(indexed.frames[0] ?? new Uint8Array(), width, height, depth);
	return Buffer.concat([
		SIGNATURE,
		toChunk("IHDR", header),
		toChunk("PLTE", list),
		toChunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
		toChunk("IEND", new Uint8Array()),
	]);
}

/** Each row begins with its filter; list positions compress best unfiltered, which is filter 0. */
function toRows(pixels: Uint8Array, width: number, height: number, depth: 4 | 8): Uint8Array {
	const stride = 1 + Math.ceil((width * depth) / 8);
	const rows = new Uint8Array(stride * height);
	for (let y = 0; y < height; y++) {
		const row = pixels.subarray(y * width, (y + 1) * width);
		rows.set(depth === 8 ? row : toNibbles(row), y * stride + 1);
	}
	return rows;
}

function toNibbles(row: Uint8Array): Uint8Array {
	return Uint8Array.from({ length: Math.ceil(row.length / 2) }, (_, i) => {
		return ((row[i * 2] ?? 0) << 4) | (row[i * 2 + 1] ?? 0);
	});
}

function toChunk(type: string, content: Uint8Array): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(content.length);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, check]);
}
