import { picture, recording } from "./samples.ts";

/** One form of a task's call: the function, its fields and options. */
export interface TaskCall {
	readonly function: string;
	readonly args: object;
	readonly options?: object;
	/** The model is a LoRA over the provider's base model. */
	readonly isLora?: true;
}

type Calls = Readonly<Record<string, TaskCall>>;

const messages = [
	{ role: "system", content: "Kısa yanıt ver." },
	{ role: "user", content: "Fransa'nın başkenti neresidir?" },
];
const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const tools = [
	{
		type: "function",
		function: { name: "weather", description: "Weather of a city", parameters: schema },
	},
];
const labels = { candidate_labels: ["cat", "dog"] };
const table = { city: ["Ankara", "Paris"], people: ["5", "2"] };
const size = { target_size: { width: 512, height: 512 } };

/** Every form of a task's call, by task id. */
export const TASK_CALLS: Readonly<Record<string, Calls>> = {
	conversational: {
		plain: { function: "chatCompletion", args: { messages } },
		options: {
			function: "chatCompletion",
			args: { messages, max_tokens: 20, temperature: 0.2, top_p: 0.9, seed: 7, stop: ["\n\n"] },
		},
		tools: { function: "chatCompletion", args: { messages, tools, tool_choice: "auto" } },
		schema: {
			function: "chatCompletion",
			args: {
				messages,
				response_format: { type: "json_schema", json_schema: { name: "city", schema, strict: true } },
			},
		},
		stream: { function: "chatCompletionStream", args: { messages, max_tokens: 12 } },
	},
	"text-generation": {
		plain: { function: "textGeneration", args: { inputs: "Bir varmış" } },
		parameters: {
			function: "textGeneration",
			args: { inputs: "Bir varmış", parameters: { max_new_tokens: 12, temperature: 0.5 } },
		},
		stream: {
			function: "textGenerationStream",
			args: { inputs: "Bir varmış", parameters: { max_new_tokens: 12 } },
		},
	},
	"text-to-image": {
		...onText("textToImage", "a fox", { num_inference_steps: 5, seed: 7 }),
		url: { function: "textToImage", args: { inputs: "a fox" }, options: { outputType: "url" } },
		lora: { function: "textToImage", args: { inputs: "a fox" }, isLora: true },
	},
	"text-to-video": onText("textToVideo", "a fox", { num_inference_steps: 5, seed: 7 }),
	"text-to-speech": onText("textToSpeech", "Merhaba", {}),
	"text-to-audio": onText("textToAudio", "rain", {}),
	"feature-extraction": {
		plain: { function: "featureExtraction", args: { inputs: "kedi" } },
		list: { function: "featureExtraction", args: { inputs: ["kedi", "köpek"] } },
		options: { function: "featureExtraction", args: { inputs: "kedi", normalize: true, truncate: true } },
	},
	"fill-mask": onText("fillMask", "Paris is the [MASK] of France.", { top_k: 2 }),
	"question-answering": onText(
		"questionAnswering",
		{ question: "Where do I live?", context: "I live in Ankara." },
		{ top_k: 1 },
	),
	"sentence-similarity": onText(
		"sentenceSimilarity",
		{ source_sentence: "kedi", sentences: ["köpek", "kediler"] },
		{},
	),
	summarization: onText("summarization", "The tower is 324 metres tall.", { truncation: "longest_first" }),
	"table-question-answering": onText(
		"tableQuestionAnswering",
		{ query: "How many people?", table },
		{ sequential: false },
	),
	"text-classification": onText("textClassification", "I like you.", { top_k: 1 }),
	"token-classification": onText("tokenClassification", "Ada lives in Paris.", {
		aggregation_strategy: "simple",
	}),
	translation: onText("translation", "Hello", {}, { src_lang: "eng_Latn", tgt_lang: "tur_Latn" }),
	"zero-shot-classification": onText("zeroShotClassification", "A small cat.", { multi_label: true }, labels),
	"tabular-classification": onText("tabularClassification", { data: table }, {}),
	"tabular-regression": onText("tabularRegression", { data: table }, {}),
	"audio-classification": onFile("audioClassification", recording, { top_k: 1 }),
	"audio-to-audio": onFile("audioToAudio", recording, {}),
	"automatic-speech-recognition": onFile("automaticSpeechRecognition", recording, {
		return_timestamps: true,
	}),
	"image-classification": onFile("imageClassification", picture, { top_k: 1 }),
	"image-segmentation": onFile("imageSegmentation", picture, { threshold: 0.5 }),
	"image-to-text": onFile("imageToText", picture, { max_new_tokens: 9 }),
	"object-detection": onFile("objectDetection", picture, { threshold: 0.5 }),
	"zero-shot-image-classification": {
		plain: { function: "zeroShotImageClassification", args: { inputs: picture, parameters: labels } },
		legacy: {
			function: "zeroShotImageClassification",
			args: { inputs: { image: picture }, parameters: labels },
		},
	},
	"document-question-answering": onText(
		"documentQuestionAnswering",
		{ question: "Which number?", image: picture },
		{ top_k: 1 },
	),
	"visual-question-answering": onText(
		"visualQuestionAnswering",
		{ question: "Which colour?", image: picture },
		{ top_k: 1 },
	),
	"image-to-image": onText("imageToImage", picture, { prompt: "in snow", num_inference_steps: 5, ...size }),
	"image-to-video": onText("imageToVideo", picture, { prompt: "it runs", num_inference_steps: 5, ...size }),
	"image-text-to-image": {
		plain: { function: "imageTextToImage", args: { inputs: picture, parameters: { prompt: "in snow" } } },
		text: { function: "imageTextToImage", args: { parameters: { prompt: "a fox" } } },
	},
	"image-text-to-video": {
		plain: { function: "imageTextToVideo", args: { inputs: picture, parameters: { prompt: "it runs" } } },
		text: { function: "imageTextToVideo", args: { parameters: { prompt: "a fox" } } },
	},
};

/** The kinds of keys that a caller may pass. */
export const KEYS: Readonly<Record<string, { readonly accessToken?: string; readonly options?: object }>> = {
	platform: { accessToken: "hf_platform" },
	"platform, billed": { accessToken: "hf_platform", options: { billTo: "acme" } },
	own: { accessToken: "own-key" },
	"own, billed": { accessToken: "own-key", options: { billTo: "acme" } },
	none: {},
	cookies: { options: { includeCredentials: "include" } },
};

/** A task of text in, with its plain call and one with parameters. */
function onText(name: string, inputs: unknown, parameters: object, needed?: object): Calls {
	return {
		plain: { function: name, args: { inputs, ...(needed && { parameters: needed }) } },
		parameters: { function: name, args: { inputs, parameters: { ...needed, ...parameters } } },
	};
}

/** A task of a file in: under `inputs`, under the older `data`, and with parameters. */
function onFile(name: string, file: Blob, parameters: object): Calls {
	return {
		plain: { function: name, args: { inputs: file } },
		data: { function: name, args: { data: file } },
		parameters: { function: name, args: { inputs: file, parameters } },
	};
}
