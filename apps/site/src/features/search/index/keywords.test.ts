import { expect, it } from "vitest";
import { findKeywords } from "./keywords.ts";

const TEXTS = [
	"Model sesi yazıya döker. Döküm uzunsa model parçalar.",
	"Model görüntüyü böler. Görüntüler büyükse model küçültür.",
	"Model metni özetler; 429 gelirse bekler.",
	"Model çeviri yapar ve chatCompletion çağırır.",
	"Model tablo okur.",
	"Model video üretir.",
];

it("gives the words that stand in a text often and elsewhere seldom", () => {
	const keywordsOf = findKeywords(TEXTS, "tr");
	expect(keywordsOf(TEXTS[1] ?? "", 1)).toBe("goruntuyu");
	expect(keywordsOf(TEXTS[1] ?? "", 9)).not.toContain("model");
});

it("keeps status codes and names of code", () => {
	const keywordsOf = findKeywords(TEXTS, "tr");
	expect(keywordsOf(TEXTS[2] ?? "", 9).split(" ")).toContain("429");
	expect(keywordsOf(TEXTS[3] ?? "", 9).split(" ")).toContain("chatCompletion");
});
