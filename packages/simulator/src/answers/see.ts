import { readPng } from "../media/png.ts";
import type { Bytes } from "../media/bytes.ts";

/** A picture's size in pixels. */
export interface Seen {
	readonly width: number;
	readonly height: number;
}

/** Reads the size of a PNG or JPEG; other files count as 640 by 480. */
export function see(bytes: Bytes): Seen {
	return readPng(bytes) ?? readJpegSize(bytes) ?? { width: 640, height: 480 };
}

function readJpegSize(bytes: Bytes): { readonly width: number; readonly height: number } | undefined {
	if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	for (let offset = 2; offset + 9 < bytes.length;) {
		const marker = bytes[offset + 1] ?? 0;
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
		offset += 2 + view.getUint16(offset + 2);
	}
	return undefined;
}
