import { expect } from "vitest";
import { sampleText } from "../src/answers/sample.ts";
import { PNG_BASE64, WAV_BASE64 } from "./cases.ts";

/** A text with names in it. */
export const TEXT = "Wolfgang Amadeus Mozart Viyana'da yaşadı. Google, Ankara’da ofis açtı.";

const score = expect.any(Number);
const SAMPLE = sampleText("en");

/** The Turkish sample text. */
export const ORNEK = sampleText("tr");

/** A right JSON body and a part of its response, by task. */
export const JSON_CASES: Readonly<Record<string, readonly [body: object, reply: unknown]>> = {
	"text-generation": [
		{ inputs: "Merhaba", parameters: { max_new_tokens: 3 } },
		[{ generated_text: " Örnek yanıt:" }],
	],
	"text-classification": [
		{ inputs: "Bu film harika!" },
		[
			[
				{ label: "sample 1", score: 0.5 },
				{ label: "sample 2", score: 0.5 },
			],
		],
	],
	"token-classification": [{ inputs: TEXT }, [{ entity_group: "örnek", word: TEXT, start: 0, score: 0.5 }]],
	"question-answering": [
		{ inputs: { question: "Where do I live?", context: "My name is Sarah. I live in London." } },
		{ answer: SAMPLE, start: 0, end: 0, score: 0.5 },
	],
	"table-question-answering": [
		{
			inputs: {
				query: "How many stars does the transformers repository have?",
				table: { Repository: ["transformers", "datasets"], Stars: ["36542", "4512"] },
			},
		},
		{ answer: SAMPLE, coordinates: [], cells: [], aggregator: "NONE" },
	],
	"zero-shot-classification": [
		{ inputs: "İade etmek istiyorum", parameters: { candidate_labels: ["iade", "hukuk"] } },
		[
			{ label: "iade", score: 0.5 },
			{ label: "hukuk", score: 0.5 },
		],
	],
	translation: [{ inputs: "Good morning" }, [{ translation_text: SAMPLE }]],
	summarization: [{ inputs: "Kule Paris'tedir. Kule 324 metredir. Hava güzel." }, [{ summary_text: ORNEK }]],
	"fill-mask": [
		{ inputs: "The capital of France is [MASK]." },
		[
			{ token_str: "sample 1", sequence: "The capital of France is sample 1.", score: 0.2, token: 0 },
			{},
			{},
			{},
			{},
		],
	],
	"feature-extraction": [{ inputs: "kedi", normalize: true }, expect.arrayContaining([score])],
	"sentence-similarity": [
		{ inputs: { source_sentence: "kırmızı elma", sentences: ["kırmızı elmalar", "hızlı tren"] } },
		[score, score],
	],
	"tabular-classification": [{ inputs: { data: { a: ["1", "2"], b: ["3", "4"] } } }, [score, score]],
	"tabular-regression": [{ inputs: { data: { a: ["1", "2"], b: ["3", "4"] } } }, [0, 0]],
	"visual-question-answering": [
		{ inputs: { question: "What is in the picture?", image: PNG_BASE64 } },
		[
			{ answer: "sample 1", score: 0.5 },
			{ answer: "sample 2", score: 0.5 },
		],
	],
	"document-question-answering": [
		{ inputs: { question: "What color is the fox?", image: PNG_BASE64 } },
		[{ answer: SAMPLE, score: 0.5, start: 0, end: 0 }],
	],
	"zero-shot-image-classification": [
		{ inputs: { image: PNG_BASE64 }, parameters: { candidate_labels: ["fox", "car"] } },
		[
			{ label: "fox", score: 0.5 },
			{ label: "car", score: 0.5 },
		],
	],
	"automatic-speech-recognition": [
		{ inputs: WAV_BASE64, parameters: { return_timestamps: true } },
		{ text: SAMPLE, chunks: [{ text: SAMPLE, timestamp: [0, score] }] },
	],
	"audio-classification": [
		{ inputs: WAV_BASE64, parameters: { top_k: 2 } },
		[
			{ label: "sample 1", score: 0.2 },
			{ label: "sample 2", score: 0.2 },
		],
	],
	"audio-to-audio": [
		{ inputs: WAV_BASE64 },
		[{ label: "sample", "content-type": "audio/wav", blob: expect.any(String) }],
	],
	"image-classification": [
		{ inputs: PNG_BASE64, parameters: { top_k: 1 } },
		[{ label: "sample 1", score: 0.2 }],
	],
	"object-detection": [
		{ inputs: PNG_BASE64, parameters: { threshold: 0.2 } },
		[{ label: "sample", score: 0.5, box: { xmin: 0, ymin: 0, xmax: 64, ymax: 48 } }],
	],
	"image-segmentation": [
		{ inputs: PNG_BASE64, parameters: { subtask: "semantic" } },
		[{ label: "sample", score: 0.5, mask: expect.any(String) }],
	],
	"image-to-text": [{ inputs: PNG_BASE64 }, [{ generated_text: SAMPLE }]],
};

/** Tasks that return a file, and the file's type. */
export const FILE_CASES: Readonly<Record<string, readonly [body: object, type: string]>> = {
	"text-to-image": [{ inputs: "mavi deniz", parameters: { width: 640, height: 320 } }, "image/png"],
	"image-to-image": [{ inputs: PNG_BASE64, parameters: { prompt: "yeşil orman" } }, "image/png"],
	"text-to-speech": [{ inputs: "Merhaba" }, "audio/wav"],
	"text-to-audio": [{ inputs: "kuş sesleri" }, "audio/wav"],
};
