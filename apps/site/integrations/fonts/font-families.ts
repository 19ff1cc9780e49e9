import { LANGUAGES } from "../../src/locales/index.ts";
import type { FontCut, FontCutOptions } from "./font-subset-provider.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DIGITS_AND_SIGNS = "0123456789 !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
const ACCENTED = "ÂÇÎÖÛÜâçîöûüıÀÁÄÈÉÊËÍÑÓÔÚàáäèéêëíñóôú";
const TYPOGRAPHIC = " §©«®°±²³µ·»×–—‘’“”•…↑↓−";

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
		...listCuts((file) =>
			import.meta.resolve(`@fontsource-variable/inter/files/inter-${file}-standard-normal.woff2`),
		),
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
		...listCuts((file) =>
			import.meta.resolve(
				`@fontsource-variable/jetbrains-mono/files/jetbrains-mono-${file}-wght-normal.woff2`,
			),
		),
	],
};

/** What a page can be set in: Latin, and the letters of each language that Latin lacks. */
export const SUBSETS: [string, ...string[]] = ["latin", ...listCuts(String).map(({ subset }) => subset)];

function listCuts(toFile: (file: string) => string): readonly FontCut[] {
	return Object.values(LANGUAGES).flatMap(({ letters }) =>
		letters ? [{ subset: letters.subset, file: toFile(letters.file), characters: letters.characters }] : [],
	);
}
