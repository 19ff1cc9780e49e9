import { describe, expect, it } from "vitest";
import type { SearchEntry } from "../entry/search-entry.ts";
import { findResultLine, hasAllWords, isWritten } from "./find-result-line.ts";
import { markWords } from "./mark-words.ts";
import { readServedPage } from "./read-page.ts";

const GLOSSARY = readServedPage(`<https://site.invalid/glossary/>

# Sözlük

## A

- [açgözlü seçim](https://site.invalid/glossary/#acgozlu-secim) İngilizcesi: greedy decoding

  - Her adımda en olası belirteci alma. Sonuç hep aynıdır, ama bütün metin açısından en iyisi olmayabilir.

- [ağırlıklar](https://site.invalid/glossary/#agirliklar) İngilizcesi: weights

  - Bir modelin sayıları. Bütün metin için aynıdır.
`);

const METRICS = readServedPage(`<https://site.invalid/metrics/>

# Ölçütler

## Tam eşleşme

Yanıtların ne kadarının beklenenle aynı olduğunu söyler.

**Dikkat:** Ek almış sözcük ayrı sayılır.

Kullanan görevler: [Özetleme](https://site.invalid/tasks/summarization/)
`);

const GUIDE = readServedPage(`<https://site.invalid/docs/transformers/fine-tuning/>

# İnce ayar

On satır sürer.

## Öğrenme hızı

Öğrenme hızı büyükse kayıp salınır.
`);

const term: SearchEntry = {
	href: "/glossary/#acgozlu-secim",
	kind: "term",
	title: "açgözlü seçim",
	text: "Her adımda en olası belirteci alma.",
};
const metric: SearchEntry = {
	href: "/metrics/#exact-match",
	kind: "metric",
	title: "Tam eşleşme",
	text: "Yanıtların ne kadarının beklenenle aynı olduğunu söyler.",
};
const guide: SearchEntry = {
	href: "/docs/transformers/fine-tuning/",
	kind: "page",
	title: "İnce ayar",
	text: "Bir model eğitmek.",
};

const find = (page: typeof GUIDE, entry: SearchEntry, query: string) => {
	const line = findResultLine(page, entry, markWords(query, "tr"));
	return line && { ...line, pieces: line.pieces.map(({ text }) => text).join("") };
};

describe("findResultLine", () => {
	it("shows the part of a term's own definition in which the words stand, and leads to the term", () => {
		expect(find(GLOSSARY, term, "bütün metin")).toEqual({
			href: term.href,
			place: undefined,
			pieces: expect.stringContaining("bütün metin açısından"),
		});
	});

	it("shows the sentence about a metric in which the words stand", () => {
		expect(find(METRICS, metric, "ek almış sözcük")).toMatchObject({
			href: metric.href,
			pieces: "Dikkat: Ek almış sözcük ayrı sayılır.",
		});
	});

	it("leads a guide to the heading above the line", () => {
		expect(find(GUIDE, guide, "kayıp salınır")).toMatchObject({
			href: "/docs/transformers/fine-tuning/#ogrenme-hizi",
			place: "Öğrenme hızı",
		});
	});

	it("leaves a description that has as many of the words", () => {
		expect(find(GLOSSARY, term, "en olası belirteç")).toBeUndefined();
		expect(find(METRICS, metric, "beklenenle aynı")).toBeUndefined();
	});

	it("takes a list of links to other pages for lines", () => {
		expect(find(METRICS, metric, "özetleme")?.pieces).toContain("Özetleme");
	});
});

describe("isWritten", () => {
	it.each([
		term,
		metric,
		guide,
		{ href: "/docs/tutorials/ocr/", kind: "page", title: "OCR", words: "tarama" },
		{ href: "/docs/tutorials/ocr/#adim", kind: "section", title: "Adım", words: "" },
	] as const)("is true of $kind $href", (entry) => expect(isWritten(entry)).toBe(true));

	it.each([
		{ href: "/metrics/", kind: "page", title: "Ölçütler", text: "Hesaplayıcılar." },
		{ href: "/docs/transformers/", kind: "page", title: "Transformers" },
		{ href: "/docs/api/metrics/functions/", kind: "section", title: "İşlevler", under: "@pusula/metrics" },
		{ href: "/docs/api/metrics/functions/#wer", kind: "api", title: "wer" },
		{ href: "/docs/transformers/?q=BERT#models", kind: "model", title: "BERT", text: "Metin" },
	] as const)("is false of $kind $href, which has no text with such headings", (entry) =>
		expect(isWritten(entry)).toBe(false),
	);
});

describe("hasAllWords", () => {
	it("is true where no line can have more of the words than name and description", () => {
		const has = (query: string) => hasAllWords(term, query, markWords(query, "tr"));
		expect(has("açgözlü seçim")).toBe(true);
		expect(has("açgözlü seçim bütün")).toBe(false);
	});

	it("takes no more of a query apart than is searched for", () => {
		const lengths: number[] = [];
		hasAllWords(term, "açgözlü seçim ".repeat(5000), (text) => {
			lengths.push(text.length);
			return [];
		});
		expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
	});
});
