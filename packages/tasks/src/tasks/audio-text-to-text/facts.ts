import type { Task, TaskInfo } from "../../types/task.ts";

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
	datasets: [
		{
			id: "nvidia/AF-Think",
			description: {
				tr: "Sesli sorulara adım adım gerekçeli yanıtlar; akıl yürütmeyi öğretmek için.",
				en: "Answers to questions about sound with reasons step by step, to teach reasoning.",
			},
		},
		{
			id: "tsinghua-ee/QualiSpeech",
			description: {
				tr: "İngilizce konuşma niteliğini sayının yanında cümlelerle de değerlendiren kayıtlar.",
				en: "Recordings whose speech quality is judged in English sentences beside the numbers.",
			},
		},
	],
	metrics: [],
	models: [
		{
			id: "fixie-ai/ultravox-v0_5-llama-3_2-1b",
			description: {
				tr: "Sesi yazıya dökmeden küçük bir Llama'ya bağlar; sesli sohbet için.",
				en: "Feeds sound to a small Llama without a transcript, for voice chat.",
			},
		},
		{
			id: "Qwen/Qwen2-Audio-7B-Instruct",
			description: {
				tr: "Konuşmanın yanında müzik ve ortam sesi sorularını da yanıtlar.",
				en: "Answers questions about music and surrounding sounds as well as speech.",
			},
		},
		{
			id: "mistralai/Voxtral-Small-24B-2507",
			description: {
				tr: "Uzun kayıtları özetler, sesten araç çağrısı yapar; dil modeli gücünü korur.",
				en: "Sums up long recordings and calls tools from speech while keeping its skill with text.",
			},
		},
		{
			id: "nvidia/audio-flamingo-3",
			description: {
				tr: "Konuşma, ses ve müzikte akıl yürütür; lisansı ticari kullanıma izin vermez.",
				en: "Reasons over speech, sounds and music; its licence does not allow commercial use.",
			},
		},
	],
	spaces: [
		{
			id: "iamomtiwari/ATTT",
			description: {
				tr: "Ses ve yazılı istek birlikte verilince ne döndüğünü deneten topluluk uygulaması.",
				en: "Community application that tries what comes back for sound plus a written request.",
			},
		},
		{
			id: "freddyaboulton/talk-to-qwen-webrtc",
			description: {
				tr: "Tarayıcıdan mikrofonla canlı konuşarak gecikmeyi hissetmek için.",
				en: "To feel the latency by talking live through the browser's microphone.",
			},
		},
	],
	widgetModels: [],
	isPlaceholder: false,
};
