const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An ICO file of one PNG, for programs that look for `/favicon.ico` and read no page. Source of the format: "ICO (file
 * format)", Microsoft's ICONDIR and ICONDIRENTRY.
 * @param sizePx side of the picture, below 256
 */
export function toIco(png: Uint8Array, sizePx: number): Uint8Array {
	const file = new Uint8Array(HEADER_BYTES + ENTRY_BYTES + png.length);
	const view = new DataView(file.buffer);
	view.setUint16(2, 1, true); // an icon
	view.setUint16(4, 1, true); // pictures in the file
	view.setUint8(6, sizePx);
	view.setUint8(7, sizePx);
	view.setUint16(10, 1, true); // colour planes
	view.setUint16(12, 32, true); // bits of a pixel
	view.setUint32(14, png.length, true);
	view.setUint32(18, HEADER_BYTES + ENTRY_BYTES, true);
	file.set(png, HEADER_BYTES + ENTRY_BYTES);
	return file;
}
