import { Problem } from "../lib/problem.ts";
import type { EngineRequest } from "../types/engine.ts";
import type { Tensor, Tokenizer } from "../types/loaded-model.ts";
import { type Fields, generationOf, parametersOf, type Runner, textOf, textsOf } from "./parts/runner.ts";
import { toScores } from "./scores.ts";

/** Labels of a text with their scores, best first: all of them, or `top_k`. */
export const textClassification: Runner = async ({ pipe }, request) => {
	const { tokenizer, model } = pipe;
	const { logits } = await model(tokenizer(textOf(request), { padding: true, truncation: true }));
	return { json: [toScores(readRow(logits), model.config, parametersOf(request))] };
};

/** How well each label fits a text. */
export const zeroShotClassification: Runner = async ({ pipe }, request) => {
	const { candidate_labels: _labels, ...options } = parametersOf(request);
	const labels = textsOf(request, "parameters.candidate_labels");
	return { json: await pipe(textOf(request), labels, options) };
};

/**
 * A vector for each text, of length 1 unless `normalize` is false: the mean over its tokens unless `pooling` says otherwise;
 * `none` gives one for each token.
 */
export const featureExtraction: Runner = async ({ pipe }, request) => {
	const { inputs, pooling = "mean", normalize = true } = request.fields;
	const isList = Array.isArray(inputs);
	const texts = isList ? textsOf(request) : [textOf(request)];
	const vectors = (await pipe(texts, { pooling, normalize })) as Tensor; // the pipeline returns a tensor
	const lists = vectors.tolist() as readonly unknown[]; // its first dimension is the texts
	return { json: isList ? lists : lists[0] };
};

/** How near each sentence is to another: the cosine of their mean vectors. */
export const sentenceSimilarity: Runner = async ({ pipe }, request) => {
	const source = textOf(request, "inputs.source_sentence");
	const sentences = textsOf(request, "inputs.sentences");
	const vectors = (await pipe([source, ...sentences], { pooling: "mean", normalize: true })) as Tensor; // as above
	const [first = [], ...others] = vectors.tolist() as readonly (readonly number[])[]; // a vector a text
	return { json: others.map((other) => other.reduce((sum, value, at) => sum + value * (first[at] ?? 0), 0)) };
};

/** Texts by how well they answer a query, best first: `{ index, score }` each, as reranking services send them. */
export const textRanking: Runner = async ({ pipe }, request) => {
	const { tokenizer, model } = pipe;
	const texts = textsOf(request, "inputs.texts");
	const queries = texts.map(() => textOf(request, "inputs.query"));
	const { logits } = await model(tokenizer(queries, { text_pair: texts, padding: true, truncation: true }));
	const width = (logits?.data.length ?? 0) / texts.length;
	const scores = texts.map((_text, index) => sigmoid(logits?.data[index * width + width - 1] ?? 0));
	return {
		json: scores.map((score, index) => ({ index, score })).toSorted((one, other) => other.score - one.score),
	};
};

/** A text made of another: a summary, a translation, or whatever the model was taught. */
export const textToText: Runner = async ({ pipe, library }, request) => {
	const { seed, clean_up_tokenization_spaces: _clean, truncation: _cut, ...options } = generationOf(request);
	checkLanguages(pipe.tokenizer, options, request);
	if (typeof seed === "number") library.random.seed(seed);
	return { json: await pipe(textOf(request), options) };
};

/**
 * Checks that a model which is given names of languages reads them: one that knows a single pair would leave them out.
 * @throws Problem `bad-input`
 */
function checkLanguages(
	tokenizer: Tokenizer,
	{ src_lang, tgt_lang }: Fields,
	{ model }: EngineRequest,
): void {
	if ((src_lang ?? tgt_lang ?? "") === "" || "_build_translation_inputs" in tokenizer) return;
	throw new Problem(
		"bad-input",
		`The model ${model} takes no names of languages: it translates between its own alone. Leave src_lang and tgt_lang out, or take a model of many languages.`,
	);
}

/** The scores of the first text of a batch. */
function readRow(logits: Tensor | undefined): readonly number[] {
	return Array.from(logits?.data ?? []);
}

function sigmoid(value: number): number {
	return 1 / (1 + Math.exp(-value));
}
