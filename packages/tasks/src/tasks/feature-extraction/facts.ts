import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of feature-extraction. */
export const task: Task = {
	id: "feature-extraction",
	name: "Feature Extraction",
	names: { tr: "Öznitelik çıkarma", en: "Feature Extraction" },
	modality: "nlp",
	color: "red",
	position: 70,
	outputKind: "vector",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of feature-extraction. */
export const info: TaskInfo = {
	summary: {
		tr: "Metni, anlamını taşıyan bir sayı dizisine, yani vektöre çevirir. Anlamca yakın metinlerin vektörleri de birbirine yakın olur; anlamsal arama, öneri ve kümeleme bu özellikten yararlanır.",
		en: "A text is turned into a list of numbers, a vector, that carries its meaning. Texts with similar meanings get vectors that lie close together, which is what semantic search, recommendation and clustering build on.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "text", label: "1. metin", content: examples.tr[0].input.inputs[0] },
				{ type: "text", label: "2. metin", content: examples.tr[0].input.inputs[1] },
			],
			outputs: [
				{
					type: "tabular",
					table: [
						["Boyut 1", "Boyut 2", "Boyut 3", "Boyut 4"],
						...examples.tr[0].output.map((vector) => vector.map(String)),
					],
				},
			],
		},
		en: {
			inputs: [
				{ type: "text", label: "Text 1", content: examples.en[0].input.inputs[0] },
				{ type: "text", label: "Text 2", content: examples.en[0].input.inputs[1] },
			],
			outputs: [
				{
					type: "tabular",
					table: [
						["Dimension 1", "Dimension 2", "Dimension 3", "Dimension 4"],
						...examples.en[0].output.map((vector) => vector.map(String)),
					],
				},
			],
		},
	},
	datasets: [
		{
			id: "wikipedia",
			description: {
				tr: "Birçok dilde temiz ansiklopedi metni; gömme modellerinin ön eğitiminde temel kaynaktır.",
				en: "Clean encyclopedia text in many languages; a basic source for pretraining embedding models.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "thenlper/gte-large",
			description: {
				tr: "İngilizce arama ve benzerlik için 1024 boyutlu vektör verir.",
				en: "Model for English search and similarity, with vectors of 1024 dimensions.",
			},
		},
		{
			id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
			description: {
				tr: "Yönerge alan 7 milyar parametreli model; büyük dil modelinden gömme üretmenin örneğidir.",
				en: "Instruction-aware model of 7 billion parameters; an example of embeddings from a large language model.",
			},
		},
	],
	spaces: [
		{
			id: "mteb/leaderboard",
			description: {
				tr: "Gömme modellerini dile ve göreve göre süzerek karşılaştırabileceğiniz sıralama tablosudur.",
				en: "Leaderboard where embedding models can be compared by language and by task.",
			},
		},
		{
			id: "mteb/arena",
			description: {
				tr: "İki modelin aynı sorguya verdiği sonuçları yan yana görüp oylamanızı sağlar.",
				en: "Shows the results of two models for one query side by side, for a vote.",
			},
		},
	],
	widgetModels: ["facebook/bart-base"],
	snippetModels: {
		tr: "intfloat/multilingual-e5-large-instruct",
		en: "intfloat/multilingual-e5-large-instruct",
	},
	isPlaceholder: false,
};
