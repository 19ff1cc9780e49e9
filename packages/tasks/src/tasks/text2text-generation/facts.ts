import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of text2text-generation. */
export const task: Task = {
	id: "text2text-generation",
	name: "Text2Text Generation",
	names: { tr: "Metinden metne üretim", en: "Text2Text Generation" },
	modality: "nlp",
	color: "indigo",
	position: 90,
	outputKind: "text",
	subtasks: [
		{
			type: "text-simplification",
			name: "Text simplification",
			names: { tr: "Metin sadeleştirme", en: "Text Simplification" },
		},
		{
			type: "explanation-generation",
			name: "Explanation Generation",
			names: { tr: "Açıklama üretimi", en: "Explanation Generation" },
		},
		{
			type: "abstractive-qa",
			name: "Abstractive QA",
			names: { tr: "Yeniden ifade ederek soru yanıtlama", en: "Abstractive QA" },
		},
		{
			type: "open-domain-abstractive-qa",
			name: "Open Domain Abstractive QA",
			names: {
				tr: "Açık alanda yeniden ifade ederek soru yanıtlama",
				en: "Open Domain Abstractive QA",
			},
		},
		{
			type: "closed-domain-qa",
			name: "Closed Domain QA",
			names: { tr: "Kapalı alanda soru yanıtlama", en: "Closed Domain QA" },
		},
		{
			type: "open-book-qa",
			name: "Open Book QA",
			names: { tr: "Kaynağa bakarak soru yanıtlama", en: "Open Book QA" },
		},
		{
			type: "closed-book-qa",
			name: "Closed Book QA",
			names: { tr: "Kaynağa bakmadan soru yanıtlama", en: "Closed Book QA" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text2text-generation. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir metin girer, ondan türetilmiş başka bir metin çıkar: sadeleştirilmiş bir paragraf, bir sorunun yanıtı, bir cümlenin açıklaması. Ne yapılacağı çoğu zaman girdinin başındaki kısa bir yönergeyle söylenir. Güncel kataloglarda metin üretiminin bir alt türü sayılır.",
		en: "One text goes in and another, derived from it, comes out: a simplified paragraph, an answer, an explanation. What to do is usually said in a short instruction at the start of the input. Recent catalogues count it as a kind of text generation.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "Yönerge ve metin", content: examples.tr[0].input.inputs }],
			outputs: [{ type: "text", label: "Yazılan metin", content: examples.tr[0].output.generated_text }],
		},
		en: {
			inputs: [{ type: "text", label: "Instruction and text", content: examples.en[0].input.inputs }],
			outputs: [{ type: "text", label: "Written text", content: examples.en[0].output.generated_text }],
		},
	},
	datasets: [],
	metrics: [],
	models: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
