import type { ModalityEntry } from "./types/task.ts";

/** The domains of the catalogue, in the order in which they are shown. */
export const MODALITIES: readonly ModalityEntry[] = [
	{ id: "multimodal", order: 0, names: { tr: "Çok kipli", en: "Multimodal" } },
	{ id: "nlp", order: 1, names: { tr: "Doğal dil işleme", en: "Natural Language Processing" } },
	{ id: "cv", order: 2, names: { tr: "Bilgisayarlı görü", en: "Computer Vision" } },
	{ id: "audio", order: 3, names: { tr: "Ses", en: "Audio" } },
	{ id: "tabular", order: 4, names: { tr: "Tablo verisi", en: "Tabular" } },
	{ id: "rl", order: 5, names: { tr: "Pekiştirmeli öğrenme", en: "Reinforcement Learning" } },
	{ id: "other", order: 6, names: { tr: "Diğer", en: "Other" } },
];
