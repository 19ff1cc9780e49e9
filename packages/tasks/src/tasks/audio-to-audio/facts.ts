import type { Task, TaskExample, TaskInfo } from "../../types.ts";

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
					filename: "mixture.wav",
					transcript: "Bir flüt ezgisi ile bir davul vuruşu üst üste.",
				},
			],
			outputs: [
				{ type: "audio", filename: "flute.wav", transcript: "Yalnızca flüt ezgisi." },
				{ type: "audio", filename: "drum.wav", transcript: "Yalnızca davul vuruşu." },
			],
		},
		en: {
			inputs: [
				{
					type: "audio",
					filename: "mixture.wav",
					transcript: "A flute tune and a drum beat at the same time.",
				},
			],
			outputs: [
				{ type: "audio", filename: "flute.wav", transcript: "The flute tune alone." },
				{ type: "audio", filename: "drum.wav", transcript: "The drum beat alone." },
			],
		},
	},
	datasets: [{ id: "Matthijs/cmu-arctic-xvectors" }],
	metrics: [{ id: "snri" }, { id: "sdri" }],
	models: [{ id: "ResembleAI/resemble-enhance" }, { id: "microsoft/speecht5_vc" }],
	spaces: [{ id: "younver/speechbrain-speech-separation" }, { id: "nakas/audio-diffusion_style_transfer" }],
	widgetModels: ["speechbrain/sepformer-wham"],
	youtubeId: "iohj7nCCYoM",
	isPlaceholder: false,
};

/** Input that fits the schema of audio-to-audio. */
export const example: TaskExample = { tr: { inputs: "sample1.flac" }, en: { inputs: "sample1.flac" } };
