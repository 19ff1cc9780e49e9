import { inflateSync } from "node:zlib";

/** A decoded picture: its size, and each point as red, green, blue and opacity. */
export interface Picture {
	readonly width: number;
	readonly height: number;
	readonly at: (x: number, y: number) => readonly number[];
}

/** Decodes a PNG of 8 bits a channel without interlacing. */
export function readPng(bytes: Uint8Array): Picture {
	const view = Buffer.from(bytes);
	const [width, height, type] = [view.readUInt32BE(16), view.readUInt32BE(20), view[25] ?? 0];
	const channels = CHANNELS[type] ?? 0;
	const packed = inflateSync(Buffer.concat(dataOf(view)));
	const rows = unfilter(packed, width * channels, height, channels);
	const at = (x: number, y: number): readonly number[] => {
		const point = [...rows.subarray((y * width + x) * channels, (y * width + x + 1) * channels)];
		if (channels >= 3) return [...point, 255].slice(0, 4);
		const [grey = 0, opacity = 255] = point;
		return [grey, grey, grey, opacity];
	};
	return { width, height, at };
}

/** Numbers of a point by the type of the picture: grey, colours, grey with opacity, colours with opacity. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

function dataOf(view: Buffer): Buffer[] {
	const parts: Buffer[] = [];
	for (let at = 8; at < view.length; at += view.readUInt32BE(at) + 12) {
		const length = view.readUInt32BE(at);
		if (view.toString("latin1", at + 4, at + 8) === "IDAT")
			parts.push(view.subarray(at + 8, at + 8 + length));
	}
	return parts;
}

/** Undoes the filter of each row. Source: https://www.w3.org/TR/png-3/#9Filter-types */
function unfilter(packed: Uint8Array, stride: number, height: number, step: number): Uint8Array {
	const rows = new Uint8Array(stride * height);
	for (let y = 0; y < height; y += 1) {
		const filter = packed[y * (stride + 1)] ?? 0;
		for (let x = 0; x < stride; x += 1) {
			const at = y * stride + x;
			const left = x < step ? 0 : (rows[at - step] ?? 0);
			const above = y === 0 ? 0 : (rows[at - stride] ?? 0);
			const corner = x < step || y === 0 ? 0 : (rows[at - stride - step] ?? 0);
			rows[at] = (packed[y * (stride + 1) + 1 + x] ?? 0) + predict(filter, left, above, corner);
		}
	}
	return rows;
}

function predict(filter: number, left: number, above: number, corner: number): number {
	if (filter === 1) return left;
	if (filter === 2) return above;
	if (filter === 3) return Math.floor((left + above) / 2);
	if (filter !== 4) return 0;
	const guess = left + above - corner;
	const away = (one: number): number => Math.abs(guess - one);
	if (away(left) <= Math.min(away(above), away(corner))) return left;
	return away(above) <= away(corner) ? above : corner;
}
