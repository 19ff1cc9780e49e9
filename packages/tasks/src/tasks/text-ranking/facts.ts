import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of text-ranking. */
export const task: Task = {
	id: "text-ranking",
	name: "Text Ranking",
	names: { tr: "Metin sıralama", en: "Text Ranking" },
	modality: "nlp",
	color: "red",
	position: 360,
	outputKind: "pairs",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-ranking. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir sorguyla birlikte birkaç metin alır ve her birine sorguya ne kadar uyduğunu gösteren bir puan verir. Arama motorlarında hızlı bir ön elemeden geçen sonuçları daha dikkatli bir sıraya koymak için kullanılır.",
		en: "Given a query and several texts, the model scores how well each text answers the query. Search engines use it to put the results of a fast first pass into a more careful order.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "text", label: "Sorgu", content: "Domates fidesi ne zaman dikilir?" },
				{
					type: "text",
					label: "Sıralanacak metinler",
					content: "Fideler, don tehlikesi geçtikten sonra nisan sonu ile mayıs arasında dikilir.",
				},
				{ type: "text", label: "", content: "Domates çorbası için önce soğan kavrulur." },
				{ type: "text", label: "", content: "Domatesin anavatanı Güney Amerika'dır." },
			],
			outputs: [
				{
					type: "chart",
					data: [
						{
							label: "Fideler, don tehlikesi geçtikten sonra nisan sonu ile mayıs arasında dikilir.",
							score: 0.98,
						},
						{ label: "Domatesin anavatanı Güney Amerika'dır.", score: 0.12 },
						{ label: "Domates çorbası için önce soğan kavrulur.", score: 0.03 },
					],
				},
			],
		},
		en: {
			inputs: [
				{ type: "text", label: "Query", content: "When should tomato seedlings be planted?" },
				{
					type: "text",
					label: "Texts to rank",
					content: "Plant the seedlings after the last frost, from late April to May.",
				},
				{ type: "text", label: "", content: "For tomato soup, fry the onions first." },
				{ type: "text", label: "", content: "Tomatoes come from South America." },
			],
			outputs: [
				{
					type: "chart",
					data: [
						{
							label: "Plant the seedlings after the last frost, from late April to May.",
							score: 0.98,
						},
						{ label: "Tomatoes come from South America.", score: 0.12 },
						{ label: "For tomato soup, fry the onions first.", score: 0.03 },
					],
				},
			],
		},
	},
	datasets: [
		{
			id: "microsoft/ms_marco",
			description: {
				tr: "Sorgu ve bölüm çiftlerinden oluşur; sıralama modellerinin çoğu bununla eğitilir.",
				en: "Made of query and passage pairs; most ranking models are trained on it.",
			},
		},
	],
	metrics: [
		{
			id: "Normalized Discounted Cumulative Gain",
			description: {
				tr: "Dereceli ilgiyi ve sırayı birlikte hesaba katar; 1 en iyi olası sıralamadır.",
				en: "Takes graded relevance and position into account; 1 is the best possible order.",
			},
		},
		{
			id: "Mean Reciprocal Rank",
			description: {
				tr: "Yalnızca ilk ilgili sonucun yerine bakar; kullanıcı tek yanıt arıyorsa yeterlidir.",
				en: "Looks only at the place of the first relevant result; enough when one answer is sought.",
			},
		},
		{
			id: "Mean Average Precision",
			description: {
				tr: "Bütün ilgili sonuçların yerini hesaba katar; her sorgunun birçok yanıtı varsa kullanılır.",
				en: "Takes the places of all relevant results into account; for queries with many answers.",
			},
		},
	],
	models: [
		{
			id: "cross-encoder/ms-marco-MiniLM-L6-v2",
			description: {
				tr: "İngilizce için 6 katmanlı, küçük bir çapraz kodlayıcıdır.",
				en: "Small cross-encoder of 6 layers for English.",
			},
		},
		{
			id: "Alibaba-NLP/gte-multilingual-reranker-base",
			description: {
				tr: "Birden çok dil için eğitilmiş sıralayıcıdır; Türkçesini kendi sorgularınızla sınayın.",
				en: "Reranker trained for several languages; test its Turkish with queries of your own.",
			},
		},
		{
			id: "Alibaba-NLP/gte-reranker-modernbert-base",
			description: {
				tr: "ModernBERT tabanlı, yalnızca İngilizce için eğitilmiş bir sıralayıcıdır.",
				en: "Reranker on a ModernBERT base, trained for English alone.",
			},
		},
	],
	spaces: [],
	widgetModels: ["cross-encoder/ms-marco-MiniLM-L6-v2"],
	isPlaceholder: false,
};
