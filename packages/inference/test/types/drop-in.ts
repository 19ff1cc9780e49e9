/**
 * A program written for `@huggingface/inference` 3.13.1, with only its import changed: every public function, type and
 * option of that version. It is compiled, never run; a test compiles it against the published package too.
 */
import {
	audioClassification,
	audioToAudio,
	automaticSpeechRecognition,
	chatCompletion,
	chatCompletionStream,
	documentQuestionAnswering,
	featureExtraction,
	fillMask,
	HfInference,
	imageClassification,
	imageSegmentation,
	imageToImage,
	imageToText,
	INFERENCE_PROVIDERS,
	InferenceClient,
	InferenceClientEndpoint,
	InferenceOutputError,
	objectDetection,
	PROVIDERS_OR_POLICIES,
	questionAnswering,
	request,
	sentenceSimilarity,
	streamingRequest,
	summarization,
	tableQuestionAnswering,
	tabularClassification,
	tabularRegression,
	textClassification,
	textGeneration,
	textGenerationStream,
	textToImage,
	textToSpeech,
	textToVideo,
	tokenClassification,
	translation,
	visualQuestionAnswering,
	zeroShotClassification,
	zeroShotImageClassification,
} from "@pusula/inference";
import type {
	AudioClassificationArgs,
	AudioToAudioArgs,
	AudioToAudioOutput,
	AudioToAudioOutputElem,
	AuthMethod,
	AutomaticSpeechRecognitionArgs,
	BaseArgs,
	BodyParams,
	DocumentQuestionAnsweringArgs,
	FeatureExtractionArgs,
	FeatureExtractionOutput,
	FillMaskArgs,
	HeaderParams,
	ImageClassificationArgs,
	ImageSegmentationArgs,
	ImageToImageArgs,
	ImageToTextArgs,
	InferenceProvider,
	InferenceProviderOrPolicy,
	InferenceTask,
	ModelId,
	ObjectDetectionArgs,
	Options,
	QuestionAnsweringArgs,
	RequestArgs,
	SentenceSimilarityArgs,
	SummarizationArgs,
	TableQuestionAnsweringArgs,
	TabularClassificationArgs,
	TabularClassificationOutput,
	TabularRegressionArgs,
	TabularRegressionOutput,
	TextClassificationArgs,
	TextGenerationInput,
	TextGenerationOutput,
	TextGenerationStreamBestOfSequence,
	TextGenerationStreamDetails,
	TextGenerationStreamFinishReason,
	TextGenerationStreamOutput,
	TextGenerationStreamPrefillToken,
	TextGenerationStreamToken,
	TextToImageArgs,
	TextToVideoArgs,
	TextToVideoOutput,
	TokenClassificationArgs,
	TranslationArgs,
	UrlParams,
	VisualQuestionAnsweringArgs,
	ZeroShotClassificationArgs,
	ZeroShotImageClassificationArgs,
} from "@pusula/inference";

const model: ModelId = "acme/fox";
const file = new Blob(["x"], { type: "image/png" });
const bytes = new ArrayBuffer(1);

const options: Options = {
	retry_on_error: false,
	fetch: (input, init) => fetch(input, init),
	signal: new AbortController().signal,
	includeCredentials: true,
	billTo: "acme",
};
const base: BaseArgs = { accessToken: "hf_x", model, provider: "groq" };
const provider: InferenceProvider = "hyperbolic";
const policy: InferenceProviderOrPolicy = "auto";
const first: InferenceProvider | undefined = INFERENCE_PROVIDERS[0];
const task: InferenceTask = "conversational";
const method: AuthMethod = "provider-key";

export const described: [HeaderParams, UrlParams, BodyParams] = [
	{ accessToken: "hf_x", authMethod: method },
	{ authMethod: "hf-token", model, task },
	{ args: { inputs: "x" }, model, task },
];

/** Clients under all their names, with defaults and endpoints. */
export function clients(): InferenceClient[] {
	const client = new InferenceClient("hf_x", { ...options, endpointUrl: "https://example.test" });
	return [
		client,
		new HfInference(),
		new InferenceClientEndpoint("hf_x"),
		client.endpoint("https://example.test/v1"),
	];
}

/** A class of one's own over the client. */
export class Tuned extends InferenceClient {
	constructor(token: string) {
		super(token, { billTo: "acme" });
	}
}

export async function chat(client: InferenceClient): Promise<string> {
	const messages = [
		{ role: "system", content: "Be brief." },
		{ role: "user", content: [{ type: "text" as const, text: "Hi" }] },
	];
	const answer = await chatCompletion(
		{ ...base, messages, max_tokens: 10, temperature: 0.1, stop: ["\n"] },
		options,
	);
	const text: string | undefined = answer.choices[0]?.message.content;
	const used: number = answer.usage.total_tokens;
	let whole = "";
	for await (const chunk of chatCompletionStream({
		accessToken: "hf_x",
		model,
		messages,
		provider: "auto",
	})) {
		const piece: string | undefined = chunk.choices[0]?.delta.content;
		const reason: string | undefined = chunk.choices[0]?.finish_reason;
		whole += piece ?? reason ?? "";
	}
	const weather = await client.chatCompletion({
		model,
		messages,
		tools: [{ type: "function", function: { name: "weather", parameters: { type: "object" } } }],
		tool_choice: "auto",
		response_format: { type: "json_object" },
	});
	const call = weather.choices[0]?.message.tool_calls?.[0];
	const { chatCompletion: detached } = client;
	await detached({ model, messages: [{ role: "user", content: "Hi" }] });
	return `${text} ${used} ${whole} ${call?.function.name}`;
}

export async function texts(client: InferenceClient): Promise<void> {
	const input: TextGenerationInput = {
		inputs: "x",
		parameters: { max_new_tokens: 9, return_full_text: false, details: true, stop: ["."] },
	};
	const output: TextGenerationOutput = await textGeneration({ ...base, ...input });
	const seed: number | undefined = output.details?.seed;
	const stream: AsyncGenerator<TextGenerationStreamOutput> = textGenerationStream(
		{ ...base, ...input },
		options,
	);
	for await (const chunk of stream) {
		const token: TextGenerationStreamToken = chunk.token;
		const details: TextGenerationStreamDetails | null = chunk.details;
		const reason: TextGenerationStreamFinishReason | undefined = details?.finish_reason;
		const prefill: TextGenerationStreamPrefillToken[] | undefined = details?.prefill;
		const best: TextGenerationStreamBestOfSequence[] | undefined = details?.best_of_sequences;
		const done: string | null = chunk.generated_text;
		void [token.text, token.logprob, reason, prefill, best, done, seed];
	}
	const summary: SummarizationArgs = { model, inputs: "x", parameters: { truncation: "longest_first" } };
	const short: string = (await summarization(summary)).summary_text;
	const translate: TranslationArgs = { model, inputs: "x", parameters: { src_lang: "en", tgt_lang: "tr" } };
	const translated = await translation(translate);
	const masked: FillMaskArgs = { model, inputs: "[MASK]", parameters: { top_k: 2, targets: ["x"] } };
	const filled: string | undefined = (await fillMask(masked))[0]?.token_str;
	const questioned: QuestionAnsweringArgs = { model, inputs: { question: "x", context: "y" } };
	const answer = await questionAnswering(questioned);
	const score: number = answer.score;
	const table: TableQuestionAnsweringArgs = { model, inputs: { question: "x", table: { a: ["1"] } } };
	const cells: string[] = (await tableQuestionAnswering(table)).cells;
	const classify: TextClassificationArgs = { model, inputs: "x", parameters: { top_k: 1 } };
	const label: string | undefined = (await textClassification(classify))[0]?.label;
	const tokens: TokenClassificationArgs = {
		model,
		inputs: "x",
		parameters: { aggregation_strategy: "simple" },
	};
	const word: string | undefined = (await tokenClassification(tokens))[0]?.word;
	const zero: ZeroShotClassificationArgs = {
		model,
		inputs: "x",
		parameters: { candidate_labels: ["a"], multi_label: true },
	};
	const zeroScore: number | undefined = (await zeroShotClassification(zero))[0]?.score;
	const similar: SentenceSimilarityArgs = { model, inputs: { source_sentence: "x", sentences: ["y"] } };
	const scores: number[] = await sentenceSimilarity(similar);
	const embed: FeatureExtractionArgs = {
		model,
		inputs: ["x"],
		normalize: true,
		encoding_format: "float",
		dimensions: 8,
	};
	const vectors: FeatureExtractionOutput = await client.featureExtraction(embed);
	void [short, translated, filled, score, cells, label, word, zeroScore, scores, vectors, featureExtraction];
}

export async function pictures(client: InferenceClient): Promise<void> {
	const paint: TextToImageArgs = { model, inputs: "a fox", provider, parameters: { width: 64, seed: 1 } };
	const again: Blob = await textToImage(paint, { outputType: "blob" });
	const url: string = await textToImage(paint, { outputType: "url" });
	const byClient: Blob = await client.textToImage(paint, options);
	const kinds: ImageClassificationArgs = { model, inputs: file, parameters: { top_k: 1 } };
	const kind: string | undefined = (await imageClassification(kinds))[0]?.label;
	const parts: ImageSegmentationArgs = {
		model,
		inputs: file,
		parameters: { threshold: 0.5, subtask: "semantic" },
	};
	const mask: string | undefined = (await imageSegmentation(parts))[0]?.mask;
	const change: ImageToImageArgs = {
		model,
		inputs: file,
		parameters: { prompt: "x", target_size: { width: 1, height: 1 } },
	};
	const changed: Blob = await imageToImage(change);
	const words: ImageToTextArgs = { model, data: bytes };
	const caption: string | undefined = (await imageToText(words)).generated_text;
	const objects: ObjectDetectionArgs = { model, data: file };
	const left: number | undefined = (await objectDetection(objects))[0]?.box.xmin;
	const guess: ZeroShotImageClassificationArgs = {
		model,
		inputs: { image: bytes },
		parameters: { candidate_labels: ["a"] },
	};
	const guessed: number | undefined = (await zeroShotImageClassification(guess))[0]?.score;
	const page: DocumentQuestionAnsweringArgs = { model, inputs: { question: "x", image: file } };
	const read: string = (await documentQuestionAnswering(page)).answer;
	const look: VisualQuestionAnsweringArgs = { model, inputs: { question: "x", image: file } };
	const seen: number = (await visualQuestionAnswering(look)).score;
	const move: TextToVideoArgs = { model, inputs: "x", provider: "fal-ai", parameters: { num_frames: 8 } };
	const video: TextToVideoOutput = await textToVideo(move);
	void [again, url, byClient, kind, mask, changed, caption, left, guessed, read, seen, video];
}

export async function sounds(): Promise<void> {
	const recording: AudioClassificationArgs = { model, data: bytes };
	const heard: string | undefined = (await audioClassification(recording))[0]?.label;
	const split: AudioToAudioArgs = { model, inputs: file };
	const outputs: AudioToAudioOutput[] = await audioToAudio(split);
	const write: AutomaticSpeechRecognitionArgs = { model, data: file };
	const written = await automaticSpeechRecognition(write);
	const start: number | undefined = written.chunks?.[0]?.timestamp[0];
	const speech: Blob = await textToSpeech({ model, inputs: "x", provider: "replicate" });
	const element: AudioToAudioOutputElem | undefined = undefined;
	void [heard, outputs[0]?.blob, written.text, start, speech, element];
}

export async function tables(): Promise<void> {
	const rows: TabularClassificationArgs = { model, inputs: { data: { a: ["1"] } } };
	const classes: TabularClassificationOutput = await tabularClassification(rows);
	const values: TabularRegressionArgs = { model, inputs: { data: { a: ["1"] } } };
	const predicted: TabularRegressionOutput = await tabularRegression(values);
	void [classes, predicted];
}

interface Payload {
	model: string;
	inputs: string;
}

export async function raw(payload: Payload): Promise<unknown[]> {
	const args: RequestArgs = { accessToken: "hf_x", model, inputs: "x", parameters: { top_k: 1 } };
	const answer = await request<{ score: number }[]>(args, { task: "text-classification" });
	const chunks: string[] = [];
	for await (const chunk of streamingRequest<{ text: string }>(args, { ...options, task: "text-generation" }))
		chunks.push(chunk.text);
	const others = [
		await request<unknown>(payload),
		await request<unknown>({ model, data: file }),
		await request<unknown>({ model, prompt: "x" }),
		await request<unknown>({ model, text: "x" }),
		await request<unknown>({ model, audio_url: "https://example.test/a.wav" }),
		await request<unknown>({ model, messages: [{ role: "user", content: "x" }] }),
	];
	return [answer[0]?.score, chunks, ...others, first, policy, PROVIDERS_OR_POLICIES.includes("auto")];
}

/** What a program of that version does about a wrong reply. */
export function explain(error: unknown): string {
	if (error instanceof InferenceOutputError) return `${error.name}: ${error.message}`;
	return error instanceof TypeError ? "type" : "other";
}
