import { encodeWav } from "@pusula/tools/encode-wav";
import sharp, { type Sharp } from "sharp";

export const RED = "#ff0000";
export const GREEN = "#00ff00";
export const BLUE = "#0000ff";
export const BLACK = "#000000";

/** A square inside a picture, in pixels; `colour` is `#rrggbb`. */
export interface Square {
	readonly x: number;
	readonly y: number;
	readonly side: number;
	readonly colour: string;
}

/** A picture of one colour (`#rrggbb`), with a square of another in it, as PNG. */
export async function makePicture(
	ground: string,
	square?: Square,
	[width, height] = [64, 64],
): Promise<Blob> {
	const picture = fill(width, height, ground);
	if (square) {
		const input = await fill(square.side, square.side, square.colour).png().toBuffer();
		picture.composite([{ input, left: square.x, top: square.y }]);
	}
	return new Blob([Uint8Array.from(await picture.png().toBuffer())], { type: "image/png" });
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

function fill(width: number, height: number, background: string): Sharp {
	return sharp({ create: { width, height, channels: 3, background } });
}
