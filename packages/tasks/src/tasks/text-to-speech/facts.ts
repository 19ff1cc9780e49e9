import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of text-to-speech. */
export const task: Task = {
	id: "text-to-speech",
	name: "Text-to-Speech",
	names: { tr: "Metinden konuşmaya", en: "Text-to-Speech" },
	modality: "audio",
	color: "yellow",
	position: 120,
	outputKind: "media",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of text-to-speech. */
export const info: TaskInfo = {
	summary: {
		tr: "Yazılı metni insan sesine benzer bir konuşmaya dönüştürür. Birçok modelde ses, dil, hız ve duygu seçilebilir; ekran okuyucular, sesli kitaplar ve anonslar başlıca kullanım yerleridir.",
		en: "Written text becomes speech that sounds like a human voice. With many models the voice, language, pace and emotion can be chosen; screen readers, audio books and announcements are the main uses.",
	},
	demo: {
		tr: {
			inputs: [{ type: "text", label: "Metin", content: "Sayın yolcular, vapurumuz birazdan kalkacaktır." }],
			outputs: [
				{
					type: "audio",
					filename: "announcement.tr.wav",
					transcript: "Sayın yolcular, vapurumuz birazdan kalkacaktır.",
				},
			],
		},
		en: {
			inputs: [{ type: "text", label: "Text", content: "Dear passengers, our ferry is about to depart." }],
			outputs: [
				{
					type: "audio",
					filename: "announcement.en.wav",
					transcript: "Dear passengers, our ferry is about to depart.",
				},
			],
		},
	},
	datasets: [
		{ id: "parler-tts/mls_eng_10k" },
		{ id: "mythicinfinity/libritts_r" },
		{ id: "facebook/multilingual_librispeech" },
	],
	metrics: [{ id: "mel cepstral distortion" }],
	models: [
		{ id: "parler-tts/parler-tts-large-v1" },
		{ id: "SWivid/F5-TTS" },
		{ id: "fishaudio/fish-speech-1.5" },
		{ id: "OuteAI/OuteTTS-0.1-350M" },
		{ id: "hexgrad/Kokoro-82M" },
		{ id: "KittenML/kitten-tts-nano-0.1" },
		{ id: "ResembleAI/chatterbox" },
		{ id: "nari-labs/Dia-1.6B-0626" },
	],
	spaces: [
		{ id: "hexgrad/Kokoro-TTS" },
		{ id: "fishaudio/fish-speech-1" },
		{ id: "mrfakename/E2-F5-TTS" },
		{ id: "parler-tts/parler-tts-expresso" },
		{ id: "ngxson/kokoro-podcast-generator" },
		{ id: "ResembleAI/Chatterbox" },
		{ id: "TTS-AGI/TTS-Arena-V2" },
	],
	widgetModels: ["suno/bark"],
	youtubeId: "NW62DpzJ274",
	canonicalId: "text-to-audio",
	isPlaceholder: false,
};

/** Input that fits the schema of text-to-speech. */
export const example: TaskExample = {
	tr: { inputs: "İyi günler, bir sonraki durak Kızılay." },
	en: { inputs: "Good afternoon, the next stop is the Central Station." },
};
