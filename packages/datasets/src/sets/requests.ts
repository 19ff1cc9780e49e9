import type { Dataset } from "../types/dataset.ts";

/** Requests to a help desk by their topic. */
export const requests: Dataset = {
	title: { tr: "İstek sınıflandırma", en: "Requests to a help desk" },
	task: "zero-shot-classification",
	files: [
		{ language: "tr", split: "train", rows: 216 },
		{ language: "tr", split: "validation", rows: 25 },
		{ language: "tr", split: "test", rows: 64 },
		{ language: "en", split: "test", rows: 104 },
	],
	columns: [
		{ name: "id", role: "id", meaning: { tr: "Satırın adı", en: "Name of the row" } },
		{ name: "text", role: "input", meaning: { tr: "İstek", en: "The request" } },
		{ name: "label", role: "answer", meaning: { tr: "Konusu", en: "What it is about" } },
	],
	labels: {
		tr: ["iade", "kargo", "fatura", "şifre", "arıza", "bilgi", "şikâyet", "iptal"],
		en: ["return", "delivery", "billing", "password", "fault", "information", "complaint", "cancellation"],
	},
	written: {
		tr: "Sekiz konu için kısa istekler, birkaçı küçük harfle ya da Türkçe harfsiz yazıldı. Etiketsiz (zero-shot) sınıflandırma ve ince ayar için uygundur.",
		en: "Short requests for eight topics, a few typed in small letters or without Turkish ones. For zero-shot classification and for fine-tuning.",
	},
	limits: {
		tr: "Her isteğin tek etiketi var; gerçekte bir ileti hem iade hem şikâyet olabilir. Bölümler küçüktür, yüzde birkaç puanlık farklar şans olabilir.",
		en: "Each request has one label, though a real message can be a return and a complaint. Splits are small, so differences of a few points may be chance.",
	},
};
