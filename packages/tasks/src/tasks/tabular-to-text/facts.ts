import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of tabular-to-text. */
export const task: Task = {
	id: "tabular-to-text",
	name: "Tabular to Text",
	names: { tr: "Tablo verisinden metne", en: "Tabular to Text" },
	modality: "tabular",
	color: "blue",
	position: 330,
	outputKind: "text",
	subtasks: [
		{
			type: "rdf-to-text",
			name: "RDF to text",
			names: { tr: "RDF'den metne", en: "RDF to Text" },
		},
	],
	hideInModels: true,
	hideInDatasets: false,
};

/** Summary, demo and resources of tabular-to-text. */
export const info: TaskInfo = {
	summary: {
		tr: "Yapılandırılmış kayıtları, örneğin özne, ilişki ve nesneden oluşan üçlüleri, akıcı cümlelere dönüştürür. Veri tabanındaki bilgileri okunur metin hâline getirmek için kullanılır.",
		en: "Structured records, for instance triples of subject, relation and object, are put into fluent sentences. It serves to make the contents of a database readable.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "tabular",
					table: [
						["Özne", "İlişki", "Nesne"],
						["Selimiye Camii", "mimarı", "Mimar Sinan"],
						["Selimiye Camii", "bulunduğu il", "Edirne"],
					],
				},
			],
			outputs: [
				{ type: "text", label: "Cümle", content: "Edirne'deki Selimiye Camii'nin mimarı Mimar Sinan'dır." },
			],
		},
		en: {
			inputs: [
				{
					type: "tabular",
					table: [
						["Subject", "Relation", "Object"],
						["Selimiye Mosque", "architect", "Mimar Sinan"],
						["Selimiye Mosque", "province", "Edirne"],
					],
				},
			],
			outputs: [
				{
					type: "text",
					label: "Sentence",
					content: "The architect of the Selimiye Mosque in Edirne is Mimar Sinan.",
				},
			],
		},
	},
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
