import type { Language } from "./language.ts";

export { stemEnglish as stem } from "../grammar/english-stem.ts";
export { toEnglishSource as termSource } from "../grammar/english-terms.ts";

/** English, in its British spelling. */
export const language: Language = {
	tag: "en",
	name: "English",
	region: "en-GB",
	decimalMark: ".",
	alphabet: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
	secondLocale: "tr",
};
