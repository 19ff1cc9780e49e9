import { embedAll } from "../../answers/embed.ts";
import { MASKS, sampleFillings } from "../../answers/fill-gaps.ts";
import { sampleLabel, sampleLabels, sampleText } from "../../answers/sample.ts";
import {
	boolean,
	either,
	integer,
	isRecord,
	listOf,
	object,
	oneOf,
	required,
	shape,
	string,
	text,
	type Fields,
} from "../../rules/checks.ts";
import { demandLanguages, demandMask } from "../../rules/demand-fit.ts";
import { rejectField } from "../fields/media-fields.ts";
import { countOf, fieldOf, textsOf } from "./read-values.ts";
import type { TextTask } from "./task.ts";
import { zeroShotClassification } from "./zero-shot-classification.ts";

const truncation = oneOf("do_not_truncate", "longest_first", "only_first", "only_second");
const generation: Fields = { clean_up_tokenization_spaces: boolean, truncation, generate_parameters: object };

/** The hub's own tasks on texts, by task id. */
export const TEXT_TASKS: Readonly<Record<string, TextTask>> = {
	"feature-extraction": {
		inputs: either("text or a list of texts", string, listOf(string, 1)),
		beside: {
			normalize: boolean,
			prompt_name: string,
			truncate: boolean,
			truncation_direction: oneOf("left", "right", "Left", "Right"),
		},
		run: ({ inputs, state, facts }) => {
			const vectors = embedAll(state, [inputs].flat().map(String), facts.dimensions);
			return Array.isArray(inputs) ? vectors : vectors[0];
		},
	},
	"fill-mask": {
		inputs: text,
		parameters: { top_k: integer(1), targets: listOf(text, 1) },
		run: ({ inputs, parameters: { top_k, targets }, state, facts, known }) => {
			const sentence = String(inputs);
			demandMask(sentence, facts);
			const chosen = textsOf(targets);
			if (!MASKS.some((mask) => sentence.includes(mask)))
				rejectField("inputs", `has no gap; expected ${MASKS.join(" or ")} in the text`);
			if (Array.isArray(known) && chosen.length === 0) return known.slice(0, countOf(top_k, 5));
			state.examples.reportSample();
			const samples = sampleLabels(state.examples.localeOf(sentence), 5).map(({ label }) => label);
			const words = (chosen.length > 0 ? chosen : samples).slice(0, countOf(top_k, 5));
			const gaps = sampleFillings(sentence, words);
			return gaps.length === 1 ? gaps[0] : gaps;
		},
	},
	"question-answering": {
		inputs: shape({ question: required(text), context: required(text) }),
		parameters: {
			top_k: integer(1),
			doc_stride: integer(),
			max_answer_len: integer(1),
			handle_impossible_answer: boolean,
		},
		run: ({ inputs, parameters: { top_k }, state, known }) => {
			const locale = state.examples.localeOf(fieldOf(inputs, "question") + fieldOf(inputs, "context"));
			const answers = known ?? [{ answer: sampleText(locale), score: 0.5, start: 0, end: 0 }];
			return top_k === undefined && Array.isArray(answers) ? answers[0] : answers;
		},
	},
	"sentence-similarity": {
		inputs: shape({ source_sentence: required(text), sentences: required(listOf(text, 1)) }),
		run: ({ inputs, known }) => known ?? textsOf(isRecord(inputs) ? inputs["sentences"] : []).map(() => 0.5),
	},
	summarization: {
		inputs: text,
		parameters: generation,
		run: ({ inputs, state, known }) => [
			known ?? { summary_text: sampleText(state.examples.localeOf(String(inputs))) },
		],
	},
	"text-classification": {
		inputs: text,
		parameters: { function_to_apply: oneOf("sigmoid", "softmax", "none"), top_k: integer(1) },
		run: ({ inputs, parameters: { top_k }, state, known }) => {
			const labels = known ?? sampleLabels(state.examples.localeOf(String(inputs)), 2);
			return Array.isArray(labels) ? [labels.slice(0, countOf(top_k, labels.length))] : labels;
		},
	},
	"token-classification": {
		inputs: text,
		parameters: {
			ignore_labels: listOf(string),
			stride: integer(0),
			aggregation_strategy: oneOf("none", "simple", "first", "average", "max"),
		},
		run: ({ inputs, parameters: { aggregation_strategy, ignore_labels }, state, known }) => {
			const word = String(inputs);
			const kind = sampleLabel(state.examples.localeOf(word));
			const found = Array.isArray(known)
				? known.filter(isRecord)
				: [{ entity_group: kind, score: 0.5, word, start: 0, end: word.length }];
			return found
				.filter(({ entity_group }) => !textsOf(ignore_labels).includes(String(entity_group)))
				.map(({ entity_group, ...rest }) =>
					aggregation_strategy === "none"
						? { entity: `B-${String(entity_group)}`, ...rest }
						: { entity_group, ...rest },
				);
		},
	},
	translation: {
		inputs: text,
		parameters: { ...generation, src_lang: text, tgt_lang: text },
		run: ({ inputs, parameters, state, facts, known }) => {
			demandLanguages(parameters, facts);
			return [known ?? { translation_text: sampleText(state.examples.localeOf(String(inputs))) }];
		},
	},
	"zero-shot-classification": zeroShotClassification,
};
