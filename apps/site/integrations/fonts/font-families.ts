import { LANGUAGES } from "../../src/locales/index.ts";
import type { FontCut, FontCutOptions } from "./font-subset-provider.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DIGITS_AND_SIGNS = "0123456789 !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
const ACCENTED = "ÂÇÎÖÛÜâçîöûüıÀÁÄÈÉÊËÍÑÓÔÚàáäèéêëíñóôú";
/** Letters of formulas: a prediction and a mean. */
const MATHEMATICAL = "ŷȳ";
const TYPOGRAPHIC = " §©«®°±²³µ·»×–—‘’“”•…↑↓−";

/** What pages are set in. One file has it all: of two files one comes first, and mixes two fonts in one word. */
const CHARACTERS =
	LETTERS +
	DIGITS_AND_SIGNS +
	ACCENTED +
	MATHEMATICAL +
	TYPOGRAPHIC +
	Object.values(LANGUAGES)
		.map(({ letters = "" }) => letters)
		.join("");

/**
 * Inter at the size of text. With one optical size its width stays in one relation to that of a fallback, whatever the
 * size, so that lines break in the same places when it comes.
 */
export const INTER: FontCut = {
	file: import.meta.resolve("inter-ui/variable/InterVariable.woff2"),
	characters: CHARACTERS,
	weight: { min: 400, max: 700 },
	opticalSize: 20,
};

/** Inter: every text on the site. */
export const SANS: FontCutOptions = {
	features: ["kern", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "case"],
	cuts: [INTER],
};

/** JetBrains Mono: code and identifiers, fetched by pages that show some. */
export const MONO: FontCutOptions = {
	features: ["kern", "ccmp", "locl", "mark"],
	cuts: [
		{
			file: import.meta.resolve("jetbrains-mono/fonts/webfonts/JetBrainsMono-Regular.woff2"),
			characters: CHARACTERS,
			weight: 400,
		},
		{
			file: import.meta.resolve("jetbrains-mono/fonts/webfonts/JetBrainsMono-Bold.woff2"),
			characters: CHARACTERS,
			weight: 700,
		},
	],
};
