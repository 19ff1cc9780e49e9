import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of token-classification. */
export const task: Task = {
	id: "token-classification",
	name: "Token Classification",
	names: { tr: "Belirteç sınıflandırma", en: "Token Classification" },
	modality: "nlp",
	color: "blue",
	position: 10,
	outputKind: "spans",
	subtasks: [
		{
			type: "named-entity-recognition",
			name: "Named Entity Recognition",
			names: { tr: "Adlandırılmış varlık tanıma", en: "Named Entity Recognition" },
		},
		{
			type: "part-of-speech",
			name: "Part of Speech",
			names: { tr: "Sözcük türü etiketleme", en: "Part of Speech" },
		},
		{ type: "parsing", name: "Parsing", names: { tr: "Ayrıştırma", en: "Parsing" } },
		{
			type: "lemmatization",
			name: "Lemmatization",
			names: { tr: "Sözlük biçimine indirgeme", en: "Lemmatization" },
		},
		{
			type: "word-sense-disambiguation",
			name: "Word Sense Disambiguation",
			names: { tr: "Sözcük anlamı belirginleştirme", en: "Word Sense Disambiguation" },
		},
		{
			type: "coreference-resolution",
			name: "Coreference-resolution",
			names: { tr: "Eşgönderim çözümleme", en: "Coreference Resolution" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of token-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Burada etiket metnin bütününe değil, tek tek parçalarına verilir. Kişi, yer ve kurum adlarını bulmak ya da sözcüklerin türünü (ad, eylem, sıfat) belirlemek en bilinen örneklerdir. Sonuç, metindeki her bölümün nerede başlayıp bittiğini ve ne olduğunu söyler.",
		en: "Here the pieces of a text are labelled, not the text as a whole. Finding names of people, places and organisations, or telling nouns from verbs, are the best-known uses. The result says where each piece starts and ends, and what it is.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "text",
					label: "Metin",
					content: "Zeynep, İzmir'de doğdu ve şimdi TÜBİTAK'ta çalışıyor.",
				},
			],
			outputs: [
				{
					type: "text-with-tokens",
					text: "Zeynep, İzmir'de doğdu ve şimdi TÜBİTAK'ta çalışıyor.",
					tokens: [
						{ type: "KİŞİ", start: 0, end: 6 },
						{ type: "YER", start: 8, end: 13 },
						{ type: "KURUM", start: 32, end: 39 },
					],
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Text", content: "Clara was born in Lyon and now works at UNESCO." }],
			outputs: [
				{
					type: "text-with-tokens",
					text: "Clara was born in Lyon and now works at UNESCO.",
					tokens: [
						{ type: "PERSON", start: 0, end: 5 },
						{ type: "PLACE", start: 18, end: 22 },
						{ type: "ORGANISATION", start: 40, end: 46 },
					],
				},
			],
		},
	},
	datasets: [{ id: "eriktks/conll2003" }, { id: "unimelb-nlp/wikiann" }],
	metrics: [{ id: "accuracy" }, { id: "recall" }, { id: "precision" }, { id: "f1" }],
	models: [
		{ id: "dslim/bert-base-NER" },
		{ id: "FacebookAI/xlm-roberta-large-finetuned-conll03-english" },
		{ id: "blaze999/Medical-NER" },
		{ id: "flair/ner-english" },
	],
	spaces: [{ id: "spacy/gradio_pipeline_visualizer" }],
	widgetModels: ["FacebookAI/xlm-roberta-large-finetuned-conll03-english"],
	youtubeId: "wVHdVlPScxA",
	isPlaceholder: false,
};

/** Input that fits the schema of token-classification. */
export const example: TaskExample = {
	tr: {
		inputs: "Ayşe Demir geçen yaz Ankara'dan Kopenhag'a taşındı ve Novo Nordisk'te çalışmaya başladı.",
	},
	en: { inputs: "Last summer Maria Rossi moved from Milan to Copenhagen and joined Novo Nordisk." },
};
