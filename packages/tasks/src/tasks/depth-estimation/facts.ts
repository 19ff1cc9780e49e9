import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of depth-estimation. */
export const task: Task = {
	id: "depth-estimation",
	name: "Depth Estimation",
	names: { tr: "Derinlik kestirimi", en: "Depth Estimation" },
	modality: "cv",
	color: "yellow",
	position: 190,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of depth-estimation. */
export const info: TaskInfo = {
	summary: {
		tr: "Tek bir fotoğrafa bakarak her noktanın kameradan ne kadar uzak olduğunu kestirir. Sonuç, yakınla uzağın farklı tonlarda göründüğü bir derinlik haritasıdır; robotlar, artırılmış gerçeklik ve fotoğrafta arka plan bulanıklaştırma bundan yararlanır.",
		en: "From a single photograph the model guesses how far each point is from the camera. The result is a depth map in which near and far have different shades; robots, augmented reality and blurred photo backgrounds make use of it.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "img",
					filename: examples.tr[0].input.inputs,
					alt: "Önde bir ağaç, arkada evler ve uzakta tepeler görünen bir sokak.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: examples.tr[0].output.depth,
					alt: "Aynı sokağın derinlik haritası: ağaç açık, evler gri, tepeler koyu.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "img",
					filename: examples.en[0].input.inputs,
					alt: "A street with a tree in front, houses behind it and hills far away.",
				},
			],
			outputs: [
				{
					type: "img",
					filename: examples.en[0].output.depth,
					alt: "Depth map of the same street: the tree is light, the houses are grey, the hills are dark.",
				},
			],
		},
	},
	datasets: [
		{
			id: "sayakpaul/nyu_depth_v2",
			description: {
				tr: "Derinlik algılayıcısıyla çekilmiş iç mekânlar; metre cinsinden doğru değer içerir.",
				en: "Rooms recorded with a depth sensor, holding true values in metres.",
			},
		},
		{
			id: "depth-anything/DA-2K",
			description: {
				tr: "Hangi noktanın daha yakın olduğunu soran çiftler; göreli derinliği çeşitli sahnelerde sınar.",
				en: "Pairs that ask which point is nearer, testing relative depth over varied scenes.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "depth-anything/Depth-Anything-V2-Large",
			description: {
				tr: "335 milyon parametreli göreli derinlik modeli; ticari kullanıma kapalıdır.",
				en: "Relative depth from 335 million parameters; excludes commercial use.",
			},
		},
		{
			id: "jingheya/lotus-depth-g-v1-0",
			description: {
				tr: "Difüzyon ön bilgisini tek adımda derinliğe çevirir; az veriyle eğitilmiştir.",
				en: "Turns the knowledge of a diffusion model into depth in one step, with little training data.",
			},
		},
		{
			id: "tencent/DepthCrafter",
			description: {
				tr: "Uzun videoda kareden kareye tutarlı derinlik üretmek üzere eğitilmiştir.",
				en: "Trained to make depth for long video that agrees from frame to frame.",
			},
		},
		{
			id: "apple/DepthPro-hf",
			description: {
				tr: "Kamera bilgisi istemeden metre cinsinden derinlik verir.",
				en: "Gives metric depth and asks for no camera data.",
			},
		},
	],
	spaces: [
		{
			id: "radames/dpt-depth-estimation-3d-voxels",
			description: {
				tr: "Derinlik haritasını üç boyutlu küplere çevirip döndürmenizi sağlar.",
				en: "Turns a depth map into three-dimensional cubes that you can rotate.",
			},
		},
		{
			id: "akhaliq/depth-pro",
			description: {
				tr: "Depth Pro'yu kendi fotoğrafınızla kurulum yapmadan dener.",
				en: "Tries Depth Pro on your own photograph without installing anything.",
			},
		},
		{
			id: "tencent/DepthCrafter",
			description: {
				tr: "Kısa bir klip yükleyip zaman içindeki tutarlılığı izlemek için.",
				en: "To upload a short clip and watch how steady depth is over time.",
			},
		},
		{
			id: "facebook/sapiens-depth",
			description: {
				tr: "İnsan odaklı görüntülerde gövde derinliğinin inceliğini gösterir.",
				en: "Shows how fine depth gets on the body in pictures of people.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
