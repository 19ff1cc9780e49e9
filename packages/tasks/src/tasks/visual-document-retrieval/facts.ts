import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of visual-document-retrieval. */
export const task: Task = {
	id: "visual-document-retrieval",
	name: "Visual Document Retrieval",
	names: { tr: "Görsel belge getirme", en: "Visual Document Retrieval" },
	modality: "multimodal",
	color: "yellow",
	position: 540,
	outputKind: "pairs",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of visual-document-retrieval. */
export const info: TaskInfo = {
	summary: {
		tr: "Sorulan soruya hangi belge sayfasının yanıt verdiğini, sayfaları görüntü olarak inceleyerek bulur. Metnin önce tanınıp ayıklanması gerekmez; grafikler, tablolar ve sayfa düzeni de aramaya katılır.",
		en: "Which page answers the question is found by looking at the pages as pictures. The text need not be recognised and extracted first; charts, tables and layout take part in the search as well.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "text", label: "Soru", content: "Yıllara göre ihracat grafiği hangi sayfada?" },
				{
					type: "img",
					filename: "pages.png",
					alt: "Bir raporun üç sayfası: biri düz yazı, biri çubuk grafik, biri tablo.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "Sayfa 2", score: 0.88 },
						{ label: "Sayfa 3", score: 0.09 },
						{ label: "Sayfa 1", score: 0.03 },
					],
				},
			],
		},
		en: {
			inputs: [
				{ type: "text", label: "Question", content: "Which page has the chart of exports by year?" },
				{
					type: "img",
					filename: "pages.png",
					alt: "Three pages of a report: one of text, one with a bar chart, one with a table.",
				},
			],
			outputs: [
				{
					type: "chart",
					data: [
						{ label: "Page 2", score: 0.88 },
						{ label: "Page 3", score: 0.09 },
						{ label: "Page 1", score: 0.03 },
					],
				},
			],
		},
	},
	datasets: [
		{
			id: "vidore/colpali_train_set",
			description: {
				tr: "Sayfa görüntüleri ve sorgulardan oluşan, ColPali'nin eğitildiği küme.",
				en: "Page pictures with queries, the set on which ColPali was trained.",
			},
		},
	],
	metrics: [
		{
			id: "Normalized Discounted Cumulative Gain at K",
			description: {
				tr: "Doğru sayfaların ilk K sonuçta ne kadar yukarıda durduğunu gösterir.",
				en: "Shows how high the right pages stand among the first K results.",
			},
		},
	],
	models: [
		{
			id: "vidore/colqwen2-v1.0",
			description: {
				tr: "Sayfayı çok vektörle anlatan getirme modeli.",
				en: "Retrieval model that describes a page by many vectors.",
			},
		},
		{
			id: "marco/mcdse-2b-v1",
			description: {
				tr: "Sayfa başına tek, kısaltılabilir vektör; büyük arşivlerde yer kazandırır.",
				en: "One vector a page that can be shortened; saves room in big archives.",
			},
		},
		{
			id: "Tevatron/OmniEmbed-v0.1",
			description: {
				tr: "Metin, görüntü, ses ve videoyu aynı gömme uzayına taşır.",
				en: "Carries text, pictures, sound and video into one embedding space.",
			},
		},
	],
	spaces: [
		{
			id: "vidore/vidore-leaderboard",
			description: {
				tr: "Belge getirme modellerini ViDoRe kıyaslamasındaki puanlarıyla sıralar.",
				en: "Ranks page retrieval models by their scores on the ViDoRe benchmark.",
			},
		},
		{
			id: "vidore/visual-rag-tool",
			description: {
				tr: "PDF'nizdeki sayfaları bulup yanıt üretmeyi uçtan uca denemek için.",
				en: "Try finding pages of your PDF and answering from them, end to end.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
