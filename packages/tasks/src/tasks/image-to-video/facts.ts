import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of image-to-video. */
export const task: Task = {
	id: "image-to-video",
	name: "Image-to-Video",
	names: { tr: "Görüntüden videoya", en: "Image-to-Video" },
	modality: "cv",
	color: "indigo",
	position: 260,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-to-video. */
export const info: TaskInfo = {
	summary: {
		tr: "Durağan bir görüntüyü başlangıç karesi sayıp ondan kısa bir video üretir. Hareketin nasıl olacağı bir istemle tarif edilebilir. Asıl zorluk, kişinin ya da nesnenin kareler boyunca aynı kalmasını sağlamaktır.",
		en: "A still picture is taken as the first frame, and a short video grows out of it. A prompt can say what should move. The hard part is keeping a person or thing the same from frame to frame.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "img", filename: examples.tr[0].input.inputs, alt: "Tepede uçurtma tutan bir çocuk." },
				{ type: "text", label: "İstem (isteğe bağlı)", content: examples.tr[0].input.parameters.prompt },
			],
			outputs: [
				{
					type: "img",
					filename: "kite.gif",
					alt: "Çocuğun elindeki uçurtmanın rüzgârda dalgalandığı kısa video.",
				},
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: examples.en[0].input.inputs, alt: "A child on a hill holding a kite." },
				{ type: "text", label: "Prompt (optional)", content: examples.en[0].input.parameters.prompt },
			],
			outputs: [
				{
					type: "img",
					filename: "kite.gif",
					alt: "Short video in which the kite sways in the wind.",
				},
			],
		},
	},
	datasets: [
		{
			id: "ali-vilab/VACE-Benchmark",
			description: {
				tr: "Video üretme ve düzenleme işlerini tek düzende sınayan karşılaştırma kümesi.",
				en: "Benchmark that tests making and editing videos in one common layout.",
			},
		},
		{
			id: "Rapidata/sora-video-generation-style-likert-scoring",
			description: {
				tr: "Üretilmiş videoların üslubuna insanların verdiği dereceli puanlar.",
				en: "Graded scores people gave to the style of generated videos.",
			},
		},
		{
			id: "BestWishYsh/ChronoMagic",
			description: {
				tr: "Uzun değişimleri hızlandırılmış çekimle gösteren, açıklamaları yazılmış videolar.",
				en: "Captioned time-lapse videos that show slow change in a short time.",
			},
		},
	],
	metrics: [
		{
			id: "fvd",
			description: {
				tr: "Hareketi de gören özniteliklerle üretilen ve gerçek videoları karşılaştırır.",
				en: "Compares generated and real videos through features that see motion.",
			},
		},
		{
			id: "clip_score",
			description: {
				tr: "Karelerin istemle anlamca ne kadar örtüştüğünü gösterir.",
				en: "Shows how well the frames agree in meaning with the prompt.",
			},
		},
		{
			id: "lpips",
			description: {
				tr: "İlk karenin girdi görüntüsüne algısal olarak ne kadar yakın kaldığını ölçer.",
				en: "Measures how close the first frame stays to the input for the eye.",
			},
		},
		{
			id: "identity_preservation",
			description: {
				tr: "Kişinin yüzünün videonun sonuna kadar aynı kalıp kalmadığını denetler.",
				en: "Checks whether a person's face stays the same to the end.",
			},
		},
		{
			id: "motion_score",
			description: {
				tr: "Donmuş videoları yakalamak için kareler arasındaki yer değiştirmeyi sayar.",
				en: "Counts movement between frames, to catch videos that stand still.",
			},
		},
	],
	models: [
		{
			id: "Lightricks/LTX-Video-0.9.7-dev",
			description: {
				tr: "Hızlı üretime odaklanan ailenin damıtılmamış, ince ayara uygun sürümü.",
				en: "The undistilled version of a fast family, suited to fine-tuning.",
			},
		},
		{
			id: "Wan-AI/Wan2.1-VACE-14B",
			description: {
				tr: "Referans görüntü, maske ve hareket kılavuzunu tek modelde birleştirir.",
				en: "Joins reference pictures, masks and motion guides in a single model.",
			},
		},
		{
			id: "lllyasviel/FramePack_F1_I2V_HY_20250503",
			description: {
				tr: "Eski kareleri sıkıştırıp uzun videoyu küçük ekran kartında üretir.",
				en: "Packs old frames tightly to make long videos on a small graphics card.",
			},
		},
		{
			id: "Lightricks/LTX-Video-0.9.7-distilled",
			description: {
				tr: "Az adımla çalışan sürüm; istem denemelerini kısa sürede görmek için.",
				en: "Runs in few steps; good for seeing prompt variants soon.",
			},
		},
		{
			id: "Skywork/SkyReels-V2-I2V-14B-720P",
			description: {
				tr: "Filmsel anlatıma yönelik, süresi uzatılabilen 14 milyar parametreli model.",
				en: "Fourteen-billion model aimed at film-like shots that can be extended.",
			},
		},
		{
			id: "tencent/HunyuanVideo-I2V",
			description: {
				tr: "HunyuanVideo'nun görüntüden başlayan sürümü; lisansındaki bölge kısıtını okuyun.",
				en: "The picture-first version of HunyuanVideo; read the regional limits in its licence.",
			},
		},
		{
			id: "Wan-AI/Wan2.2-I2V-A14B",
			description: {
				tr: "480p ve 720p video üreten, Apache 2.0 lisanslı büyük Wan.",
				en: "The large Wan under Apache 2.0, for 480p and 720p video.",
			},
		},
	],
	spaces: [
		{
			id: "Lightricks/ltx-video-distilled",
			description: {
				tr: "Damıtılmış LTX'in hızını kendi fotoğrafınızla görmek için.",
				en: "See the speed of distilled LTX on a photograph of yours.",
			},
		},
		{
			id: "linoyts/FramePack-F1",
			description: {
				tr: "Tek görüntüden uzun video üreten FramePack'in F1 sürümünü dener.",
				en: "Tries the F1 version of FramePack, which makes long videos from one picture.",
			},
		},
		{
			id: "lisonallen/framepack-i2v",
			description: {
				tr: "FramePack'in görüntüden videoya akışını yalın bir arayüzde gösterir.",
				en: "Shows the picture-to-video flow of FramePack in a plain interface.",
			},
		},
		{
			id: "multimodalart/wan2-1-fast",
			description: {
				tr: "Hızlandırılmış Wan ile kısa denemeler yapmak için.",
				en: "For short tries with a sped-up Wan model.",
			},
		},
		{
			id: "multimodalart/stable-video-diffusion",
			description: {
				tr: "İstemsiz çalışan Stable Video Diffusion'ın hareketini görmek için.",
				en: "See the motion of Stable Video Diffusion, which works without a prompt.",
			},
		},
	],
	widgetModels: [],
	snippetModels: {
		tr: "Wan-AI/Wan2.2-I2V-A14B",
		en: "Wan-AI/Wan2.2-I2V-A14B",
	},
	isPlaceholder: false,
};
