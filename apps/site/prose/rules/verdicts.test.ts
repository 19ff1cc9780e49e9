import { describe, expect, it } from "vitest";
import { findingsOf, toProse } from "./findings-of.ts";
import { RULES } from "./index.ts";

const KOKORO = "[hexgrad/Kokoro-82M](https://huggingface.co/hexgrad/Kokoro-82M)";

describe("verdicts", () => {
	it.each([
		[`${KOKORO} boyutuna göre çok iyidir, ama Türkçe konuşmaz.`, "boyutuna göre çok iyidir"],
		[`${KOKORO} boyutuna göre güçlüdür.`, "boyutuna göre güçlüdür"],
		[`${KOKORO} belge ve grafik okumada güçlüdür; Türkçesini ölçen bir kaynak bulamadık.`, "güçlüdür"],
		[`${KOKORO} kalitelidir ama lisansında bölge kısıtı vardır.`, "kalitelidir"],
		[`${KOKORO} ince kenarları daha iyi çizer.`, "daha iyi çizer"],
		[`Genel bilgide sohbet modeli daha doğru yanıtlar; ${KOKORO} denenebilir.`, "daha doğru yanıtlar"],
		[`${KOKORO} küçük ve hızlıdır.`, "hızlıdır"],
		["`openai/whisper-small` Türkçede büyük sürümlerden belirgin biçimde çok yanılır.", "çok yanılır"],
		["Öneki unutmak sonucu belirgin biçimde kötüleştirir.", "sonucu belirgin biçimde kötüleştirir"],
		[`${KOKORO} is remarkable for its size.`, "for its size"],
		[`${KOKORO} is quick for drafts.`, "is quick"],
		[`${KOKORO} draws fine edges better.`, "draws fine edges better"],
		[`${KOKORO} MIT lisanslı güçlü bir seçenektir.`, "güçlü bir seçenektir"],
		[`${KOKORO} ayar istemeden iyi sonuç verebilir.`, "iyi sonuç verebilir"],
		[`${KOKORO} may do well without tuning.`, "do well"],
		["A forgotten prefix makes results clearly worse.", "makes results clearly worse"],
	])("finds “%s”", (text, words) => {
		expect(findingsOf("verdicts", { "tr/tasks/a": text })).toEqual([expect.stringContaining(`“${words}”`)]);
	});

	it.each([
		`Kartına göre ${KOKORO} çok daha hızlıdır.`,
		`${KOKORO} 82 milyon parametreyle küçüktür, ama Türkçe konuşmaz.`,
		`${KOKORO} deneyin. Hangisi daha iyi, aynı sorularla ölçün.`,
		`By its card ${KOKORO} is fast.`,
		"CTC modelleri hızlıdır.",
	])("lets “%s” stand", (text) => {
		expect(findingsOf("verdicts", { "tr/tasks/a": text })).toEqual([]);
	});

	it("reads what the catalogue says of a model", () => {
		const modelNotes = [
			"Türkçede güçlü çok dilli model.",
			"English reranker; high accuracy for its size.",
		].map((text) => ({
			path: "facts.ts",
			line: 1,
			locale: "tr" as const,
			model: "openai/whisper-small",
			text,
		}));
		expect(RULES["verdicts"]?.({ ...toProse({}), modelNotes })).toHaveLength(2);
	});
});
