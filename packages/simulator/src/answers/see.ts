import { paint } from "../media/paint.ts";
import { encodePng, readPng } from "../media/png.ts";
import { toBase64 } from "../media/base64.ts";
import type { Bytes } from "../request.ts";
import { drawFrom, hashBytes, pick } from "../random.ts";
import { chooseLabels, type Scored } from "./classify.ts";
import { toKeywords } from "./language.ts";

/** A picture's size, and its description if the simulator painted it. */
export interface Seen {
	readonly width: number;
	readonly height: number;
	readonly description: string;
	readonly hash: number;
}

/** A labelled rectangle inside a picture, in pixels. */
export interface SeenBox extends Scored {
	readonly box: {
		readonly xmin: number;
		readonly ymin: number;
		readonly xmax: number;
		readonly ymax: number;
	};
}

const CLASSES = [
	"tabby cat",
	"golden retriever",
	"seashore",
	"sports car",
	"teapot",
	"mountain tent",
	"sailboat",
	"daisy",
] as const;
const THINGS = ["person", "cat", "dog", "car", "bicycle", "chair", "bird", "boat"] as const;
const AREAS = ["sky", "hill", "sun"] as const;
const CAPTIONS = [
	"a wide landscape with hills under a clear sky",
	"a small boat on a calm sea",
	"a cat lying on a pink couch",
	"a table with a cup of tea and a book",
] as const;

/** Looks at a picture's bytes: PNG and JPEG sizes are read, others count as 640 by 480. */
export function see(bytes: Bytes, seed: number): Seen {
	const hash = hashBytes(bytes.subarray(0, 65_536), seed);
	const png = readPng(bytes);
	const { width, height } = png ?? readJpegSize(bytes) ?? { width: 640, height: 480 };
	return { width, height, description: png?.description ?? "", hash };
}

/** Class names with scores, likeliest first. */
export function nameClasses(seen: Seen, count = 5): Scored[] {
	const words = toKeywords(seen.description);
	return chooseLabels(words.length > 0 ? words : CLASSES, words.length > 0 ? 0 : seen.hash, count);
}

/** Things in the picture, likeliest first; every box lies inside it. */
export function findBoxes(seen: Seen, labels: readonly string[] = THINGS, threshold = 0): SeenBox[] {
	const draw = drawFrom(seen.hash);
	const words = toKeywords(seen.description);
	const scored = chooseLabels(words.length > 0 ? words : labels, words.length > 0 ? 0 : seen.hash, 3);
	return scored
		.map((one, index) => {
			const left = draw() * 0.6;
			const top = draw() * 0.6;
			const box = {
				xmin: Math.floor(left * seen.width),
				ymin: Math.floor(top * seen.height),
				xmax: Math.ceil((left + 0.2 + draw() * 0.2) * seen.width),
				ymax: Math.ceil((top + 0.2 + draw() * 0.2) * seen.height),
			};
			return { ...one, score: Math.round((0.98 - index * 0.07) * 1e4) / 1e4, box };
		})
		.filter(({ score }) => score >= threshold);
}

/** Areas of the picture as black-and-white PNGs in base64, all of one size. */
export function findMasks(
	seen: Seen,
): { readonly label: string; readonly score: number; readonly mask: string }[] {
	const scene = paint(seen.description || String(seen.hash), { width: seen.width, height: seen.height });
	return AREAS.map((label, index) => {
		const pixels = scene.pixels.map((color) =>
			AREAS[color < 6 ? 0 : color === 6 ? 2 : 1] === label ? 1 : 0,
		);
		const palette = [
			[0, 0, 0],
			[255, 255, 255],
		] as const;
		const mask = toBase64(
			encodePng({ ...scene, palette: [...palette, ...Array.from({ length: 14 }, () => palette[0])], pixels }),
		);
		return { label, score: Math.round((0.99 - index * 0.02) * 1e4) / 1e4, mask };
	});
}

/** One sentence about the picture. */
export function caption(seen: Seen): string {
	return seen.description || pick(CAPTIONS, seen.hash);
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
