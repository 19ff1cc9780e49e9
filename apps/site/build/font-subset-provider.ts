import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FontProvider } from "astro";
import subsetFont from "subset-font";

/** One cut of a font: the file it comes from and the characters it keeps. */
export interface FontCut {
	/** Subset name; the document shell uses it to decide what a page loads early. */
	readonly subset: string;
	/** Package path of a variable WOFF2 file, such as `@fontsource-variable/inter/files/…`. */
	readonly file: string;
	/** Every character that stays in the font. */
	readonly characters: string;
}

/** What the provider needs to know about one family; must be serialisable for Astro's font cache. */
export interface FontCutOptions extends Record<string, unknown> {
	readonly cuts: readonly FontCut[];
	/** Lowest and highest weight kept on the `wght` axis. */
	readonly weights: { readonly min: number; readonly max: number };
	/** OpenType features kept, for example `tnum`. */
	readonly features: readonly string[];
}

/**
 * A provider for Astro's font support that cuts installed fonts down to the characters, weights and features in use.
 * Cut files are kept under `cacheDir` and named after what went into them, so an unchanged font is cut once.
 */
export function fontSubsetProvider(cacheDir: URL): FontProvider<FontCutOptions> {
	return {
		name: "pusula-subset",
		async resolveFont({ options }) {
			if (!options) return undefined;
			const fonts = await Promise.all(options.cuts.map((cut) => buildFace(cut, options, cacheDir)));
			return { fonts };
		},
	};
}

async function buildFace(cut: FontCut, options: FontCutOptions, cacheDir: URL) {
	return {
		src: [{ url: await cutFont(cut, options, cacheDir), format: "woff2" }],
		weight: [options.weights.min, options.weights.max] satisfies [number, number],
		style: "normal",
		unicodeRange: [toUnicodeRange(cut.characters)],
		meta: { subset: cut.subset },
	};
}

async function cutFont(cut: FontCut, options: FontCutOptions, cacheDir: URL): Promise<string> {
	const source = await readFile(createRequire(import.meta.url).resolve(cut.file));
	const key = createHash("sha256")
		.update(source)
		.update(JSON.stringify([cut, options]))
		.digest("hex");
	const target = join(fileURLToPath(cacheDir), `${cut.subset}-${key.slice(0, 12)}.woff2`);
	if (await readFile(target).catch(() => undefined)) return target;
	const bytes = await subsetFont(source, cut.characters, {
		targetFormat: "woff2",
		variationAxes: { wght: { ...options.weights } },
		keepFeatures: [...options.features],
		noHinting: true,
	});
	await mkdir(cacheDir, { recursive: true });
	await writeFile(target, bytes);
	return target;
}

/** A CSS `unicode-range` value that covers exactly the given characters, neighbours joined to ranges. */
export function toUnicodeRange(characters: string): string {
	const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
	const ranges: { first: number; last: number }[] = [];
	for (const point of points.toSorted((a, b) => a - b)) {
		const open = ranges.at(-1);
		if (open && open.last + 1 === point) open.last = point;
		else ranges.push({ first: point, last: point });
	}
	return ranges.map(({ first, last }) => printRange(first, last)).join(",");
}

function printRange(first: number, last: number): string {
	const hex = (point: number) => point.toString(16).toUpperCase();
	return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
}
