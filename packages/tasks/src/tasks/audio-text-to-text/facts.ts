import type { Task, TaskInfo } from "../../types.ts";

/** Catalogue entry of audio-text-to-text. */
export const task: Task = {
	id: "audio-text-to-text",
	name: "Audio-Text-to-Text",
	names: { tr: "Ses ve metinden metne", en: "Audio-Text-to-Text" },
	modality: "multimodal",
	color: "red",
	position: 170,
	outputKind: "chat",
	hideInModels: false,
	hideInDatasets: true,
};

/** Summary, demo and resources of audio-text-to-text. */
export const info: TaskInfo = {
	summary: {
		tr: "Modele bir ses kaydı ve yazılı bir istek verilir, yanıt metin olarak gelir. Kaydı yazıya dökmekle kalmaz; konuşulanı özetlemesi, bir soruyu yanıtlaması ya da konuşmacının tonunu yorumlaması da istenebilir.",
		en: "The model receives a recording together with a written request and answers in text. It can do more than write down what it hears: sum up a talk, answer a question about it, or judge the tone of a speaker.",
	},
	demo: {
		tr: {
			inputs: [
				{ type: "audio", filename: "beats.wav", transcript: "Art arda dört davul vuruşu." },
				{ type: "text", label: "İstek", content: "Kaç vuruş duyuyorsun ve hangi çalgıdan geliyor?" },
			],
			outputs: [
				{
					type: "text",
					label: "Yanıt",
					content: "Eşit aralıklarla dört vuruş duyuyorum; ses bir davuldan geliyor.",
				},
			],
		},
		en: {
			inputs: [
				{ type: "audio", filename: "beats.wav", transcript: "Four drum beats in a row." },
				{
					type: "text",
					label: "Request",
					content: "How many beats do you hear, and on which instrument?",
				},
			],
			outputs: [
				{
					type: "text",
					label: "Answer",
					content: "I hear four beats at even intervals; they come from a drum.",
				},
			],
		},
	},
	datasets: [{ id: "nvidia/AF-Think" }, { id: "tsinghua-ee/QualiSpeech" }],
	metrics: [],
	models: [
		{ id: "fixie-ai/ultravox-v0_5-llama-3_2-1b" },
		{ id: "Qwen/Qwen2-Audio-7B-Instruct" },
		{ id: "mistralai/Voxtral-Small-24B-2507" },
		{ id: "nvidia/audio-flamingo-3" },
	],
	spaces: [{ id: "iamomtiwari/ATTT" }, { id: "freddyaboulton/talk-to-qwen-webrtc" }],
	widgetModels: [],
	isPlaceholder: false,
};
