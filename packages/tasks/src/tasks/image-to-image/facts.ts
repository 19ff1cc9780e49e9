import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of image-to-image. */
export const task: Task = {
	id: "image-to-image",
	name: "Image-to-Image",
	names: { tr: "Görüntüden görüntüye", en: "Image-to-Image" },
	modality: "cv",
	color: "indigo",
	position: 250,
	outputKind: "media",
	subtasks: [
		{
			type: "image-inpainting",
			name: "Image Inpainting",
			names: { tr: "Görüntü tamamlama", en: "Image Inpainting" },
		},
		{
			type: "image-colorization",
			name: "Image Colorization",
			names: { tr: "Görüntü renklendirme", en: "Image Colorization" },
		},
		{
			type: "super-resolution",
			name: "Super Resolution",
			names: { tr: "Süper çözünürlük", en: "Super Resolution" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-to-image. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir görüntüyü başka bir görüntüye çevirir: siyah beyaz bir fotoğrafı renklendirir, küçük bir görüntüyü keskinleştirerek büyütür, silinmiş bir köşeyi tamamlar. Bazı modeller değişikliği yazılı bir istemle tarif etmenize izin verir.",
		en: "One picture becomes another: a black-and-white photograph gets colours, a small image is enlarged and sharpened, a missing corner is completed. Some models let you describe the change in words.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: examples.tr[0].input.inputs,
					alt: "Bahçeli bir evin siyah beyaz görüntüsü.",
				},
				{
					type: "text",
					label: "Yönerge",
					content: examples.tr[0].input.parameters.prompt,
				},
			],
			outputs: [
				{
					type: "img",
					filename: examples.tr[0].output.image,
					alt: "Aynı ev; çatı kırmızı, bahçe yeşil, gökyüzü mavi.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs,
					alt: "A house with a garden in black and white.",
				},
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
					alt: "The same house with a red roof, a green garden and a blue sky.",
				},
			],
		},
	},
	datasets: [
		{
			id: "VIDIT",
			description: {
				tr: "Aynı sahnenin farklı ışık yönleriyle çizilmiş hâlleri; yeniden ışıklandırma için.",
				en: "The same scenes rendered under different light directions, for relighting.",
			},
		},
		{
			id: "huggan/CelebA-faces",
			description: {
				tr: "Hizalanmış ünlü yüzleri; yüz düzenleme denemelerinin alışılmış başlangıcı.",
				en: "Aligned celebrity faces; the usual start for experiments in face editing.",
			},
		},
		{
			id: "Spawning/PD12M",
			description: {
				tr: "Kamu malı görüntüler; düzenleme modeline temiz kaynaklı eğitim çifti üretmek için.",
				en: "Public-domain pictures from which to build training pairs with a clean origin.",
			},
		},
	],
	metrics: [
		{
			id: "PSNR",
			description: {
				tr: "Yeniden kurulan görüntünün aslından piksel piksel ne kadar saptığını desibelle verir.",
				en: "Gives in decibels how far a rebuilt picture strays from the original.",
			},
		},
		{
			id: "SSIM",
			description: {
				tr: "Parlaklık, karşıtlık ve yapı benzerliğini pencere pencere karşılaştırır.",
				en: "Compares brightness, contrast and structure window by window.",
			},
		},
		{
			id: "is",
			description: {
				tr: "Referans görüntü yokken çıktıların tanınırlığını ve çeşitliliğini ölçer.",
				en: "Measures how recognisable and varied outputs are when no reference exists.",
			},
		},
	],
	models: [
		{
			id: "fal/AuraSR-v2",
			description: {
				tr: "Üretilmiş görüntüleri tek geçişte dört kat büyüten ağ.",
				en: "Network that enlarges generated pictures four times in one pass.",
			},
		},
		{
			id: "keras-io/super-resolution",
			description: {
				tr: "Keras'ın Hub sayfasında yayımlanan görüntü büyütme ağı.",
				en: "Network for enlarging pictures on the Hub page of Keras.",
			},
		},
		{
			id: "Yuanshi/OminiControl",
			description: {
				tr: "FLUX'a çok az ek ağırlıkla nesne ve konum denetimi kazandırır.",
				en: "Adds control over subject and place to FLUX with few extra weights.",
			},
		},
		{
			id: "mfidabel/controlnet-segment-anything",
			description: {
				tr: "Bölütleme haritasına uyarak sahneyi yeniden boyayan ControlNet.",
				en: "ControlNet that repaints a scene along a segmentation map.",
			},
		},
		{
			id: "black-forest-labs/FLUX.1-Fill-dev",
			description: {
				tr: "Maskeli alanı doldurmak ve tuvali genişletmek için eğitilmiş FLUX.",
				en: "FLUX trained to fill masked areas and to extend the canvas.",
			},
		},
		{
			id: "black-forest-labs/FLUX.1-Depth-dev-lora",
			description: {
				tr: "Derinlik haritasını koruyup sahnenin görünüşünü değiştiren LoRA.",
				en: "LoRA that keeps the depth map and changes how the scene looks.",
			},
		},
		{
			id: "black-forest-labs/FLUX.1-Kontext-dev",
			description: {
				tr: "Yazılı yönergeyle düzenler, kişiyi ve nesneyi art arda adımlarda korur.",
				en: "Edits by written instruction and keeps people and things over several rounds.",
			},
		},
		{
			id: "yisol/IDM-VTON",
			description: {
				tr: "Kişi ve giysi fotoğrafından sanal deneme görüntüsü üretir.",
				en: "Makes a virtual try-on from a photo of a person and a garment.",
			},
		},
		{
			id: "kontext-community/relighting-kontext-dev-lora-v3",
			description: {
				tr: "Kontext'e sahnenin ışığını değiştirmeyi öğreten topluluk LoRA'sı.",
				en: "Community LoRA that teaches Kontext to change the light of a scene.",
			},
		},
	],
	spaces: [
		{
			id: "keras-io/low-light-image-enhancement",
			description: {
				tr: "Karanlık çekilmiş fotoğrafı aydınlatan küçük ağı denemek için.",
				en: "Try a small network that brightens photographs taken in the dark.",
			},
		},
		{
			id: "keras-io/neural-style-transfer",
			description: {
				tr: "Bir tablonun üslubunu fotoğrafa aktarmanın klasik yöntemini gösterir.",
				en: "Shows the classic way to carry a painting's style to a photograph.",
			},
		},
		{
			id: "mfidabel/controlnet-segment-anything",
			description: {
				tr: "Otomatik bölütlemeyle sahnenin parçalarını koruyarak yeniden üretir.",
				en: "Segments a scene by itself and generates it anew part by part.",
			},
		},
		{
			id: "hysts/ControlNet",
			description: {
				tr: "Farklı koşul haritalarının aynı görüntüdeki etkisini karşılaştırmak için.",
				en: "Compare what different condition maps do to the same picture.",
			},
		},
		{
			id: "ioclab/brightness-controlnet",
			description: {
				tr: "Gri tonlu görüntüyü parlaklık dağılımına uyarak renklendirir.",
				en: "Colours a grey picture while keeping its distribution of brightness.",
			},
		},
		{
			id: "timbrooks/instruct-pix2pix",
			description: {
				tr: "Yönergeyle düzenlemeyi kendi görüntünüzde denemek için.",
				en: "For trying edits by instruction on a picture of your own.",
			},
		},
		{
			id: "black-forest-labs/FLUX.1-Kontext-Dev",
			description: {
				tr: "Kontext modelinin yazıyla düzenlemesini kendi fotoğrafınızda sınamak için.",
				en: "Test Kontext's edits in words on a photograph of your own.",
			},
		},
		{
			id: "lllyasviel/iclight-v2-vary",
			description: {
				tr: "Işığın yönünü ve rengini değiştirmenin sonuçlarını gösterir.",
				en: "Shows what changing direction and colour of the light gives.",
			},
		},
		{
			id: "jasperai/Flux.1-dev-Controlnet-Upscaler",
			description: {
				tr: "Difüzyonla büyütmenin ayrıntı ekleme gücünü ve uydurma payını görmek için.",
				en: "See how much detail diffusion adds when enlarging, and how much it invents.",
			},
		},
	],
	widgetModels: ["Qwen/Qwen-Image-Edit"],
	snippetModels: {
		tr: "black-forest-labs/FLUX.1-Kontext-dev",
		en: "black-forest-labs/FLUX.1-Kontext-dev",
	},
	isPlaceholder: false,
};
