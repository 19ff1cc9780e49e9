import type { Task, TaskExample, TaskInfo } from "../../types.ts";

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
			inputs: [{ type: "text", label: "Türkçe", content: "Deniz bugün çarşaf gibi." }],
			outputs: [{ type: "text", label: "İngilizce", content: "The sea is as smooth as a sheet today." }],
		},
		en: {
			inputs: [{ type: "text", label: "English", content: "The sea is as smooth as a sheet today." }],
			outputs: [{ type: "text", label: "Turkish", content: "Deniz bugün çarşaf gibi." }],
		},
	},
	datasets: [{ id: "Helsinki-NLP/opus_books" }, { id: "google/code_x_glue_cc_code_to_code_trans" }],
	metrics: [{ id: "bleu" }, { id: "sacrebleu" }],
	models: [{ id: "facebook/nllb-200-1.3B" }, { id: "google-t5/t5-base" }],
	spaces: [{ id: "Iker/Translate-100-languages" }, { id: "Geonmo/nllb-translation-demo" }],
	widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
	youtubeId: "1JvfrvZgi6c",
	canonicalId: "text2text-generation",
	isPlaceholder: false,
};

/** Input that fits the schema of translation. */
export const example: TaskExample = {
	tr: {
		inputs: "Yarın sabah ilk vapurla karşıya geçiyoruz.",
		parameters: { src_lang: "tr_TR", tgt_lang: "en_XX" },
	},
	en: {
		inputs: "We are taking the first ferry across tomorrow morning.",
		parameters: { src_lang: "en_XX", tgt_lang: "tr_TR" },
	},
};
