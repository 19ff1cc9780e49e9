import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of image-to-text. */
export const task: Task = {
	id: "image-to-text",
	name: "Image-to-Text",
	names: { tr: "Görüntüden metne", en: "Image-to-Text" },
	modality: "cv",
	color: "red",
	position: 240,
	outputKind: "text",
	subtasks: [
		{
			type: "image-captioning",
			name: "Image Captioning",
			names: { tr: "Görüntü açıklaması yazma", en: "Image Captioning" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-to-text. */
export const info: TaskInfo = {
	summary: {
		tr: "Görüntüye bakıp metin yazar: bir fotoğrafı tek cümleyle betimler ya da taranmış bir sayfadaki yazıyı okur. Görme engelliler için alternatif metin hazırlamak en değerli kullanımlarından biridir.",
		en: "The model looks at a picture and writes text: one sentence that describes a photograph, or the words on a scanned page. Preparing alternative text for blind readers is among its most valuable uses.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: examples.tr[0].input.inputs, alt: "Kıyıya çekilmiş üç kayık." }],
			outputs: [
				{
					type: "text",
					label: "Betimleme (model İngilizce yazar: kumsalda yan yana üç renkli kayık)",
					content: examples.tr[0].output.generated_text,
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs,
					alt: "Three rowing boats pulled up on a beach.",
				},
			],
			outputs: [
				{
					type: "text",
					label: "Description",
					content: examples.en[0].output.generated_text,
				},
			],
		},
	},
	datasets: [
		{
			id: "red_caps",
			description: {
				tr: "Gündelik dille yazılmış açıklamalar; resmî olmayan betimleme üslubu için eğitim verisi.",
				en: "Captions in casual language; training data for an informal way of describing.",
			},
		},
		{
			id: "datasets/conceptual_captions",
			description: {
				tr: "Alternatif metinlerden türetilmiş açıklamalar; geniş kapsamlı ön eğitim için uygundur.",
				en: "Captions derived from alternative text; suited to broad pretraining.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "Salesforce/blip2-opt-2.7b",
			description: {
				tr: "Dondurulmuş dil modeliyle kısa açıklama yazar; köprü yaklaşımının en bilinen örneği.",
				en: "Writes short captions with a frozen language model; the best-known bridge design.",
			},
		},
		{
			id: "microsoft/kosmos-2-patch14-224",
			description: {
				tr: "Betimlediği nesnenin görüntüdeki kutusunu da veren açıklama modeli.",
				en: "Captioner that also gives the box of each thing it mentions.",
			},
		},
		{
			id: "facebook/nougat-base",
			description: {
				tr: "Bilimsel makale sayfalarını formülleriyle birlikte işaretleme diline çevirir.",
				en: "Turns pages of scientific papers into markup, formulas included.",
			},
		},
		{
			id: "llava-hf/llava-1.5-7b-hf",
			description: {
				tr: "Yönergeyle ayrıntılı betimleme yazdırılabilen yedi milyar parametreli sohbet modeli.",
				en: "Seven-billion-parameter chat model that describes at the length you ask for.",
			},
		},
		{
			id: "allenai/olmOCR-2-7B-1025",
			description: {
				tr: "PDF sayfalarını okuma sırasını koruyarak düz metne döker.",
				en: "Turns PDF pages into plain text and keeps the reading order.",
			},
		},
		{
			id: "fancyfeast/llama-joycaption-beta-one-hf-llava",
			description: {
				tr: "Üretim modellerinin eğitim verisi için uzun, ayrıntılı açıklama yazar.",
				en: "Writes long, detailed captions meant for training image generators.",
			},
		},
	],
	spaces: [
		{
			id: "nielsr/comparing-captioning-models",
			description: {
				tr: "Aynı görüntüde birkaç açıklama modelinin sonucunu yan yana gösterir.",
				en: "Puts the captions of several models for one picture side by side.",
			},
		},
		{
			id: "flax-community/image-captioning",
			description: {
				tr: "Görüntü kodlayıcı ile dil modelinin birleşimini gösteren küçük uygulama.",
				en: "Small app that shows an image encoder joined to a language model.",
			},
		},
		{
			id: "nielsr/TrOCR-handwritten",
			description: {
				tr: "Elle yazılmış tek satırın okunmasını denemek için.",
				en: "Try how a single handwritten line is read.",
			},
		},
		{
			id: "Salesforce/BLIP",
			description: {
				tr: "Açıklama ve soru yanıtlamayı aynı modelle denemeye yarar.",
				en: "Try captioning and question answering with one and the same model.",
			},
		},
		{
			id: "Salesforce/BLIP2",
			description: {
				tr: "Açıklamayı sohbete dönüştürüp aynı görüntü hakkında konuşmayı sürdürür.",
				en: "Takes a caption further into a conversation about the picture.",
			},
		},
		{
			id: "johko/capdec-image-captioning",
			description: {
				tr: "Yalnızca metinle eğitilmiş bir açıklama modelinin ne kadar başardığını gösterir.",
				en: "Shows how far a captioner trained on text alone can get.",
			},
		},
		{
			id: "multimodalart/OmniSVG-3B",
			description: {
				tr: "Görüntüyü ya da tarifi SVG koduna, yani metin olarak çizime çevirir.",
				en: "Turns a picture or description into SVG code, a drawing as text.",
			},
		},
		{
			id: "numind/NuMarkdown-8B-Thinking",
			description: {
				tr: "Sayfayı önce akıl yürüterek inceleyip Markdown'a çeviren OCR uygulaması.",
				en: "OCR app that reasons over the page before writing it as Markdown.",
			},
		},
		{
			id: "fancyfeast/joy-caption-beta-one",
			description: {
				tr: "Açıklamanın uzunluğunu ve üslubunu ayarlayarak sonucu karşılaştırmak için.",
				en: "Adjust length and tone of the caption and compare the results.",
			},
		},
	],
	widgetModels: ["Salesforce/blip-image-captioning-large"],
	isPlaceholder: false,
};
