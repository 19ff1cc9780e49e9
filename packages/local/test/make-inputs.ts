import { encodeWav } from "@pusula/tools/encode-wav";
import { deflateSync } from "node:zlib";

/** Red, green and blue from 0 to 255. */
type Colour = readonly [number, number, number];

export const RED: Colour = [255, 0, 0];
export const GREEN: Colour = [0, 255, 0];
export const BLUE: Colour = [0, 0, 255];
export const BLACK: Colour = [0, 0, 0];

/** A square inside a picture, in points. */
export interface Square {
	readonly x: number;
	readonly y: number;
	readonly side: number;
	readonly colour: Colour;
}

/** A picture of one colour, with a square of another in it, as PNG. */
export function makePicture(ground: Colour, square?: Square, [width, height] = [64, 64]): Blob {
	const rows = Array.from({ length: height }, (_, y) => [
		0, // no filter
		...Array.from({ length: width }, (__, x) => colourAt(x, y, ground, square)).flat(),
	]);
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8); // 8 bits, red green blue
	const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
	const parts = [
		signature,
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Uint8Array.from(rows.flat()))),
		chunk("IEND", new Uint8Array()),
	];
	return new Blob([Uint8Array.from(Buffer.concat(parts))], { type: "image/png" });
}

/** Tones one after another, each `[hertz, milliseconds]`; 0 hertz is silence. As WAV, 16,000 samples a second. */
export function makeTones(...tones: readonly (readonly [number, number])[]): Blob {
	const samples = tones.flatMap(([hertz, ms]) =>
		Array.from(
			{ length: (ms * RATE) / 1000 },
			(_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / RATE + (hertz === 0 ? 0 : 0.3)),
		),
	);
	return new Blob([encodeWav(samples, RATE)], { type: "audio/wav" });
}

const RATE = 16_000;

function colourAt(x: number, y: number, ground: Colour, square: Square | undefined): Colour {
	if (!square) return ground;
	const isInside = [x - square.x, y - square.y].every((place) => place >= 0 && place < square.side);
	return isInside ? square.colour : ground;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
	const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const framed = Buffer.alloc(body.length + 8);
	framed.writeUInt32BE(data.length, 0);
	framed.set(body, 4);
	framed.writeUInt32BE(checksum(body), body.length + 4);
	return framed;
}

/** CRC-32 as PNG wants it. */
function checksum(bytes: Uint8Array): number {
	let sum = 0xffffffff;
	for (const byte of bytes) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit += 1) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
	}
	return (sum ^ 0xffffffff) >>> 0;
}
