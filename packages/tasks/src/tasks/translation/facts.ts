import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of translation. */
export const task: Task = {
	id: "translation",
	name: "Translation",
	names: { tr: "Çeviri", en: "Translation" },
	modality: "nlp",
	color: "green",
	position: 50,
	outputKind: "text",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of translation. */
export const info: TaskInfo = {
	summary: {
		tr: "Çeviri, bir dilde yazılmış metni anlamını koruyarak başka bir dile aktarır. Bazı modeller tek bir dil çiftini, bazıları ise yüzlerce dili tanır; çok dilli modellere kaynak ve hedef dilin söylenmesi gerekir.",
		en: "Translation carries a text over into another language while keeping its meaning. Some models know a single pair of languages, others hundreds; those have to be told which language is the source and which the target.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "Türkçe", content: examples.tr[0].input.inputs }],
			outputs: [{ type: "text", label: "İngilizce", content: examples.tr[0].output.translation_text }],
		},
		en: {
			inputs: [{ type: "text", label: "English", content: examples.en[0].input.inputs }],
			outputs: [{ type: "text", label: "Turkish", content: examples.en[0].output.translation_text }],
		},
	},
	datasets: [
		{
			id: "Helsinki-NLP/opus_books",
			description: {
				tr: "Telifi bitmiş kitaplardan hizalanmış cümle çiftleri; edebî dilde denemek için uygundur.",
				en: "Sentence pairs aligned from books out of copyright; good for trying literary language.",
			},
		},
		{
			id: "google/code_x_glue_cc_code_to_code_trans",
			description: {
				tr: "Aynı işi yapan Java ve C# kodlarını eşler; programlama dilleri arasında çeviri içindir.",
				en: "Pairs Java and C# code that does the same; for translation between programming languages.",
			},
		},
	],
	metrics: [
		{
			id: "bleu",
			description: {
				tr: "Çeviriyi referans çeviriyle ortak sözcük dizileri üzerinden karşılaştırır; eski sonuçlarla kıyas sağlar.",
				en: "Compares with a reference by shared word sequences; keeps results comparable with older work.",
			},
		},
		{
			id: "sacrebleu",
			description: {
				tr: "BLEU'yu sabit belirteçlemeyle hesaplar; farklı yayınlardaki puanlar böylece karşılaştırılabilir olur.",
				en: "Computes BLEU with fixed tokenization, so that scores from different papers can be compared.",
			},
		},
	],
	models: [
		{
			id: "facebook/nllb-200-1.3B",
			description: {
				tr: "Türkçe dâhil 200 dil arasında doğrudan çeviri yapar; lisansı ticari kullanıma kapalıdır.",
				en: "Translates directly among 200 languages, Turkish included; its licence rules out commercial use.",
			},
		},
		{
			id: "google-t5/t5-base",
			description: {
				tr: "Görevi istemde söylenen genel model; İngilizceden Almanca, Fransızca ve Rumenceye çevirir.",
				en: "General model told its task in the prompt; translates English to German, French and Romanian.",
			},
		},
	],
	spaces: [
		{
			id: "Iker/Translate-100-languages",
			description: {
				tr: "Yüz dil arasında çeviriyi kurulum yapmadan tarayıcıda denemeye yarar.",
				en: "For trying translation among a hundred languages without installing anything.",
			},
		},
		{
			id: "Geonmo/nllb-translation-demo",
			description: {
				tr: "NLLB modeliyle dil çiftlerini tarayıcıdan seçip denemenizi sağlar.",
				en: "Lets you pick language pairs and try the NLLB model in the browser.",
			},
		},
	],
	widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
	youtubeId: "1JvfrvZgi6c",
	canonicalId: "text2text-generation",
	isPlaceholder: false,
};
