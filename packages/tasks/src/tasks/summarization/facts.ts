import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of summarization. */
export const task: Task = {
	id: "summarization",
	name: "Summarization",
	names: { tr: "Özetleme", en: "Summarization" },
	modality: "nlp",
	color: "indigo",
	position: 60,
	outputKind: "text",
	subtasks: [
		{
			type: "news-articles-summarization",
			name: "News Articles Summarization",
			names: { tr: "Haber özetleme", en: "News Articles Summarization" },
		},
		{
			type: "news-articles-headline-generation",
			name: "News Articles Headline Generation",
			names: { tr: "Haber başlığı üretimi", en: "News Articles Headline Generation" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of summarization. */
export const info: TaskInfo = {
	summary: {
		tr: "Uzun bir metnin önemli yanlarını birkaç cümlede toplar. Kimi modeller metinden cümle seçer, kimileri özeti kendi sözcükleriyle yazar; ikinci yolda özetin metne sadık kalıp kalmadığına bakmak gerekir.",
		en: "A long text is brought down to its main points in a few sentences. Some models pick sentences from the text, others write the summary in their own words, and then it is worth checking that the summary stays true to the text.",
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
					type: "text",
					label: "Özet",
					content: examples.tr[0].output.summary_text,
				},
			],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "Text",
					content: examples.en[0].input.inputs,
				},
			],
			outputs: [
				{
					type: "text",
					label: "Summary",
					content: examples.en[0].output.summary_text,
				},
			],
		},
	},
	datasets: [
		{
			id: "mlsum",
			description: {
				tr: "Beş dilde haber ve özet çiftleri; Türkçe bölümü eğitim için doğrudan kullanılabilir.",
				en: "News and summary pairs in five languages; the Turkish part can be used for training directly.",
			},
		},
		{
			id: "samsum",
			description: {
				tr: "Elle özetlenmiş 16 bin İngilizce sohbet; konuşma özetlemeyi öğretmek için hazırlanmıştır.",
				en: "16 thousand English chats summarised by hand, made for teaching the summary of conversations.",
			},
		},
	],
	metrics: [
		{
			id: "rouge",
			description: {
				tr: "Özet ile referans özetin ortak sözcük dizilerini sayar; içeriğin ne kadar kapsandığını gösterir.",
				en: "Counts word sequences shared with a reference summary; shows how much content is covered.",
			},
		},
	],
	models: [
		{
			id: "facebook/bart-large-cnn",
			description: {
				tr: "İngilizce haberleri birkaç cümleye indiren, sık kullanılan dayanak modeldir.",
				en: "Often-used baseline that brings English news down to a few sentences.",
			},
		},
		{
			id: "Falconsai/medical_summarization",
			description: {
				tr: "Tıbbi metinlerle ince ayar görmüştür; alana uyarlanmış özetlemenin nasıl davrandığını gösterir.",
				en: "Fine-tuned on medical texts; shows how summarization behaves once fitted to a field.",
			},
		},
	],
	spaces: [
		{
			id: "pszemraj/summarize-long-text",
			description: {
				tr: "Modelin penceresine sığmayan uzun metinlerin nasıl özetlendiğini denemeye yarar.",
				en: "For trying how texts longer than a model's window are summarised.",
			},
		},
		{
			id: "ml6team/distilbart-tos-summarizer-tosdr",
			description: {
				tr: "Uzun kullanım koşullarının can alıcı maddelerini öne çıkaran bir uygulamadır.",
				en: "An application that brings out the critical clauses of long terms of service.",
			},
		},
		{
			id: "pszemraj/document-summarization",
			description: {
				tr: "Sayfalarca uzunluktaki belgelerin özetini denemek için bir deneme alanıdır.",
				en: "A playground for summaries of documents that run over many pages.",
			},
		},
		{
			id: "ml6team/post-processing-summarization",
			description: {
				tr: "Özetteki hatalı adları ve uyuşmazlıkları sonradan bulan denetimleri gösterir.",
				en: "Shows checks that find wrong names and inconsistencies in a finished summary.",
			},
		},
	],
	widgetModels: ["facebook/bart-large-cnn"],
	snippetModels: {
		tr: "mukayese/mt5-base-turkish-summarization",
		en: "facebook/bart-large-cnn",
	},
	youtubeId: "yHnr5Dk2zCI",
	canonicalId: "text2text-generation",
	isPlaceholder: false,
};
