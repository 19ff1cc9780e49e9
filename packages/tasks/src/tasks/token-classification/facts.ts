import { gloss } from "../../shared/gloss-labels.ts";
import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** What the labels of the example mean in Turkish, in their order. */
const MEANINGS = ["kişi", "yer", "kurum"];

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
		tr: "Metnin bütününü değil, tek tek parçalarını etiketler. Kişi, yer ve kurum adlarını bulmak ya da sözcüklerin türünü (ad, fiil, sıfat) belirlemek en bilinen örneklerdir. Sonuç, metindeki her bölümün nerede başlayıp bittiğini ve ne olduğunu söyler.",
		en: "The pieces of a text are labelled, not the text as a whole. Finding names of people, places and organisations, or telling nouns from verbs, are the best-known uses. The result says where each piece starts and ends, and what it is.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "text",
					label: "Metin",
					content: examples.tr[0].input.inputs,
				},
			],
			outputs: [
				{
					type: "text-with-tokens",
					text: examples.tr[0].input.inputs,
					tokens: examples.tr[0].output.map(({ entity_group, start, end }, index) => ({
						type: gloss(entity_group, MEANINGS[index]),
						start,
						end,
					})),
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Text", content: examples.en[0].input.inputs }],
			outputs: [
				{
					type: "text-with-tokens",
					text: examples.en[0].input.inputs,
					tokens: examples.en[0].output.map(({ entity_group: type, start, end }) => ({ type, start, end })),
				},
			],
		},
	},
	datasets: [
		{
			id: "eriktks/conll2003",
			description: {
				tr: "Haber metinlerinde kişi, yer, kurum ve öteki adlar; İngilizce varlık tanımanın ortak sınavıdır.",
				en: "People, places, organisations and other names in news; the common exam of English entity recognition.",
			},
		},
		{
			id: "unimelb-nlp/wikiann",
			description: {
				tr: "Vikipedi'den otomatik etiketlenmiş 176 dil; Türkçe bölümü hazır bir başlangıçtır.",
				en: "176 languages labelled automatically from Wikipedia; its Turkish part is a ready start.",
			},
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: {
				tr: "Etiketi doğru belirteçlerin payıdır; etiketsiz belirteçler çok olduğundan yüksek görünür.",
				en: "Share of tokens with the right label; looks high because most tokens carry none.",
			},
		},
		{
			id: "recall",
			description: {
				tr: "Metindeki varlıkların kaçının bulunduğunu ölçer; kişisel veri ararken en önemlisidir.",
				en: "Measures how many entities of the text were found; comes first in searches for personal data.",
			},
		},
		{
			id: "precision",
			description: {
				tr: "Bulunan varlıkların kaçının türü ve sınırlarıyla doğru olduğunu ölçer.",
				en: "Measures how many found entities are right in both type and boundaries.",
			},
		},
		{
			id: "f1",
			description: {
				tr: "Varlık düzeyinde hesaplanan kesinlik ve duyarlılığı tek puanda birleştirir; raporların ana sayısıdır.",
				en: "Joins entity-level precision and recall in one score; the headline figure of reports.",
			},
		},
	],
	models: [
		{
			id: "dslim/bert-base-NER",
			description: {
				tr: "İngilizce kişi, yer, kurum ve başka adlar için yaygın kullanılan hazır modeldir.",
				en: "Widely used ready model for English people, places, organisations and other names.",
			},
		},
		{
			id: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
			description: {
				tr: "İngilizce verilerle ince ayar görmüş büyük çok dilli model; başka dillere de aktarılabilir.",
				en: "Large multilingual model fine-tuned on English data; carries over to other languages in part.",
			},
		},
		{
			id: "blaze999/Medical-NER",
			description: {
				tr: "Tıbbi metinlerde hastalık, ilaç ve bulgu gibi varlıkları işaretler.",
				en: "Marks entities such as diseases, medicines and findings in medical texts.",
			},
		},
		{
			id: "flair/ner-english",
			description: {
				tr: "Flair kütüphanesiyle çalışan, dört ad türünü tanıyan İngilizce modeldir.",
				en: "English model for the Flair library that recognises four kinds of names.",
			},
		},
	],
	spaces: [
		{
			id: "spacy/gradio_pipeline_visualizer",
			description: {
				tr: "spaCy işlem hatlarının sözcük türlerini, bağlarını ve adları nasıl işaretlediğini gösterir.",
				en: "Shows how spaCy pipelines mark parts of speech, dependencies and names in a text.",
			},
		},
	],
	widgetModels: ["FacebookAI/xlm-roberta-large-finetuned-conll03-english"],
	snippetModels: {
		tr: "akdeniz27/bert-base-turkish-cased-ner",
		en: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
	},
	youtubeId: "wVHdVlPScxA",
	isPlaceholder: false,
};
