import type { Task, TaskExample, TaskInfo } from "../../types.ts";

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
			names: {
				tr: "Haber başlığı üretimi",
				en: "News Articles Headline Generation",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of summarization. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "mlsum" }, { id: "samsum" }],
	metrics: [{ id: "rouge" }],
	models: [{ id: "facebook/bart-large-cnn" }, { id: "Falconsai/medical_summarization" }],
	spaces: [
		{ id: "pszemraj/summarize-long-text" },
		{ id: "ml6team/distilbart-tos-summarizer-tosdr" },
		{ id: "pszemraj/document-summarization" },
		{ id: "ml6team/post-processing-summarization" },
	],
	widgetModels: ["facebook/bart-large-cnn"],
	youtubeId: "yHnr5Dk2zCI",
	canonicalId: "text2text-generation",
	isPlaceholder: false,
};

/** Input that fits the schema of summarization. */
export const example: TaskExample = {
	tr: {
		inputs:
			"Belediye, kıyı boyunca uzanan eski demir yolunu yürüyüş ve bisiklet yoluna çevirme kararı aldı. On iki kilometrelik hat yıllardır kullanılmıyordu; raylar sökülecek, iki küçük istasyon kahvehane ve bisiklet onarım yeri olacak. Çalışmaların ilkbaharda başlayıp iki yıl sürmesi bekleniyor. Yöre halkının çoğu karardan memnun, ancak balıkçılar limana giden yolun inşaat sırasında kapanmasından endişe ediyor. Belediye, liman yolunun her gün en az altı saat açık tutulacağını söylüyor.",
	},
	en: {
		inputs:
			"The town council has decided to turn the old railway along the coast into a path for walkers and cyclists. The twelve-kilometre line has not been used for years; the rails will be removed, and two small stations will become a café and a bicycle repair shop. Work is expected to begin in spring and to take two years. Most residents welcome the plan, but fishermen worry that the road to the harbour will be closed during construction. The council says that the road will stay open for at least six hours every day.",
	},
};
