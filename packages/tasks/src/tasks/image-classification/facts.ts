import { glossLabels } from "../../shared/gloss-labels.ts";
import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** What the labels of the example mean in Turkish, in their order. */
const MEANINGS = ["tekir kedi", "kaplan desenli kedi", "Mısır kedisi"];

/** Catalogue entry of image-classification. */
export const task: Task = {
	id: "image-classification",
	name: "Image Classification",
	names: { tr: "Görüntü sınıflandırma", en: "Image Classification" },
	modality: "cv",
	color: "blue",
	position: 200,
	outputKind: "labels",
	subtasks: [
		{
			type: "multi-label-image-classification",
			name: "Multi Label Image Classification",
			names: { tr: "Çok etiketli görüntü sınıflandırma", en: "Multi Label Image Classification" },
		},
		{
			type: "multi-class-image-classification",
			name: "Multi Class Image Classification",
			names: { tr: "Çok sınıflı görüntü sınıflandırma", en: "Multi Class Image Classification" },
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of image-classification. */
export const info: TaskInfo = {
	summary: {
		tr: "Bir görüntünün bütününe etiket verir: kedi, köpek, kırmızı ışık, zatürre bulgusu. Nesnenin görüntünün neresinde olduğunu söylemez, yalnızca orada ne olduğunu söyler.",
		en: "A picture as a whole gets a label: cat, dog, red light, sign of pneumonia. It does not tell where in the picture the thing is, only what is there.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "img", filename: examples.tr[0].input.inputs, alt: "Pencere önünde oturan tekir bir kedi." },
			],
			outputs: [
				{
					type: "chart",
					data: glossLabels(examples.tr[0].output, MEANINGS),
				},
			],
		},
		en: {
			inputs: [
				{ type: "img", filename: examples.en[0].input.inputs, alt: "A tabby cat sitting by a window." },
			],
			outputs: [
				{
					type: "chart",
					data: examples.en[0].output,
				},
			],
		},
	},
	datasets: [
		{
			id: "cifar100",
			description: {
				tr: "32×32 piksellik 100 sınıf; yöntemi dakikalar içinde denemek için yeterince küçük.",
				en: "A hundred classes at 32×32 pixels, small enough to try a method within minutes.",
			},
		},
		{
			id: "fashion_mnist",
			description: {
				tr: "Gri tonlu giysi görüntüleri; ilk sınıflandırıcınızı eğitmek için temiz bir başlangıç.",
				en: "Grey pictures of clothes; a clean start for training your first classifier.",
			},
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: {
				tr: "Görüntülerin yüzde kaçında ilk tahminin tuttuğunu söyler.",
				en: "Tells in what share of pictures the first guess was right.",
			},
		},
		{
			id: "recall",
			description: {
				tr: "Hastalık bulgusu gibi kaçırılmaması gereken sınıfta bakılacak sayıdır.",
				en: "The figure to watch where a miss is dangerous, as with signs of disease.",
			},
		},
		{
			id: "precision",
			description: {
				tr: "Bir sınıfa konan görüntülerin ne kadarının gerçekten oraya ait olduğunu gösterir.",
				en: "Shows what share of the pictures put into a class truly belong there.",
			},
		},
		{
			id: "f1",
			description: {
				tr: "Az örnekli sınıflarda doğruluğun gizlediği başarısızlığı ortaya çıkarır.",
				en: "Brings out failures on small classes that accuracy hides.",
			},
		},
	],
	models: [
		{
			id: "google/vit-base-patch16-224",
			description: {
				tr: "Görüntüyü 16 × 16 piksellik yamalarla okuyan temel dönüştürücü; ince ayarın alışılmış tabanı.",
				en: "Basic transformer that reads pictures in patches of 16 × 16 pixels; the usual base for fine-tuning.",
			},
		},
		{
			id: "facebook/deit-base-distilled-patch16-224",
			description: {
				tr: "Öğretmen modelden damıtılmış, daha az veriyle eğitilmiş ViT türevi.",
				en: "ViT relative distilled from a teacher and trained on less data.",
			},
		},
		{
			id: "facebook/convnext-large-224",
			description: {
				tr: "Dönüştürücülerden ders almış, 198 milyon parametreli evrişimli ağ.",
				en: "Convolutional network of 198 million parameters that learned from transformers.",
			},
		},
	],
	spaces: [
		{
			id: "timm/leaderboard",
			description: {
				tr: "Yüzlerce omurganın doğruluk, hız ve boyutunu yan yana koyan tablo.",
				en: "Table that sets accuracy, speed and size of hundreds of backbones side by side.",
			},
		},
	],
	widgetModels: ["google/vit-base-patch16-224"],
	youtubeId: "tjAIM7BOYhw",
	isPlaceholder: false,
};
