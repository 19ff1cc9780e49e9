import type { FontCutOptions } from "./font-subset-provider.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DIGITS_AND_SIGNS = "0123456789 !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
const ACCENTED = "ÂÇÎÖÛÜâçîöûüıÀÁÄÈÉÊËÍÑÓÔÚàáäèéêëíñóôú";
const TYPOGRAPHIC = " §©«®°±²³µ·»×–—‘’“”•…↑↓−";

/** Letters of Turkish that the Latin files of the font packages leave to their second file. */
const TURKISH_EXTENDED = "ĞğİŞş₺";

const LATIN = LETTERS + DIGITS_AND_SIGNS + ACCENTED + TYPOGRAPHIC;

/** Inter with optical sizes: every text on the site. About 35 kB, of which 4 kB for `ĞğİŞş`. */
export const SANS: FontCutOptions = {
	weights: { min: 400, max: 700 },
	features: ["kern", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "case"],
	cuts: [
		{
			subset: "latin",
			file: import.meta.resolve("@fontsource-variable/inter/files/inter-latin-standard-normal.woff2"),
			characters: LATIN,
		},
		{
			subset: "turkish",
			file: import.meta.resolve("@fontsource-variable/inter/files/inter-latin-ext-standard-normal.woff2"),
			characters: TURKISH_EXTENDED,
		},
	],
};

/** JetBrains Mono: code and identifiers, fetched only by pages that show some. About 11 kB. */
export const MONO: FontCutOptions = {
	weights: { min: 400, max: 700 },
	features: ["kern", "ccmp", "locl", "mark"],
	cuts: [
		{
			subset: "latin",
			file: import.meta
				.resolve("@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2"),
			characters: LATIN,
		},
		{
			subset: "turkish",
			file: import.meta
				.resolve("@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2"),
			characters: TURKISH_EXTENDED,
		},
	],
};
