import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of image-text-to-image. */
export const task: Task = {
	id: "image-text-to-image",
	name: "Image-Text-to-Image",
	names: { tr: "Görüntü ve metinden görüntüye", en: "Image-Text-to-Image" },
	modality: "multimodal",
	// The source gives no colour; this is the one of image-to-image.
	color: "indigo",
	position: 410,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-text-to-image. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir görüntüyü, yanındaki yazılı yönergeye göre yeniden çizer: gökyüzünü akşama çevirmek, birine şapka takmak gibi. Modeller genellikle birden çok örnek görüntüyü de kabul eder ve verilenlerden birinin eksik olmasına izin verir.",
		en: "A picture is redrawn as the words beside it say: turn the sky to evening, put a hat on someone. Models often accept several example pictures, and let one of the two kinds of input be absent.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "img", filename: examples.tr[0].input.inputs, alt: "Gündüz vakti bir taş köprü." },
				{ type: "text", label: "Yönerge", content: examples.tr[0].input.parameters.prompt },
			],
			outputs: [
				{
					type: "img",
					filename: examples.tr[0].output.image,
					alt: "Aynı taş köprü gece karanlığında, lambaları yanarken.",
				},
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: examples.en[0].input.inputs, alt: "A stone bridge by day." },
				{
					type: "text",
					label: "Instruction",
					content: examples.en[0].input.parameters.prompt,
				},
			],
			outputs: [
				{
					type: "img",
					filename: examples.en[0].output.image,
					alt: "The same stone bridge at night with its lamps lit.",
				},
			],
		},
	},
	datasets: [],
	metrics: [
		{
			id: "fid",
			description: {
				tr: "Düzenlenmiş görüntülerin gerçek fotoğraflara benzerliğini topluca değerlendirir.",
				en: "Judges as a group how much edited pictures resemble real photographs.",
			},
		},
		{
			id: "clip_score",
			description: {
				tr: "Sonucun yönergede anlatılan sahneyle ne kadar örtüştüğünü gösterir.",
				en: "Shows how far the result matches the scene the instruction describes.",
			},
		},
	],
	models: [
		{
			id: "black-forest-labs/FLUX.2-dev",
			description: {
				tr: "Birden çok referans görüntüyü yönergeyle birleştiren büyük model; lisansı ticari değildir.",
				en: "Large model that joins several references by instruction; non-commercial licence.",
			},
		},
	],
	spaces: [
		{
			id: "black-forest-labs/FLUX.2-dev",
			description: {
				tr: "FLUX.2'nin çizme ve düzenlemesini kurulumsuz denemek için.",
				en: "Try FLUX.2 for drawing and editing without any installation.",
			},
		},
	],
	widgetModels: ["black-forest-labs/FLUX.2-dev"],
	isPlaceholder: false,
};
