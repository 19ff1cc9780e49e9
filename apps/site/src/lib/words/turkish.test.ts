import { describe, expect, it } from "vitest";
import { foldText, matchesQuery } from "./turkish.ts";

describe("foldText", () => {
	it("makes every spelling of a Turkish word equal", () => {
		expect(["IŞIK", "ışık", "Işık", "isik", "ISIK"].map(foldText)).toEqual(Array(5).fill("isik"));
		expect(["İstek", "istek", "ISTEK", "ıstek"].map(foldText)).toEqual(Array(4).fill("istek"));
		expect(foldText("ÇĞİÖŞÜ çğıöşü âîû")).toBe("cgiosu cgiosu aiu");
	});

	it("leaves no combining dot behind", () => {
		expect(foldText("İİİ")).toHaveLength(3);
	});
});

describe("matchesQuery", () => {
	it("finds words in any order, without regard to case and accents", () => {
		expect(matchesQuery("Görüntü sınıflandırma", "SINIF goruntu")).toBe(true);
		expect(matchesQuery("Görüntü sınıflandırma", "ses")).toBe(false);
	});

	it("matches everything when the query is blank", () => {
		expect(matchesQuery("BERT", "   ")).toBe(true);
	});
});
