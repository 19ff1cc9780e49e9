import { describe, expect, it } from "vitest";
import { stemTurkish } from "./turkish-stem.ts";

const FAMILIES = [
	["görüntü", "görüntüler", "görüntüsü", "görüntüsünü", "görüntüden", "goruntu"],
	["özet", "özeti", "özetler", "özetlerden"],
	["renk", "rengi", "renkler", "renkleri"],
	["kitap", "kitabı", "kitaplardan"],
	["model", "modeli", "modeller", "modellerin", "modelden"],
	["ses", "sesi", "sesler", "seslerden"],
	["sınıflandırma", "sınıflandırmayı", "SINIFLANDIRMA"],
];

describe("stemTurkish", () => {
	it.each(FAMILIES)("brings the forms of %s together", (...words) => {
		expect(new Set(words.map(stemTurkish)).size).toBe(1);
	});

	it("keeps short words apart", () => {
		expect(new Set(["ses", "yüz", "göz", "dil", "veri"].map(stemTurkish)).size).toBe(5);
	});
});
