import type { Task, TaskExample, TaskInfo } from "../../types.ts";

/** Catalogue entry of audio-classification. */
export const task: Task = {
	id: "audio-classification",
	name: "Audio Classification",
	names: { tr: "Ses sınıflandırma", en: "Audio Classification" },
	modality: "audio",
	color: "green",
	position: 160,
	outputKind: "labels",
	subtasks: [
		{
			type: "keyword-spotting",
			name: "Keyword Spotting",
			names: { tr: "Anahtar sözcük yakalama", en: "Keyword Spotting" },
		},
		{
			type: "speaker-identification",
			name: "Speaker Identification",
			names: { tr: "Konuşmacı tanıma", en: "Speaker Identification" },
		},
		{
			type: "audio-intent-classification",
			name: "Audio Intent Classification",
			names: {
				tr: "Sesten niyet sınıflandırma",
				en: "Audio Intent Classification",
			},
		},
		{
			type: "audio-emotion-recognition",
			name: "Audio Emotion Recognition",
			names: {
				tr: "Sesten duygu tanıma",
				en: "Audio Emotion Recognition",
			},
		},
		{
			type: "audio-language-identification",
			name: "Audio Language Identification",
			names: {
				tr: "Sesten dil tanıma",
				en: "Audio Language Identification",
			},
		},
	],
	hideInModels: false,
	hideInDatasets: false,
};

/** Summary, demo and resources of audio-classification. */
export const info: TaskInfo = {
	summary: { tr: "", en: "" },
	demo: { tr: { inputs: [], outputs: [] }, en: { inputs: [], outputs: [] } },
	datasets: [{ id: "s3prl/superb" }, { id: "agkphysics/AudioSet" }],
	metrics: [{ id: "accuracy" }, { id: "recall" }, { id: "precision" }, { id: "f1" }],
	models: [
		{ id: "speechbrain/google_speech_command_xvector" },
		{ id: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition" },
		{ id: "facebook/mms-lid-126" },
	],
	spaces: [{ id: "kurianbenoy/audioclassification" }],
	widgetModels: ["MIT/ast-finetuned-audioset-10-10-0.4593"],
	youtubeId: "KWwzcmG98Ds",
	isPlaceholder: false,
};

/** Input that fits the schema of audio-classification. */
export const example: TaskExample = { tr: { inputs: "sample1.flac" }, en: { inputs: "sample1.flac" } };
