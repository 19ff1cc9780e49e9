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
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
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
