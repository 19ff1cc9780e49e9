import { describe, expect, it } from "vitest";
import { foldText } from "../../lib/words/turkish.ts";
import { stemTurkish } from "./turkish-stem.ts";

const stem = (word: string) => stemTurkish(foldText(word));

const FAMILIES = [
	["görüntü", "görüntüler", "görüntüsü", "görüntüsünü", "görüntüden", "goruntu"],
	["özet", "özeti", "özetler", "özetlerden"],
	["renk", "rengi", "renkler", "renkleri"],
	["kitap", "kitabı", "kitaplardan"],
	["model", "modeli", "modeller", "modellerin", "modelden"],
	["ses", "sesi", "sesler", "seslerden"],
	["sınıflandırma", "sınıflandırmayı", "SINIFLANDIRMA", "sınıflandırıcı", "sınıflandırıcılar"],
	["özetleme", "özetleyici", "özetleyicisi"],
	["sonuç", "sonucu", "sonuçlar"],
];

describe("stemTurkish", () => {
	it.each(FAMILIES)("brings the forms of %s together", (...words) => {
		expect(new Set(words.map(stem)).size).toBe(1);
	});

	it("keeps short words apart", () => {
		expect(new Set(["ses", "yüz", "göz", "dil", "veri"].map(stem)).size).toBe(5);
	});
});
