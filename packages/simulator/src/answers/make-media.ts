import { encodeMp4 } from "../media/mp4.ts";
import { paint } from "../media/paint.ts";
import { encodePng } from "../media/png.ts";
import { encodeWav } from "../media/wav.ts";
import type { StoredFile } from "../state/files.ts";

/** A PNG painted from a prompt; its sides have the requested ratio, at most 192 pixels. */
export function makePicture(prompt: string, width = 1, height = 1): StoredFile {
	return { type: "image/png", bytes: encodePng(paint(prompt, { width, height }), prompt) };
}

/** A two-second MP4 painted from a prompt. */
export function makeVideo(prompt: string): StoredFile {
	return { type: "video/mp4", bytes: encodeMp4(prompt) };
}

/** A short WAV whose tune depends on the text, and which carries the text. */
export function makeSound(text: string): StoredFile {
	return { type: "audio/wav", bytes: encodeWav(text) };
}

/** Width and height in a body: `width`/`height`, `target_size`, `image_size`, or `size` as "1024x768" or "1024*768"; else a square. */
export function readSize(body: Readonly<Record<string, unknown>>): {
	readonly width: number;
	readonly height: number;
} {
	const { size } = body;
	const [width, height] = typeof size === "string" ? size.split(/[x*]/).map(Number) : [];
	const nested = [body["target_size"], body["image_size"], body].find(hasSize);
	return { width: nested?.width || width || 1, height: nested?.height || height || 1 };
}

function hasSize(value: unknown): value is { readonly width: number; readonly height: number } {
	return (
		typeof value === "object" &&
		value !== null &&
		"width" in value &&
		"height" in value &&
		typeof value.width === "number" &&
		typeof value.height === "number" &&
		value.width > 0 &&
		value.height > 0
	);
}
