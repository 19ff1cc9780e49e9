import { drawFrom, hashText } from "../random.ts";
import type { Picture } from "./png.ts";

/** Longest edge of a painted picture, in pixels. */
const LONGEST_EDGE_PX = 192;

/** Size and moment of a painted picture. */
export interface PaintOptions {
	/** Default 1. With 1 by 1 the picture is a square of `edgePx`. */
	readonly width?: number;
	readonly height?: number;
	/** Moves the sun and the hills; 0, the default, for a still picture. */
	readonly frame?: number;
	/** Longest edge in pixels. Default 192. */
	readonly edgePx?: number;
}

type Color = readonly [number, number, number];

interface Scene {
	readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
	readonly hills: readonly {
		readonly level: number;
		readonly wave: number;
		readonly shift: number;
		readonly tall: number;
	}[];
}

/** Colour words of both languages; the first one found in a prompt tints the picture. */
const COLOR_WORDS: readonly (readonly [pattern: RegExp, hue: number])[] = [
	[/k[ıi]rm[ıi]z[ıi]|\bred\b|al bayrak/i, 2],
	[/turuncu|orange|gün ?batım|sunset/i, 26],
	[/sar[ıi]|yellow|çöl|desert|gold/i, 46],
	[/ye[şs]il|green|orman|forest|çay[ıi]r/i, 130],
	[/turkuaz|teal|turquoise/i, 175],
	[/mavi|blue|deniz|\bsea\b|ocean|gökyüz/i, 212],
	[/mor\b|purple|violet|lavanta/i, 275],
	[/pembe|pink/i, 330],
];

/**
 * Paints a small landscape that depends on the prompt alone: sky, sun and hills in flat colours, tinted by a colour
 * word if the prompt has one. The sides have the ratio of `width` and `height`; the longer one is at most `edgePx` pixels.
 */
export function paint(
	prompt: string,
	{ width = 1, height = 1, frame = 0, edgePx = LONGEST_EDGE_PX }: PaintOptions = {},
): Picture {
	const scale = Math.min(1, edgePx / Math.max(width, height));
	const size =
		width <= 1 && height <= 1
			? { width: edgePx, height: edgePx }
			: { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
	const draw = drawFrom(hashText(prompt));
	const hue = COLOR_WORDS.find(([pattern]) => pattern.test(prompt))?.[1] ?? Math.floor(draw() * 360);
	const sun = { x: 0.2 + draw() * 0.6 + frame * 0.02, y: 0.2 + draw() * 0.25, radius: 0.07 + draw() * 0.07 };
	const hills = [0, 1, 2, 3].map((layer) => ({
		level: 0.52 + layer * 0.12,
		wave: 2 + draw() * 4,
		shift: draw() * 7 + frame * 0.05 * (layer + 1),
		tall: 0.05 + draw() * 0.06,
	}));
	const pixels = new Uint8Array(size.width * size.height);
	for (let row = 0; row < size.height; row++) {
		for (let column = 0; column < size.width; column++) {
			const x = column / size.width;
			const y = row / size.height;
			pixels[row * size.width + column] = colorAt({ x, y }, size.width / size.height, { sun, hills });
		}
	}
	return { ...size, palette: paletteOf(hue), pixels };
}

/** Index in the palette of a point, whose `x` and `y` run from 0 to 1; `ratio` is width by height. */
function colorAt(
	{ x, y }: { readonly x: number; readonly y: number },
	ratio: number,
	{ sun, hills }: Scene,
): number {
	let color = Math.min(5, Math.floor(y * 9));
	if (Math.hypot((x - sun.x) * ratio, y - sun.y) < sun.radius) color = 6;
	for (const [layer, { level, wave, shift, tall }] of hills.entries()) {
		const edge =
			level - tall * Math.sin(x * wave + shift) - (tall / 2) * Math.sin(x * wave * 2.7 + shift * 1.7);
		if (y > edge) color = 7 + layer;
	}
	return color;
}

/** Six shades of sky, the sun, four shades of hill; unused places are black. */
function paletteOf(hue: number): Color[] {
	const sky = [0, 1, 2, 3, 4, 5].map((step) => toRgb(hue + step * 6, 0.62 - step * 0.04, 0.5 + step * 0.07));
	const hills = [0, 1, 2, 3].map((step) => toRgb(hue + 150 - step * 12, 0.32, 0.44 - step * 0.09));
	const palette = [...sky, toRgb(48, 0.95, 0.8), ...hills];
	return [...palette, ...Array.from({ length: 16 - palette.length }, (): Color => [0, 0, 0])];
}

function toRgb(hue: number, saturation: number, lightness: number): Color {
	const spread = saturation * Math.min(lightness, 1 - lightness);
	const channel = (offset: number): number => {
		const turn = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
		return Math.round(255 * (lightness - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))));
	};
	return [channel(0), channel(8), channel(4)];
}
