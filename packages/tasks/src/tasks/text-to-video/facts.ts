import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of text-to-video. */
export const task: Task = {
	id: "text-to-video",
	name: "Text-to-Video",
	names: { tr: "Metinden videoya", en: "Text-to-Video" },
	modality: "cv",
	color: "green",
	position: 390,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-video. */
export const info: TaskInfo = {
	summary: {
		tr: "Sözle tarif edilen bir sahneyi birkaç saniyelik videoya dönüştürür. Görüntü üretiminden farklı olarak karelerin birbiriyle tutarlı olması ve hareketin doğal görünmesi gerekir; bu da çok daha fazla hesaplama ister.",
		en: "A scene described in words becomes a video of a few seconds. Unlike a single picture, its frames have to agree with each other and the motion has to look natural, which takes far more computation.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "İstem", content: examples.tr[0].input.inputs }],
			outputs: [
				{
					type: "img",
					filename: "paper-boat.gif",
					alt: "Kâğıt geminin derede sürüklendiği kısa video.",
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Prompt", content: examples.en[0].input.inputs }],
			outputs: [
				{
					type: "img",
					filename: "paper-boat.gif",
					alt: "Short video of a paper boat drifting down a stream.",
				},
			],
		},
	},
	datasets: [
		{
			id: "iejMac/CLIP-MSR-VTT",
			description: {
				tr: "MSR-VTT videolarının CLIP gömmeleri; metinle video eşleştirme deneyleri için.",
				en: "CLIP embeddings of MSR-VTT videos, for experiments that match text with video.",
			},
		},
		{
			id: "quchenyuan/UCF101-ZIP",
			description: {
				tr: "101 eylem sınıfından videolar; FVD ve IS hesaplarında alışılmış referans.",
				en: "Videos of 101 action classes; a customary reference for FVD and IS.",
			},
		},
		{
			id: "nateraw/kinetics",
			description: {
				tr: "İnsan eylemlerini gösteren geniş video kümesi; öznitelik ağları bununla eğitilir.",
				en: "Broad set of human actions, on which feature networks are trained.",
			},
		},
		{
			id: "HuggingFaceM4/something_something_v2",
			description: {
				tr: "Nesnelerle yapılan temel hareketlerin kısa videoları; eylem dilini öğretir.",
				en: "Short videos of basic handling of objects; teaches the language of actions.",
			},
		},
		{
			id: "HuggingFaceM4/webvid",
			description: {
				tr: "Web'den açıklamalı kısa videolar; kullanmadan önce telif koşullarını inceleyin.",
				en: "Captioned short videos from the web; look into the rights before use.",
			},
		},
		{
			id: "iejMac/CLIP-DiDeMo",
			description: {
				tr: "Zaman aralığı etiketli DiDeMo videolarının CLIP gömmeleri.",
				en: "CLIP embeddings of DiDeMo videos, whose captions are tied to moments.",
			},
		},
	],
	metrics: [
		{
			id: "is",
			description: {
				tr: "Video sınıflandırıcısıyla videoların tanınırlığını ve çeşitliliğini özetler.",
				en: "Sums up through a video classifier how recognisable and varied videos are.",
			},
		},
		{
			id: "fid",
			description: {
				tr: "Tek karelerin görünüş kalitesini gerçek karelerle karşılaştırır, harekete bakmaz.",
				en: "Compares single frames with real ones for looks and ignores motion.",
			},
		},
		{
			id: "fvd",
			description: {
				tr: "Kare dizisine bakarak hem görünüşü hem zamansal akışı değerlendirir.",
				en: "Looks at runs of frames and judges both appearance and flow in time.",
			},
		},
		{
			id: "clipsim",
			description: {
				tr: "Karelerin istemle CLIP benzerliğini ortalayarak isteme uyumu gösterir.",
				en: "Averages the CLIP similarity of frames and prompt to show agreement.",
			},
		},
	],
	models: [
		{
			id: "tencent/HunyuanVideo",
			description: {
				tr: "Büyük ve ayrıntılı video modeli; lisansı bazı bölgeleri dışarıda bırakır.",
				en: "Large, detailed video model whose licence leaves out some regions.",
			},
		},
		{
			id: "Lightricks/LTX-2.5",
			description: {
				tr: "Videoyla eş zamanlı sesini de üretir; lisansının koşulları vardır.",
				en: "Makes the sound together with the video; its licence has terms.",
			},
		},
		{
			id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World",
			description: {
				tr: "Robot ve sürüş simülasyonu için fiziksel sahneler üreten model.",
				en: "Makes physical scenes for simulating robots and driving.",
			},
		},
		{
			id: "Wan-AI/Wan2.1-T2V-1.3B",
			description: {
				tr: "Ev bilgisayarındaki ekran kartında çalışan küçük Wan; ilk denemeler için.",
				en: "Small Wan that runs on a consumer graphics card; for first tries.",
			},
		},
		{
			id: "Lightricks/LTX-Video-0.9.8-13B-distilled",
			description: {
				tr: "LTX ailesinin büyük modelinin az adımla çalışan damıtılmış sürümü.",
				en: "Distilled version of the large LTX model that needs few steps.",
			},
		},
	],
	spaces: [
		{
			id: "VideoCrafter/VideoCrafter",
			description: {
				tr: "Metinden ve görüntüden video üreten açık bir araştırma modelini denemek için.",
				en: "Try an open research model that starts from text or picture.",
			},
		},
		{
			id: "Wan-AI/Wan2.1",
			description: {
				tr: "Wan ailesinin yapımcısının sunduğu deneme alanı.",
				en: "The playground that the makers of Wan provide.",
			},
		},
		{
			id: "Pyramid-Flow/pyramid-flow",
			description: {
				tr: "Çözünürlüğü kademeli yükselten üretim yönteminin sonucunu gösterir.",
				en: "Shows what a method that raises resolution in stages produces.",
			},
		},
	],
	widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
	isPlaceholder: false,
};
