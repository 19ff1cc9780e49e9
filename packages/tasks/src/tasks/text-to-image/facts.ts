import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of text-to-image. */
export const task: Task = {
	id: "text-to-image",
	name: "Text-to-Image",
	names: { tr: "Metinden görüntüye", en: "Text-to-Image" },
	modality: "cv",
	color: "yellow",
	position: 230,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-image. */
export const info: TaskInfo = {
	summary: {
		tr: "Yazdığınız tarife uyan yeni bir görüntü üretir. Modellerin çoğu rastgele gürültüden başlar ve görüntüyü adım adım belirginleştirir; adım sayısı ve isteme bağlılık gibi ayarlar sonucu etkiler.",
		en: "A new picture is drawn to match your description. Most models start from random noise and bring out the picture step by step; the number of steps and how strictly the prompt is followed shape the result.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "text",
					label: "İstem",
					content: examples.tr[0].input.inputs,
				},
			],
			outputs: [
				{
					type: "img",
					filename: examples.tr[0].output.image,
					alt: "Turuncu gökyüzünün önünde, bir tepenin üstünde yel değirmeni çizimi.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "text",
					label: "Prompt",
					content: examples.en[0].input.inputs,
				},
			],
			outputs: [
				{
					type: "img",
					filename: examples.en[0].output.image,
					alt: "Drawing of a windmill on a hill in front of an orange sky.",
				},
			],
		},
	},
	datasets: [
		{
			id: "red_caps",
			description: {
				tr: "Reddit'ten derlenmiş, gündelik dille açıklanmış görüntüler; doğal konuşma üslubunu öğretir.",
				en: "Reddit pictures with captions in everyday words; teaches how people really describe things.",
			},
		},
		{
			id: "conceptual_captions",
			description: {
				tr: "Web sayfalarındaki alternatif metinlerden temizlenmiş üç milyon dolayında görüntü ve açıklama.",
				en: "About three million pictures with captions cleaned from the alternative text of web pages.",
			},
		},
		{
			id: "Spawning/PD12M",
			description: {
				tr: "Kamu malı on iki milyon görüntü; telif kaygısı olmadan eğitmek isteyenlere.",
				en: "Twelve million public-domain pictures for training without worries about copyright.",
			},
		},
	],
	metrics: [
		{
			id: "is",
			description: {
				tr: "Görüntülerin hem tanınır hem çeşitli olup olmadığını tek puanda toplar.",
				en: "One score for whether pictures are both recognisable and varied.",
			},
		},
		{
			id: "fid",
			description: {
				tr: "Üretilen görüntülerin dağılımının gerçek görüntülerinkine ne kadar yakın durduğunu gösterir.",
				en: "Shows how close generated pictures lie to real ones as a distribution.",
			},
		},
		{
			id: "R-Precision",
			description: {
				tr: "Görüntünün kendi istemiyle yabancı istemlerden daha iyi eşleşip eşleşmediğini ölçer.",
				en: "Checks whether a picture matches its own prompt better than unrelated ones.",
			},
		},
	],
	models: [
		{
			id: "black-forest-labs/FLUX.1-dev",
			description: {
				tr: "Uzun istemleri ayrıntılı çizen 12 milyar parametreli model; lisansı ticari değildir.",
				en: "Draws long prompts in detail with 12 billion parameters; its licence is non-commercial.",
			},
		},
		{
			id: "latent-consistency/lcm-lora-sdxl",
			description: {
				tr: "SDXL'e takılınca adım sayısını birkaç adıma indiren hızlandırma LoRA'sı.",
				en: "LoRA that plugs into SDXL and cuts sampling down to a few steps.",
			},
		},
		{
			id: "Kwai-Kolors/Kolors",
			description: {
				tr: "Çince ve İngilizce istemleri dil modeli tabanlı bir kodlayıcıyla okuyan model.",
				en: "Reads Chinese and English prompts through an encoder built on a language model.",
			},
		},
		{
			id: "black-forest-labs/FLUX.1-Krea-dev",
			description: {
				tr: "Yapay parlaklıktan kaçınmak üzere ayarlanmış bir FLUX türevi.",
				en: "FLUX variant tuned to avoid the glossy look.",
			},
		},
		{
			id: "Qwen/Qwen-Image",
			description: {
				tr: "Görüntüye yazı yazmak için de eğitilmiş, Apache 2.0 lisanslı büyük model.",
				en: "Large Apache 2.0 model that was trained to put text into pictures too.",
			},
		},
		{
			id: "ByteDance/SDXL-Lightning",
			description: {
				tr: "SDXL'in damıtılmış hâli; bir ile sekiz adımda sonuç verir.",
				en: "Distilled SDXL that finishes in one to eight steps.",
			},
		},
		{
			id: "ByteDance/Hyper-SD",
			description: {
				tr: "Birkaç temel modeli az adımla çalıştıran hızlandırma ağırlıkları bir arada.",
				en: "A set of weights that run several base models in very few steps.",
			},
		},
	],
	spaces: [
		{
			id: "jbilcke-hf/ai-comic-factory",
			description: {
				tr: "Tek bir istemden panelleri ve metniyle çizgi roman sayfası kurar.",
				en: "Builds a comic page with panels and text from a single prompt.",
			},
		},
		{
			id: "multimodalart/flux-lora-lab",
			description: {
				tr: "Birden çok FLUX LoRA'sını bir arada deneyip üslupları karıştırmak için.",
				en: "Mix several FLUX LoRA files and see how their styles combine.",
			},
		},
		{
			id: "latent-consistency/lcm-lora-for-sdxl",
			description: {
				tr: "Hızlandırma LoRA'sının süre ve kaliteye etkisini canlı gösterir.",
				en: "Shows live what the speed-up LoRA does to time and quality.",
			},
		},
		{
			id: "multimodalart/LoraTheExplorer",
			description: {
				tr: "Topluluğun çizim üslubu LoRA'larını tek galeride gezmek için.",
				en: "A gallery to browse style LoRA files made by the community.",
			},
		},
		{
			id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI",
			description: {
				tr: "Kenar, derinlik ve duruş haritasıyla üretimi yönlendirmeyi denemek için.",
				en: "Try steering generation with edge, depth and pose maps.",
			},
		},
		{
			id: "InstantX/InstantID",
			description: {
				tr: "Tek fotoğraftaki yüzü koruyarak yeni sahneler çizer.",
				en: "Draws new scenes that keep the face of a single photograph.",
			},
		},
	],
	widgetModels: ["black-forest-labs/FLUX.1-dev"],
	snippetModels: {
		tr: "black-forest-labs/FLUX.1-schnell",
		en: "black-forest-labs/FLUX.1-schnell",
	},
	isPlaceholder: false,
};
