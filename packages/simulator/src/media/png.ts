import type { Bytes } from "./bytes.ts";
import { ascii, encodeText, joinBytes, uint16Little, uint32 } from "./byte-writer.ts";

/** A picture of at most 16 colours; `pixels` holds one colour number a pixel, row by row. */
export interface Picture {
	readonly width: number;
	readonly height: number;
	readonly palette: readonly (readonly [number, number, number])[];
	readonly pixels: Bytes;
}

/**
 * A PNG file: indexed colours, four bits a pixel, stored without compression.
 * `description` goes into an `iTXt` chunk, where `readDescription` finds it.
 */
export function encodePng(picture: Picture, description = ""): Bytes {
	const { width, height, palette } = picture;
	const header = joinBytes(uint32(width), uint32(height), Uint8Array.of(4, 3, 0, 0, 0));
	const note = joinBytes(ascii("Description"), Uint8Array.of(0, 0, 0, 0, 0), encodeText(description));
	return joinBytes(
		SIGNATURE,
		chunk("IHDR", header),
		chunk("PLTE", Uint8Array.from(palette.flat())),
		...(description === "" ? [] : [chunk("iTXt", note)]),
		chunk("IDAT", store(packRows(picture))),
		chunk("IEND", new Uint8Array(0)),
	);
}

/** Width, height and (if the simulator made it) description of a PNG, else undefined. */
export function readPng(
	file: Bytes,
): { readonly width: number; readonly height: number; readonly description?: string } | undefined {
	if (!SIGNATURE.every((byte, index) => file[index] === byte) || file.length < 33) return undefined;
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const size = { width: view.getUint32(16), height: view.getUint32(20) };
	for (let offset = 8; offset + 12 <= file.length;) {
		const length = view.getUint32(offset);
		const body = file.subarray(offset + 8, offset + 8 + length);
		const type = new TextDecoder().decode(file.subarray(offset + 4, offset + 8));
		if (type === "iTXt") return { ...size, description: new TextDecoder().decode(body.subarray(16)) };
		offset += 12 + length;
	}
	return size;
}

const SIGNATURE: Bytes = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** The longest stored block that deflate allows. */
const BLOCK_BYTES = 65_535;

function packRows({ width, height, pixels }: Picture): Bytes {
	const rowBytes = 1 + Math.ceil(width / 2);
	const rows = new Uint8Array(rowBytes * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const at = y * rowBytes + 1 + (x >> 1);
			const color = (pixels[y * width + x] ?? 0) & 15;
			rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? color << 4 : color);
		}
	}
	return rows;
}

/** A zlib stream of stored blocks. */
function store(bytes: Bytes): Bytes {
	const pieces: Bytes[] = [Uint8Array.of(0x78, 0x01)];
	for (let start = 0; start < bytes.length; start += BLOCK_BYTES) {
		const block = bytes.subarray(start, start + BLOCK_BYTES);
		const last = start + BLOCK_BYTES >= bytes.length;
		pieces.push(Uint8Array.of(last ? 1 : 0), uint16Little(block.length), uint16Little(~block.length), block);
	}
	return joinBytes(...pieces, uint32(adler32(bytes)));
}

function chunk(type: string, body: Bytes): Bytes {
	const typed = joinBytes(ascii(type), body);
	return joinBytes(uint32(body.length), typed, uint32(crc32(typed)));
}

function adler32(bytes: Bytes): number {
	let low = 1;
	let high = 0;
	for (const byte of bytes) {
		low = (low + byte) % 65_521;
		high = (high + low) % 65_521;
	}
	return high * 65_536 + low;
}

function crc32(bytes: Bytes): number {
	let crc = ~0;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
	}
	return ~crc >>> 0;
}
