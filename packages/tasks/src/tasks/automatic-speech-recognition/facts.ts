import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of automatic-speech-recognition. */
export const task: Task = {
	id: "automatic-speech-recognition",
	name: "Automatic Speech Recognition",
	names: { tr: "Otomatik konuşma tanıma", en: "Automatic Speech Recognition" },
	modality: "audio",
	color: "yellow",
	position: 140,
	outputKind: "text",
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of automatic-speech-recognition. */
export const info: TaskInfo = {
	summary: {
		tr: "Konuşma kaydını yazıya döker. Altyazı hazırlamak, toplantıları not almak ve sesle komut vermek bununla yapılır. Modeller istenirse her bölümün hangi saniyede söylendiğini de bildirir.",
		en: "A recording of speech is written down. Subtitles, meeting notes and voice commands all start here. On request, models also tell at which second each piece was spoken.",
	},
	demo: {
		tr: {
			inputs: [
				{
					type: "audio",
					filename: "recording.tr.wav",
					transcript: "Yarınki toplantı saat onda, ikinci kattaki odada.",
				},
			],
			outputs: [
				{
					type: "text",
					label: "Yazıya dökülen konuşma",
					content: "Yarınki toplantı saat onda, ikinci kattaki odada.",
				},
			],
		},
		en: {
			inputs: [
				{
					type: "audio",
					filename: "recording.en.wav",
					transcript: "Tomorrow the meeting is at ten, in the room on the second floor.",
				},
			],
			outputs: [
				{
					type: "text",
					label: "Transcript",
					content: "Tomorrow the meeting is at ten, in the room on the second floor.",
				},
			],
		},
	},
	datasets: [
		{ id: "mozilla-foundation/common_voice_17_0" },
		{ id: "amphion/Emilia-Dataset" },
		{ id: "parler-tts/mls_eng" },
		{ id: "espnet/yodas" },
	],
	metrics: [{ id: "wer" }, { id: "cer" }],
	models: [
		{ id: "openai/whisper-large-v3" },
		{ id: "facebook/w2v-bert-2.0" },
		{ id: "facebook/seamless-m4t-v2-large" },
		{ id: "nvidia/canary-1b" },
		{ id: "pyannote/speaker-diarization-3.1" },
	],
	spaces: [
		{ id: "hf-audio/whisper-large-v3" },
		{ id: "mrfakename/Moonshinex" },
		{ id: "facebook/seamless_m4t" },
		{ id: "nvidia/canary-1b" },
	],
	widgetModels: ["openai/whisper-large-v3"],
	youtubeId: "TksaY_FDgnk",
	isPlaceholder: false,
};

/** Input that fits the schema of automatic-speech-recognition. */
export const example: TaskExample = { tr: { inputs: "sample1.flac" }, en: { inputs: "sample1.flac" } };
