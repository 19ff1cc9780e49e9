import { COMPLETION_FIELDS } from "../adapters/field-notes.ts";
import type * as t from "@pusula/tasks";
import { transcription } from "../adapters/audio.ts";
import { chat } from "../adapters/chat.ts";
import { completion, toCompletion } from "../adapters/completion.ts";
import { embeddings } from "../adapters/embeddings.ts";
import { json } from "../adapters/fields.ts";
import { checkFile } from "../adapters/check-file.ts";
import { asIs, modelTask, pipelineTask, readFile, withFile, withQuestion } from "../adapters/hf.ts";
import { images, readImage } from "../adapters/images.ts";
import { orOpenai } from "../adapters/or-openai.ts";
import { isOpenaiUrl, toOpenaiUrl } from "../lib/endpoint-url.ts";
import { base64File } from "../lib/files.ts";
import { peek, peekKind, read } from "../lib/read.ts";
import { rejectReply } from "../lib/shape-error.ts";
import { firstOf, listOf, readNested, readNumbers } from "../lib/shapes.ts";
import type { TaskOutput } from "../types/task.ts";
import type { Media } from "../types/output.ts";
import type { Provider, ProviderFacts } from "../types/provider.ts";

const LABELS = { label: "string", score: "number" } as const;
const ANSWER = { answer: "string", end: "number", score: "number", start: "number" } as const;
const BOX = {
	...LABELS,
	"box.xmin": "number",
	"box.ymin": "number",
	"box.xmax": "number",
	"box.ymax": "number",
} as const;
const EXPECTED_LABELS = "Expected Array<{label: string, score: number}>";
const EXPECTED_TEXT = "Expected {text: string}";
const EXPECTED_VECTORS = "Expected Array<number[][][] | number[][] | number[] | number>";
const EXPECTED_PICTURE = "Expected a Blob ";
const EXPECTED_ANSWER = "Expected Array<{answer: string, end: number, score: number, start: number}>";

/** HF Inference, and every caller's own endpoint. Source: https://huggingface.co/docs/inference-providers/providers/hf-inference. */
export const hfInference: Provider = {
	id: "hf-inference",
	host: "/hf-inference",
	servesEndpoints: true,
	rawPath: modelTask,
	interchangeable: ["feature-extraction", "sentence-similarity"],
	tasks: {
		conversational: {
			...chat(""),
			path: (route) => `${modelTask(route)}/v1/chat/completions`,
			endpointPath: (url) => toOpenaiUrl(url, "chat/completions"),
		},
		"text-generation": {
			...completion("", "Expected Array<{generated_text: string}>"),
			path: (route) => `${modelTask(route)}/v1/completions`,
			endpointPath: (url) => (isOpenaiUrl(url) ? toOpenaiUrl(url, "completions") : url.href),
			toPayload: (input, { model, endpointUrl }) =>
				json(
					endpointUrl === undefined || isOpenaiUrl(new URL(endpointUrl)) ? toCompletion(input, model) : input,
				),
			fromResponse: readGenerated,
		},
		"audio-classification": withFile(
			`${EXPECTED_LABELS} but received different format`,
			listOf<t.AudioClassificationOutputElement>(LABELS),
		),
		"audio-to-audio": withFile(
			(reply) => (Array.isArray(reply) ? "Expected Array<{label: string, audio: Blob}>" : "Expected Array"),
			listOf<TaskOutput<"audio-to-audio">[number]>({
				label: "string",
				"content-type": "string",
				blob: "string",
			}),
		),
		"automatic-speech-recognition": orOpenai(
			withFile(EXPECTED_TEXT, firstOf<t.AutomaticSpeechRecognitionOutput>({ text: "string" })),
			"audio/transcriptions",
			transcription("", { expected: () => EXPECTED_TEXT, wanted: "Expected a Blob with a recording" }),
		),
		"document-question-answering": withQuestion(
			EXPECTED_ANSWER,
			firstOf<t.DocumentQuestionAnsweringOutputElement>({
				answer: "string",
				end: "number?",
				score: "number?",
				start: "number?",
			}),
		),
		"feature-extraction": orOpenai(
			{
				...asIs(EXPECTED_VECTORS, readNested<TaskOutput<"feature-extraction">>),
				path: pipelineTask("feature-extraction"),
			},
			"embeddings",
			embeddings("", EXPECTED_VECTORS),
		),
		"fill-mask": asIs(
			"Expected Array<{score: number, sequence: string, token: number, token_str: string}>",
			readFillings,
		),
		"image-classification": withFile(EXPECTED_LABELS, listOf<t.ImageClassificationOutputElement>(LABELS)),
		"image-segmentation": withFile(
			"Expected Array<{label: string, mask: string, score: number}>",
			listOf<t.ImageSegmentationOutputElement>({ label: "string", mask: "string", score: "number?" }),
		),
		"image-to-image": withFile("Expected Blob", readFile("Expected Blob")),
		"image-to-text": withFile(
			"Expected {generated_text: string}",
			firstOf<t.ImageToTextOutput>({ generated_text: "string" }),
		),
		"object-detection": withFile(
			"Expected Array<{label: string, score: number, box: {xmin: number, ymin: number, xmax: number, ymax: number}}>",
			listOf<t.ObjectDetectionOutputElement>(BOX),
		),
		"question-answering": asIs(EXPECTED_ANSWER, firstOf<t.QuestionAnsweringOutputElement>(ANSWER)),
		"sentence-similarity": {
			...asIs("Expected Array<number>", readNumbers),
			path: pipelineTask("sentence-similarity"),
		},
		summarization: asIs(
			"Expected Array<{summary_text: string}>",
			firstOf<t.SummarizationOutput>({ summary_text: "string" }),
		),
		"table-question-answering": asIs(
			"Expected {aggregator: string, answer: string, cells: string[], coordinates: number[][]}",
			readTableAnswer,
		),
		"tabular-classification": asIs("Expected Array<number>", readNumbers),
		"tabular-regression": asIs("Expected Array<number>", readNumbers),
		"text-classification": asIs(EXPECTED_LABELS, readTextLabels),
		"text-to-audio": asIs("Expected Blob", readFile("Expected Blob")),
		"text-to-image": orOpenai(
			asIs(EXPECTED_PICTURE, readPicture),
			"images/generations",
			images("", { returnsUrl: true, expected: EXPECTED_PICTURE }),
		),
		"text-to-speech": asIs("Expected Blob", readFile("Expected Blob")),
		"token-classification": asIs(
			"Expected Array<{end: number, entity_group: string, score: number, start: number, word: string}>",
			readEntities,
		),
		translation: asIs("Expected Array<{translation_text: string}>", readTranslation),
		"visual-question-answering": withQuestion(
			"Expected Array<{answer: string, score: number}>",
			firstOf<t.VisualQuestionAnsweringOutputElement>({ answer: "string?", score: "number" }),
		),
		"zero-shot-classification": asIs(
			"Expected Array<{labels: string[], scores: number[], sequence: string}>",
			readZeroShot,
		),
		"zero-shot-image-classification": {
			...asIs(EXPECTED_LABELS, listOf<t.ZeroShotImageClassificationOutputElement>(LABELS)),
			toPayload: ({ inputs, ...fields }) =>
				json({ inputs: { image: base64File(checkFile(inputs)) }, ...fields }),
		},
	},
};

/** Name, documentation and state of HF Inference. */
export const hfInferenceFacts: ProviderFacts = {
	name: "HF Inference",
	docs: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
	keyUrl: "https://huggingface.co/settings/tokens",
	keyForm: {
		pattern: "^hf_",
		domains: ["huggingface.cloud", "hf.space"],
		source: "https://github.com/trufflesecurity/trufflehog/tree/main/pkg/detectors/huggingface",
		date: "2026-11-22",
	},
	hubOrg: "hf-inference",
	lifecycle: { status: "live", date: "2026-08-21" },
	// Text to image is left out: the one model that the page names for it, Stable Diffusion 3 medium, is an older one.
	servedTasks: {
		tasks: [
			"automatic-speech-recognition",
			"feature-extraction",
			"fill-mask",
			"image-classification",
			"image-segmentation",
			"object-detection",
			"question-answering",
			"sentence-similarity",
			"summarization",
			"table-question-answering",
			"text-classification",
			"token-classification",
			"translation",
			"zero-shot-classification",
		],
		source: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
		date: "2026-08-22",
	},
	fields: {
		"text-generation": COMPLETION_FIELDS,
	},
};

function readGenerated(reply: unknown): { generated_text: string } {
	const text = peekKind(reply, "choices.0.text", "string");
	return text === undefined
		? firstOf<{ generated_text: string }>({ generated_text: "string" })(reply)
		: { generated_text: text };
}

/** Fillings of the gap; for a text with several gaps, those of every gap in one list. */
function readFillings(reply: unknown): t.FillMaskOutput {
	const list = Array.isArray(peek(reply, "0")) ? (reply as unknown[]).flat() : reply; // the reply is a list: it has an item 0
	return listOf<t.FillMaskOutputElement>({
		score: "number",
		sequence: "string",
		token: "number",
		token_str: "string?",
	})(list);
}

/** The cells that hold the answer, and their coordinates: row and column from 0. */
function readTableAnswer(reply: unknown): t.TableQuestionAnsweringOutputElement {
	const found = firstOf<t.TableQuestionAnsweringOutputElement>({
		aggregator: "string?",
		answer: "string",
		cells: "array",
		coordinates: "array",
	})(reply);
	for (const index of found.cells.keys()) read(found, `cells.${index}`, "string");
	for (const place of found.coordinates) readNumbers(place);
	return found;
}

/** Scores of one text; the service wraps them in a list of texts. */
function readTextLabels(reply: unknown): t.TextClassificationOutput {
	const nested = peekKind(reply, "0", "array");
	if (!nested) read(reply, "0", "object");
	return listOf<t.TextClassificationOutputElement>(LABELS)(nested ?? reply);
}

function readPicture(reply: unknown): Media {
	if (reply instanceof Blob) return { blob: reply };
	if (reply === null) rejectReply("response is undefined");
	if (peek(reply, "data") !== undefined) return readImage(reply);
	return { url: peekKind(reply, "output", "string") ?? read(reply, "output.0", "string"), reply };
}

function readEntities(reply: unknown): t.TokenClassificationOutput {
	const entities = listOf<t.TokenClassificationOutputElement>({
		end: "number",
		score: "number",
		start: "number",
		word: "string",
	})(reply);
	for (const [index, { entity }] of entities.entries())
		read(reply, `${index}.${entity === undefined ? "entity_group" : "entity"}`, "string");
	return entities;
}

function readTranslation(reply: unknown): t.TranslationOutput {
	const list = listOf<t.TranslationOutput>({ translation_text: "string" })(
		Array.isArray(reply) ? reply : [reply],
	);
	read(list, "0", "object");
	return list.length === 1 ? (list[0] as t.TranslationOutput) : (list as unknown as t.TranslationOutput); // several texts have a list of translations, as in the service's reply
}

/** Labels and scores of one text, or of each text in a list. */
function readZeroShot(reply: unknown): t.ZeroShotClassificationOutput {
	const isList = peek(reply, "0.labels") !== undefined || Array.isArray(peek(reply, "0"));
	if (!isList) return readScores(reply, "");
	const results = read(reply, "", "array").map((_result, index) => readScores(reply, `${index}`));
	return results.length === 1 ? results.flat() : (results as unknown as t.ZeroShotClassificationOutput); // several texts have a list of results, as in the service's reply
}

/** Scores at a place of a reply: pairs, or two lists side by side. */
function readScores(reply: unknown, at: string): t.ZeroShotClassificationOutput {
	const one = peek(reply, at);
	if (peek(one, "labels") === undefined) return listOf<t.ZeroShotClassificationOutputElement>(LABELS)(one);
	return read(one, "labels", "array").map((_label, index) => ({
		label: read(one, `labels.${index}`, "string"),
		score: read(one, `scores.${index}`, "number"),
	}));
}
