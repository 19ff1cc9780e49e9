import type { Task, TaskInfo } from "../../types/task.ts";
import { PICTURE, PICTURE_WORDS } from "../chat-completion/picture-example.ts";

/** Catalogue entry of image-text-to-text. */
export const task: Task = {
	id: "image-text-to-text",
	name: "Image-Text-to-Text",
	names: { tr: "Görüntü ve metinden metne", en: "Image-Text-to-Text" },
	modality: "multimodal",
	color: "red",
	position: 400,
	outputKind: "chat",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of image-text-to-text. */
export const info: TaskInfo = {
	summary: {
		tr: "Modele hem görüntü hem metin verirsiniz, yanıtı metin olarak alırsınız. Fotoğraftaki sahneyi sorabilir, bir grafiği yorumlatabilir ya da ekran görüntüsünden kod yazdırabilirsiniz; konuşma birkaç tur sürebilir.",
		en: "You give the model both a picture and words, and it answers in words. You may ask about a scene, have a chart explained, or have code written from a screenshot, and the conversation can go on for several turns.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: PICTURE,
					alt: "Masada bir bardak çay, iki simit ve bir tabak zeytin.",
				},
				{
					type: "text",
					label: "Soru",
					content: PICTURE_WORDS.tr.question,
				},
			],
			outputs: [
				{
					type: "text",
					label: "Yanıt",
					content: PICTURE_WORDS.tr.answer,
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: PICTURE,
					alt: "A glass of tea, two simits and a plate of olives on a table.",
				},
				{
					type: "text",
					label: "Question",
					content: PICTURE_WORDS.en.question,
				},
			],
			outputs: [
				{
					type: "text",
					label: "Answer",
					content: PICTURE_WORDS.en.answer,
				},
			],
		},
	},
	datasets: [
		{
			id: "liuhaotian/LLaVA-Instruct-150K",
			description: {
				tr: "Görüntülere ilişkin yönerge ve sohbet örnekleri; LLaVA tarzı ince ayarın temeli.",
				en: "Instructions and conversations about pictures; the basis of LLaVA-style fine-tuning.",
			},
		},
		{
			id: "DAMO-NLP-SG/multimodal_textbook",
			description: {
				tr: "Ders videolarından çıkarılmış, görüntü ile metnin iç içe aktığı sayfalar.",
				en: "Pages drawn from lecture videos, where pictures and text alternate.",
			},
		},
		{
			id: "HuggingFaceM4/the_cauldron",
			description: {
				tr: "Elli açık görüntü ve metin kümesini tek biçimde toplayan derleme.",
				en: "Fifty open vision and language sets gathered in one format.",
			},
		},
		{
			id: "HuggingFaceM4/WebSight",
			description: {
				tr: "Yapay web sayfası ekranları ve HTML'leri; ekrandan kod yazmayı öğretir.",
				en: "Synthetic screenshots of web pages with their HTML, to learn code from screens.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "HuggingFaceTB/SmolVLM-Instruct",
			description: {
				tr: "Az bellekle çalışan küçük model; cihaz üstü denemelere uygun.",
				en: "Small model with modest memory needs, suited to tries on a device.",
			},
		},
		{
			id: "microsoft/OmniParser-v2.0",
			description: {
				tr: "Ekran görüntüsünü tıklanabilir ögelere ayırır; arayüz etmenleri için.",
				en: "Splits a screenshot into clickable elements, for agents that use interfaces.",
			},
		},
		{
			id: "allenai/Molmo-7B-D-0924",
			description: {
				tr: "Açık verilerle eğitilmiş, yanıtını görüntüde işaretleyebilen model.",
				en: "Trained on open data and able to point at places in the picture.",
			},
		},
		{
			id: "vikhyatk/moondream2",
			description: {
				tr: "Çok küçük; betimleme, soru ve nesne bulma işlerini tek modelde verir.",
				en: "Very small, yet describes, answers questions and finds objects.",
			},
		},
		{
			id: "Qwen/Qwen2.5-VL-7B-Instruct",
			description: {
				tr: "Görüntüdeki yazıyı, grafiği ve sayfa düzenini okuyan, orta boy model.",
				en: "Model of middle size that reads text, charts and layouts in pictures.",
			},
		},
		{
			id: "microsoft/Magma-8B",
			description: {
				tr: "Ekranda ve robotta eylem planlamak üzere eğitilmiş çok kipli etmen modeli.",
				en: "Multimodal agent model trained to plan actions on screens and robots.",
			},
		},
		{
			id: "allenai/olmOCR-2-7B-1025",
			description: {
				tr: "PDF sayfalarını sırayı bozmadan metne çevirmek için ince ayarlı model.",
				en: "Fine-tuned to turn PDF pages into text in reading order.",
			},
		},
		{
			id: "ibm-granite/granite-vision-3.2-2b",
			description: {
				tr: "İş belgeleri, tablolar ve grafikler için geliştirilmiş küçük model.",
				en: "Small model built for business documents, tables and charts.",
			},
		},
		{
			id: "zai-org/GLM-4.5V",
			description: {
				tr: "Yanıttan önce akıl yürütebilen büyük görüntü ve dil modeli.",
				en: "Large vision and language model that can reason before answering.",
			},
		},
		{
			id: "rednote-hilab/dots.ocr",
			description: {
				tr: "Sayfa düzeni ile yazıyı birlikte çıkaran OCR modeli.",
				en: "OCR model that extracts layout and text together.",
			},
		},
		{
			id: "Qwen/Qwen2.5-VL-3B-Instruct",
			description: {
				tr: "7B sürümün küçük kardeşi; lisansı farklıdır, kullanmadan önce okuyun.",
				en: "The smaller sibling of the 7B version; its licence differs, so read it first.",
			},
		},
	],
	spaces: [
		{
			id: "opencompass/open_vlm_leaderboard",
			description: {
				tr: "Modelleri birçok kıyaslamanın puanlarıyla sıralayan tablo.",
				en: "Leaderboard that ranks models by their scores on many benchmarks.",
			},
		},
		{
			id: "WildVision/vision-arena",
			description: {
				tr: "İki modelin yanıtını görmeden oylayarak sıralamaya katılmak için.",
				en: "Vote blindly between two models' answers and join the ranking.",
			},
		},
		{
			id: "akhaliq/Molmo-7B-D-0924",
			description: {
				tr: "Molmo'nun betimleme ve işaretleme yeteneğini denemek için.",
				en: "Try how Molmo describes and points.",
			},
		},
		{
			id: "HuggingFaceTB/SmolVLM2",
			description: {
				tr: "Küçük modelin görüntü ve videodaki hızını görmek için.",
				en: "See how quickly a small model handles pictures and video.",
			},
		},
		{
			id: "showlab/ShowUI",
			description: {
				tr: "Yönergeye göre ekranda nereye tıklanacağını bulan modeli gösterir.",
				en: "Shows a model that finds where to click on a screen.",
			},
		},
		{
			id: "moondream/gaze-demo",
			description: {
				tr: "Videodaki kişilerin nereye baktığını küçük modelle kestirir.",
				en: "Estimates with a small model where people in a video look.",
			},
		},
		{
			id: "sergiopaniego/vlm_object_understanding",
			description: {
				tr: "Farklı modellerin nesne bulma ve sayma başarısını karşılaştırır.",
				en: "Compares how different models find and understand objects.",
			},
		},
		{
			id: "prithivMLmods/Multimodal-OCR",
			description: {
				tr: "Birkaç OCR modelini aynı belgede denemek için.",
				en: "Try several OCR models on the same document.",
			},
		},
	],
	widgetModels: ["Qwen/Qwen3-VL-8B-Instruct"],
	snippetModels: {
		tr: "CohereLabs/aya-vision-8b",
		en: "Qwen/Qwen2.5-VL-7B-Instruct",
	},
	youtubeId: "IoGaGfU1CIg",
	isPlaceholder: false,
};
