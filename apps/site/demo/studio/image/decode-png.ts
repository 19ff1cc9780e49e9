import { crc32, inflateSync } from "node:zlib";
import type { Raster } from "./raster.ts";

const SIGNATURE = "89504e470d0a1a0a";

/**
 * The pixels of a PNG file as `encodePng` writes it: a colour list, unfiltered rows, no interlacing.
 * @throws Error where the file is damaged, or of another kind.
 */
export function decodePng(png: Buffer): Raster {
	if (png.toString("hex", 0, 8) !== SIGNATURE) throw new Error("Not a PNG file.");
	const chunks = readChunks(png);
	const [header, list, content] = ["IHDR", "PLTE", "IDAT"].map((type) => chunks.get(type));
	if (!header || !list || !content || !chunks.has("IEND")) throw new Error("The PNG file lacks a part.");
	const [width, height, depth] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8]];
	if (header[9] !== 3 || (depth !== 4 && depth !== 8))
		throw new Error("Expected a colour list of 4 or 8 bits.");
	const rows = inflateSync(content);
	const stride = 1 + Math.ceil((width * depth) / 8);
	if (rows.length !== stride * height) throw new Error(`Expected ${height} rows of ${stride} bytes.`);
	const rgba = Buffer.alloc(width * height * 4, 255);
	for (let y = 0; y < height; y++) {
		if (rows[y * stride] !== 0) throw new Error(`Row ${y} is filtered.`);
		for (let x = 0; x < width; x++) {
			const position = readPosition(rows, y * stride + 1, x, depth);
			if (position * 3 >= list.length) throw new Error(`No colour ${position} in the list.`);
			list.copy(rgba, (y * width + x) * 4, position * 3, position * 3 + 3);
		}
	}
	return { width, height, rgba };
}

function readPosition(rows: Buffer, start: number, x: number, depth: 4 | 8): number {
	if (depth === 8) return rows[start + x] ?? 0;
	const pair = rows[start + (x >> 1)] ?? 0;
	return x % 2 === 0 ? pair >> 4 : pair & 15;
}

function readChunks(png: Buffer): Map<string, Buffer> {
	const chunks = new Map<string, Buffer>();
	let start = 8;
	while (start < png.length) {
		const end = start + 8 + png.readUInt32BE(start);
		const type = png.toString("latin1", start + 4, start + 8);
		if (crc32(png.subarray(start + 4, end)) !== png.readUInt32BE(end)) {
			throw new Error(`The ${type} part of the PNG file is damaged.`);
		}
		chunks.set(type, png.subarray(start + 8, end));
		start = end + 4;
	}
	return chunks;
}
