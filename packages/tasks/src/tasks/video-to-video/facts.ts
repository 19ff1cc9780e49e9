import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of video-to-video. */
export const task: Task = {
	id: "video-to-video",
	name: "Video-to-Video",
	names: { tr: "Videodan videoya", en: "Video-to-Video" },
	modality: "cv",
	// The source gives no colour; this is the one of image-to-video.
	color: "indigo",
	position: 560,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of video-to-video. */
export const info: TaskInfo = {
	summary: {
		tr: "Var olan bir videoyu yeni bir videoya dönüştürür: üslubunu değiştirir, çözünürlüğünü yükseltir, titremesini giderir ya da bir nesneyi başkasıyla değiştirir. Özgün hareket ve zamanlama korunur.",
		en: "An existing video is turned into a new one: its style is changed, its resolution raised, its shake removed, or one thing replaced by another. The original motion and timing are kept.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "walk.gif", alt: "Parkta yürüyen birinin kısa videosu." }],
			outputs: [
				{
					type: "img",
					filename: "walk-sketch.gif",
					alt: "Aynı yürüyüş, kurşun kalem çizimi üslubunda.",
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "walk.gif", alt: "Short video of someone walking in a park." }],
			outputs: [
				{
					type: "img",
					filename: "walk-sketch.gif",
					alt: "The same walk in the style of a pencil drawing.",
				},
			],
		},
	},
	datasets: [
		{
			id: "suimu/VIRESET",
			description: {
				tr: "Zamanda tutarlı nesne maskeleri; videoda nesne düzenlemeyi eğitmek ve sınamak için.",
				en: "Object masks consistent in time, to train and test edits inside videos.",
			},
		},
		{
			id: "zhangsh2001/LongV-EVAL",
			description: {
				tr: "Yetmiş beş uzun video ve düzenleme istemleri; dakikalık tutarlılığı sınar.",
				en: "Seventy-five long videos with edit prompts; tests consistency over a minute.",
			},
		},
		{
			id: "Iceclear/SeedVR_VideoDemos",
			description: {
				tr: "SeedVR onarımının örnek sonuçları; kaliteyi gözle değerlendirmek için.",
				en: "Sample results of SeedVR restoration, for judging its quality by eye.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "decart-ai/Lucy-Edit-Dev",
			description: {
				tr: "Yazılı yönergeyle giysi, nesne ve sahne değiştiren, hareketi koruyan model.",
				en: "Changes clothes, objects and scenes by instruction and keeps the motion.",
			},
		},
		{
			id: "LeoLau/Shape-for-Motion",
			description: {
				tr: "Nesnenin üç boyutlu bir kopyasını düzenleyip değişikliği bütün karelere yayar.",
				en: "Edits through a 3D proxy and spreads the change to all frames.",
			},
		},
		{
			id: "nvidia/Cosmos-Transfer2.5-2B",
			description: {
				tr: "Derinlik ve kenar haritasından gerçekçi robot ve sürüş videoları üretir.",
				en: "Makes realistic robot and driving video from maps of depth and edges.",
			},
		},
		{
			id: "numz/SeedVR2_comfyUI",
			description: {
				tr: "SeedVR2 büyütme ağırlıklarını ComfyUI akışına hazır sunar.",
				en: "Offers the SeedVR2 upscaling weights ready for a ComfyUI workflow.",
			},
		},
	],
	spaces: [
		{
			id: "decart-ai/lucy-edit-dev",
			description: {
				tr: "Kendi klibinizde yönergeyle düzenlemeyi kurulumsuz denemek için.",
				en: "Try edits by instruction on a clip of yours, without installing.",
			},
		},
		{
			id: "ByteDance-Seed/SeedVR2-3B",
			description: {
				tr: "Eski ya da sıkıştırılmış bir videonun ne kadar onarıldığını görmek için.",
				en: "See how far an old or compressed video can be restored.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
