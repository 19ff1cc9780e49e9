import type { Task, TaskInfo } from "../../types/task.ts";
import { examples } from "./examples.ts";

/** Catalogue entry of audio-to-audio. */
export const task: Task = {
	id: "audio-to-audio",
	name: "Audio-to-Audio",
	names: { tr: "Sesten sese", en: "Audio-to-Audio" },
	modality: "audio",
	color: "blue",
	position: 150,
	outputKind: "sounds",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of audio-to-audio. */
export const info: TaskInfo = {
	summary: {
		tr: "Girdisi de çıktısı da ses olan işleri kapsar: gürültüyü temizlemek, üst üste konuşan iki kişiyi ayırmak ya da bir şarkıdan vokali çıkarmak gibi. Tek bir kayıttan birkaç ayrı ses dosyası elde edilebilir.",
		en: "Both what goes in and what comes out is sound: removing noise, separating two people who talk over each other, or lifting the voice out of a song. One recording may give several sounds.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "audio",
					filename: examples.tr[0].input.inputs,
					transcript: "İki kişi aynı anda konuşuyor: biri vapurdan, öbürü yemekten söz ediyor.",
				},
			],
			outputs: [
				{
					type: "audio",
					filename: examples.tr[0].output[0].blob,
					transcript: "Yarın sabah ilk vapura bineceğiz.",
				},
				{
					type: "audio",
					filename: examples.tr[0].output[1].blob,
					transcript: "Akşam yemeğinde mercimek çorbası var.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "audio",
					filename: examples.en[0].input.inputs,
					transcript: "Two people speak at once, one of a ferry, the other of dinner.",
				},
			],
			outputs: [
				{
					type: "audio",
					filename: examples.en[0].output[0].blob,
					transcript: "We are taking the first ferry tomorrow.",
				},
				{
					type: "audio",
					filename: examples.en[0].output[1].blob,
					transcript: "There is lentil soup for dinner.",
				},
			],
		},
	},
	datasets: [
		{
			id: "Matthijs/cmu-arctic-xvectors",
			description: {
				tr: "Hazır konuşmacı vektörleri; SpeechT5 ile sesi başka birine çevirirken gerekir.",
				en: "Ready speaker vectors, needed when SpeechT5 turns one voice into another.",
			},
		},
	],
	metrics: [
		{
			id: "snri",
			description: {
				tr: "Gürültü gidermeden önceki ve sonraki sinyal gürültü oranı arasındaki farkı verir.",
				en: "Gives the difference in signal-to-noise ratio before and after denoising.",
			},
		},
		{
			id: "sdri",
			description: {
				tr: "Ayrılmış kaynakta bozulmanın karışıma göre ne kadar azaldığını desibelle söyler.",
				en: "Says in decibels how much distortion fell in a separated source against the mixture.",
			},
		},
	],
	models: [
		{
			id: "ResembleAI/resemble-enhance",
			description: {
				tr: "Konuşmadan gürültüyü atar, ardından yitik yüksek frekansları yeniden kurar.",
				en: "Removes noise from speech, then rebuilds the high frequencies that were lost.",
			},
		},
		{
			id: "microsoft/speecht5_vc",
			description: {
				tr: "Sözleri koruyup sesi hedef konuşmacıya benzetir; konuşmacı vektörü ister.",
				en: "Keeps the words and makes the voice resemble a target speaker, given as a vector.",
			},
		},
	],
	spaces: [
		{
			id: "younver/speechbrain-speech-separation",
			description: {
				tr: "Üst üste konuşan iki kişiyi ayırmayı tarayıcıda dinletir.",
				en: "Lets you hear in the browser how two people talking at once are separated.",
			},
		},
		{
			id: "nakas/audio-diffusion_style_transfer",
			description: {
				tr: "Bir sesin havasını ötekine taşıyan difüzyon denemesi; yaratıcı kullanıma örnek.",
				en: "Diffusion experiment that carries the feel of one sound over to another.",
			},
		},
	],
	widgetModels: ["speechbrain/sepformer-wham"],
	youtubeId: "iohj7nCCYoM",
	isPlaceholder: false,
};
