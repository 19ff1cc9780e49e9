import { describe, expect, it } from "vitest";
import type { Locale } from "../../src/lib/locale.ts";
import { findingsOf } from "./findings-of.ts";

function claims(rule: string, locale: Locale, text: string): readonly string[] {
	return findingsOf(rule, { [`${locale}/tasks/a`]: text });
}

describe("family-claims", () => {
	it.each([
		["tr", "Kokoro Türkçe konuşur.", "“Türkçe konuşur”"],
		["tr", "Kokoro Türkçeyi de destekler.", "“Türkçeyi de destekler”"],
		["tr", "Kokoro Türkçe metinleri rahatça seslendirir.", "“Türkçe metinleri rahatça seslendirir”"],
		["tr", "Kokoro ve NLLB Türkçe konuşur.", "“Türkçe konuşur”"],
		["en", "Whisper, NLLB and Kokoro speak Turkish.", "“speak Turkish”"],
		["tr", "Türkçe bilen bir ses için Kokoro yeter.", "“Türkçe bilen”"],
		["en", "Kokoro speaks Turkish.", "“speaks Turkish”"],
		["en", "The voices of Kokoro speak fluent Turkish.", "“speak fluent Turkish”"],
		["tr", "NLLB ticari kullanıma uygundur.", "“ticari kullanıma uygundur”"],
		["tr", "NLLB ticari ürünlerde serbestçe kullanılır.", "“ticari ürünlerde serbestçe kullanılır”"],
		["en", "NLLB is free for commercial use.", "“free for commercial use”"],
		["en", "NLLB may be used commercially.", "“may be used commercially”"],
		["tr", "NLLB Türkçe bilmez.", "“Türkçe bilmez”"],
		["tr", "Whisper ticari kullanıma kapalıdır.", "“ticari kullanıma kapalı”"],
		["tr", "DistilRoBERTa boşluğu `[MASK]` ile alır.", "“[MASK]”"],
		["en", "DistilRoBERTa takes `[MASK]` for the gap.", "“[MASK]”"],
	] as const)("%s: %s", (locale, text, found) => {
		expect(claims("family-claims", locale, text)).toEqual([expect.stringContaining(found)]);
	});

	it.each([
		["tr", "Kokoro Türkçe konuşmaz."],
		["en", "Kokoro does not speak Turkish."],
		["tr", "NLLB ticari kullanıma kapalıdır."],
		["en", "Whisper knows Turkish."],
		["tr", "Kokoro susarken Whisper Türkçe bilir."],
		["tr", "NLLB ve Whisper Türkçe bilir."],
		["tr", "Bu iş Türkçe konuşur."],
		["tr", "DistilRoBERTa `[MASK]` işaretini tanımaz."],
		["tr", "DistilRoBERTa boşluğu `<mask>` ile alır."],
	] as const)("%s: lets “%s” stand", (locale, text) => {
		expect(claims("family-claims", locale, text)).toEqual([]);
	});
});

describe("model-claims about context, gap and other languages", () => {
	it.each([
		["tr", "`Qwen/Qwen3-32B` bağlamı 8.192 belirteçtir.", "8.192 belirteç"],
		["tr", "`Qwen/Qwen3-32B` 8K belirteçlik pencereyle gelir.", "8K belirteç"],
		["en", "`Qwen/Qwen3-32B` has a context of 8,192 tokens.", "8,192 tokens"],
		["en", "`Qwen/Qwen3-32B` has an 8K-token window.", "8K-token"],
		["tr", "`distilbert/distilroberta-base` boşluğu `[MASK]` ile alır.", "“[MASK]”"],
		["en", "`distilbert/distilroberta-base` takes `[MASK]`.", "“[MASK]”"],
		["tr", "`facebook/bart-large-mnli` Almanca bilir.", "“Almanca bilir”"],
		["en", "`facebook/bart-large-mnli` understands German.", "“understands German”"],
	] as const)("%s: %s", (locale, text, found) => {
		expect(claims("model-claims", locale, text)).toEqual([expect.stringContaining(found)]);
	});

	it.each([
		["tr", "`distilbert/distilroberta-base` boşluğu `<mask>` ile alır."],
		["tr", "`distilbert/distilroberta-base` `[MASK]` tanımaz."],
		["en", "`Qwen/Qwen3-32B` counts 8,192 tokens in this text."],
		["en", "`facebook/bart-large-mnli` knows English."],
	] as const)("%s: lets “%s” stand", (locale, text) => {
		expect(claims("model-claims", locale, text)).toEqual([]);
	});
});
