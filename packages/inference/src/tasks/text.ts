import { byName } from "../entry/by-name.ts";
import type { Options } from "../types/call.ts";
import { runPlain, runStream } from "../pipeline/kinds.ts";
import type {
	FeatureExtractionArgs,
	FillMaskArgs,
	QuestionAnsweringArgs,
	SentenceSimilarityArgs,
	SummarizationArgs,
	TableQuestionAnsweringArgs,
	TextClassificationArgs,
	TextGenerationArgs,
	TokenClassificationArgs,
	TranslationArgs,
	ZeroShotClassificationArgs,
} from "../task-args.ts";
import type { TaskOutput } from "../types/task.ts";
import type { TextGenerationStreamOutput } from "../types/text-stream.ts";

/** Turns texts into vectors: one list of numbers for each text, in their order. */
export function featureExtraction(
	args: FeatureExtractionArgs,
	options?: Options,
): Promise<TaskOutput<"feature-extraction">> {
	return runPlain("feature-extraction", args, options, byName);
}

/** Fills the gap of a sentence. `inputs` holds the model's own mask token, such as `[MASK]`; the likeliest fillings come first. */
export function fillMask(args: FillMaskArgs, options?: Options): Promise<TaskOutput<"fill-mask">> {
	return runPlain("fill-mask", args, options, byName);
}

/** Finds the answer to a question inside a passage. `start` and `end` are character offsets in `context`. */
export function questionAnswering(
	args: QuestionAnsweringArgs,
	options?: Options,
): Promise<TaskOutput<"question-answering">> {
	return runPlain("question-answering", args, options, byName);
}

/** Compares one sentence with others. Gives one score for each of `sentences`, in their order. */
export function sentenceSimilarity(
	args: SentenceSimilarityArgs,
	options?: Options,
): Promise<TaskOutput<"sentence-similarity">> {
	return runPlain("sentence-similarity", args, options, byName);
}

/** Shortens a text to its gist. */
export function summarization(
	args: SummarizationArgs,
	options?: Options,
): Promise<TaskOutput<"summarization">> {
	return runPlain("summarization", args, options, byName);
}

/** Answers a question from a table. Columns are lists of strings; `coordinates` are `[row, column]`. */
export function tableQuestionAnswering(
	args: TableQuestionAnsweringArgs,
	options?: Options,
): Promise<TaskOutput<"table-question-answering">> {
	return runPlain("table-question-answering", args, options, byName);
}

/** Sorts a text into classes. Gives every class with its score, the likeliest first. */
export function textClassification(
	args: TextClassificationArgs,
	options?: Options,
): Promise<TaskOutput<"text-classification">> {
	return runPlain("text-classification", args, options, byName);
}

/** Continues a text. */
export function textGeneration(
	args: TextGenerationArgs,
	options?: Options,
): Promise<TaskOutput<"text-generation">> {
	return runPlain("text-generation", args, options, byName);
}

/** Marks the words of a text, such as names of people and places. `start` and `end` are character offsets in `inputs`. */
export function tokenClassification(
	args: TokenClassificationArgs,
	options?: Options,
): Promise<TaskOutput<"token-classification">> {
	return runPlain("token-classification", args, options, byName);
}

/** Translates a text. Models of many languages need `src_lang` and `tgt_lang`. */
export function translation(args: TranslationArgs, options?: Options): Promise<TaskOutput<"translation">> {
	return runPlain("translation", args, options, byName);
}

/** Sorts a text into classes that the model never saw: those in `parameters.candidate_labels`. */
export function zeroShotClassification(
	args: ZeroShotClassificationArgs,
	options?: Options,
): Promise<TaskOutput<"zero-shot-classification">> {
	return runPlain("zero-shot-classification", args, options, byName);
}

/** Continues a text token by token; the last chunk carries the whole text in `generated_text`. Leaving the loop closes the connection. */
export function textGenerationStream(
	args: TextGenerationArgs,
	options?: Options,
): AsyncGenerator<TextGenerationStreamOutput, void> {
	return runStream("text-generation", args, options, byName) as AsyncGenerator<
		TextGenerationStreamOutput,
		void
	>; // completionStream translates into this shape
}
