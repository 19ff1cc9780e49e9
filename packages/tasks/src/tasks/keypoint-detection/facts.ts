import type { Task, TaskInfo } from "../../types/task.ts";

/** Catalogue entry of keypoint-detection. */
export const task: Task = {
	id: "keypoint-detection",
	name: "Keypoint Detection",
	names: { tr: "Anahtar nokta tespiti", en: "Keypoint Detection" },
	modality: "cv",
	color: "red",
	position: 530,
	outputKind: "points",
	subtasks: [
		{
			type: "pose-estimation",
			name: "Pose Estimation",
			names: { tr: "Poz kestirimi", en: "Pose Estimation" },
		},
	],
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of keypoint-detection. */
export const info: TaskInfo = {
	summary: {
		tr: "Görüntüde anlam taşıyan noktaları bulur: bir insanın dirsekleri ve dizleri, bir yüzün göz köşeleri. Bu noktalar birleştirilince duruş ya da mimik ortaya çıkar; spor çözümlemesi ve hareket yakalama bununla çalışır.",
		en: "Meaningful points are located in a picture: the elbows and knees of a person, the corners of the eyes. Joined up, they show a posture or an expression, which sports analysis and motion capture rely on.",
	},
	demo: {
		tr: {
			inputs: [{ type: "img", filename: "runner.png", alt: "Koşan bir kişinin yandan görünüşü." }],
			outputs: [
				{
					type: "img",
					filename: "runner-points.png",
					alt: "Aynı kişi; omuz, dirsek, kalça ve diz noktaları işaretlenip çizgilerle birleştirilmiş.",
				},
			],
		},
		en: {
			inputs: [{ type: "img", filename: "runner.png", alt: "A running person from the side." }],
			outputs: [
				{
					type: "img",
					filename: "runner-points.png",
					alt: "The same person with shoulders, elbows, hips and knees marked and joined by lines.",
				},
			],
		},
	},
	datasets: [
		{
			id: "Vincent-luo/hagrid-mediapipe-hands",
			description: {
				tr: "El işareti fotoğrafları ve MediaPipe'ın bulduğu el noktaları; el pozu eğitimi için.",
				en: "Photos of hand gestures with points found by MediaPipe, for training hand poses.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "magic-leap-community/superpoint",
			description: {
				tr: "Köşe gibi ayırt edici noktaları ve tanımlayıcılarını birlikte çıkarır.",
				en: "Extracts distinctive points, such as corners, together with their descriptors.",
			},
		},
		{
			id: "magic-leap-community/superglue_outdoor",
			description: {
				tr: "İki dış mekân görüntüsündeki noktaları eşler; lisansı ticari olmayan kullanıma izin verir.",
				en: "Matches points between two outdoor pictures; licensed for non-commercial use only.",
			},
		},
		{
			id: "facebook/sapiens-pose-1b",
			description: {
				tr: "Yüz ve ellerle birlikte yüzlerce gövde noktası bulan büyük poz modeli.",
				en: "Large pose model that finds hundreds of points on body, face and hands.",
			},
		},
		{
			id: "usyd-community/vitpose-plus-base",
			description: {
				tr: "Birkaç veri kümesini birlikte öğrenmiş sade ViT; insan ve hayvan pozu için.",
				en: "Plain ViT that learned several datasets at once, for poses of people and animals.",
			},
		},
		{
			id: "qualcomm/RTMPose-Body2d",
			description: {
				tr: "Telefon yongalarında gerçek zamanlı gövde pozu için hazırlanmış model.",
				en: "Model prepared for body pose in real time on phone chips.",
			},
		},
		{
			id: "ETH-CVG/lightglue_disk",
			description: {
				tr: "DISK noktalarını hızla eşler; kolay çiftlerde erken durarak zaman kazandırır.",
				en: "Matches DISK points quickly and saves time by stopping early on easy pairs.",
			},
		},
	],
	spaces: [
		{
			id: "datasciencedojo/Hand-Keypoint-Detection-Realtime",
			description: {
				tr: "Web kamerasıyla el noktalarını canlı izlemek için.",
				en: "To watch the points of your hand live through the webcam.",
			},
		},
		{
			id: "merve/SuperPoint",
			description: {
				tr: "SuperPoint'in görüntünüzde hangi noktaları seçtiğini çizer.",
				en: "Draws which points SuperPoint picks in your picture.",
			},
		},
		{
			id: "ETH-CVG/LightGlue",
			description: {
				tr: "İki fotoğraf arasındaki eşleşmeleri çizgilerle gösterir.",
				en: "Shows the matches between two photographs as lines.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
