import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FontProvider } from "astro";
import subsetFont from "subset-font";

/** One cut of a font: the file it comes from and the characters it keeps. */
export interface FontCut {
	/** URL (`file:`) of a WOFF2 file. */
	readonly file: string;
	/** Every character that stays in the font. */
	readonly characters: string;
	/** Weight of the file, or what is kept of its `wght` axis. */
	readonly weight: number | { readonly min: number; readonly max: number };
	/** The one optical size that stays, in points; absent for fonts without that axis. */
	readonly opticalSize?: number;
}

/** What the provider needs to know about one family; must be serialisable for Astro's font cache. */
export interface FontCutOptions extends Record<string, unknown> {
	readonly cuts: readonly FontCut[];
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
		weight: toFaceWeight(cut),
		style: "normal",
	};
}

function toFaceWeight({ weight }: FontCut): number | [number, number] {
	return typeof weight === "number" ? weight : [weight.min, weight.max];
}

function toAxes({ weight, opticalSize }: FontCut): Record<string, number | { min: number; max: number }> {
	return {
		...(typeof weight !== "number" && { wght: { ...weight } }),
		...(opticalSize !== undefined && { opsz: opticalSize }),
	};
}

async function cutFont(cut: FontCut, options: FontCutOptions, cacheDir: URL): Promise<string> {
	const source = await readFile(fileURLToPath(cut.file));
	const key = createHash("sha256")
		.update(source)
		.update(JSON.stringify([cut.characters, toAxes(cut), options.features]))
		.digest("hex");
	const target = join(fileURLToPath(cacheDir), `${key.slice(0, 16)}.woff2`);
	if (await readFile(target).catch(() => undefined)) return target;
	const bytes = await subsetFont(source, cut.characters, {
		targetFormat: "woff2",
		variationAxes: toAxes(cut),
		keepFeatures: [...options.features],
		noHinting: true,
	});
	await mkdir(cacheDir, { recursive: true });
	await writeFile(target, bytes);
	return target;
}
