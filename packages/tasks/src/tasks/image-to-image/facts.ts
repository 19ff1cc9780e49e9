import type { Task, TaskExample, TaskInfo } from "../../types.ts";

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
			names: { tr: "Görüntüde eksik bölge tamamlama", en: "Image Inpainting" },
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
			inputs: [{ type: "img", filename: "house-grey.png", alt: "Bahçeli bir evin siyah beyaz görüntüsü." }],
			outputs: [
				{
					type: "img",
					filename: "house-colour.png",
					alt: "Aynı ev; çatı kırmızı, bahçe yeşil, gökyüzü mavi.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: "house-grey.png",
					alt: "A house with a garden in black and white.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: "house-colour.png",
					alt: "The same house with a red roof, a green garden and a blue sky.",
				},
			],
		},
	},
	datasets: [{ id: "VIDIT" }, { id: "huggan/CelebA-faces" }, { id: "Spawning/PD12M" }],
	metrics: [{ id: "PSNR" }, { id: "SSIM" }, { id: "is" }],
	models: [
		{ id: "fal/AuraSR-v2" },
		{ id: "keras-io/super-resolution" },
		{ id: "Yuanshi/OminiControl" },
		{ id: "mfidabel/controlnet-segment-anything" },
		{ id: "black-forest-labs/FLUX.1-Fill-dev" },
		{ id: "black-forest-labs/FLUX.1-Depth-dev-lora" },
		{ id: "black-forest-labs/FLUX.1-Kontext-dev" },
		{ id: "yisol/IDM-VTON" },
		{ id: "kontext-community/relighting-kontext-dev-lora-v3" },
	],
	spaces: [
		{ id: "keras-io/low-light-image-enhancement" },
		{ id: "keras-io/neural-style-transfer" },
		{ id: "mfidabel/controlnet-segment-anything" },
		{ id: "hysts/ControlNet" },
		{ id: "ioclab/brightness-controlnet" },
		{ id: "timbrooks/instruct-pix2pix" },
		{ id: "black-forest-labs/FLUX.1-Kontext-Dev" },
		{ id: "lllyasviel/iclight-v2-vary" },
		{ id: "jasperai/Flux.1-dev-Controlnet-Upscaler" },
	],
	widgetModels: ["stabilityai/stable-diffusion-2-inpainting"],
	isPlaceholder: false,
};

/** Input that fits the schema of image-to-image. */
export const example: TaskExample = {
	tr: { inputs: "cat.png", parameters: { prompt: "kediyi kaplana dönüştür" } },
	en: { inputs: "cat.png", parameters: { prompt: "turn the cat into a tiger" } },
};
