import type { Language } from "./language.ts";

export { stemTurkish as stem } from "../grammar/turkish-stem.ts";
export { toTurkishSource as termSource } from "../grammar/turkish-terms.ts";

export const language: Language = {
	tag: "tr",
	isDefault: true,
	name: "Türkçe",
	region: "tr-TR",
	decimalMark: ",",
	alphabet: "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ",
	secondLocale: "en",
	letters: "ĞğİŞş₺",
};
