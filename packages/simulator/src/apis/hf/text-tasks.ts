import type { JsonValue } from "@pusula/tasks";
import { embedAll } from "../../answers/embed.ts";
import { MASKS, sampleFillings } from "../../answers/fill-gaps.ts";
import { sampleLabel, sampleLabels, sampleText, type Scored, shareEqually } from "../../answers/sample.ts";
import {
	boolean,
	either,
	integer,
	isRecord,
	listOf,
	number,
	object,
	oneOf,
	required,
	shape,
	string,
	text,
	type Check,
	type Fields,
} from "../../rules/checks.ts";
import { demandLanguages, demandMask } from "../../rules/demand-fit.ts";
import type { ModelFacts } from "../../state/model-facts.ts";
import type { State } from "../../state/state.ts";
import { rejectField } from "../media-fields.ts";

/** The parsed request of a text task. */
export interface TaskRequest {
	readonly inputs: unknown;
	readonly parameters: Readonly<Record<string, unknown>>;
	readonly state: State;
	/** What the model has to be given; empty for one that is not known. */
	readonly facts: ModelFacts;
	/** The right result, where the input is that of an example. */
	readonly known: JsonValue | undefined;
}

/** One task with text input: the checks of its body, and its output: that of an example, or a sample. */
export interface TextTask {
	readonly inputs: Check;
	readonly parameters?: Fields;
	/** Settings beside `inputs`. */
	readonly beside?: Fields;
	/** True when the request makes no sense without `parameters`. */
	readonly needsParameters?: true;
	readonly run: (request: TaskRequest) => unknown;
}

const truncation = oneOf("do_not_truncate", "longest_first", "only_first", "only_second");
const generation: Fields = { clean_up_tokenization_spaces: boolean, truncation, generate_parameters: object };
const cell = either("text, a number or true/false", string, number(), boolean);
const rows = shape({ data: required(columnsOf(cell)) });

/** The hub's own tasks on texts and tables, by task id. */
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
	"table-question-answering": {
		inputs: tableQuestion,
		parameters: {
			padding: oneOf("do_not_pad", "longest", "max_length"),
			sequential: boolean,
			truncation: boolean,
		},
		run: ({ inputs, state, known }) => {
			const question = fieldOf(inputs, "query") || fieldOf(inputs, "question");
			const answer = sampleText(state.examples.localeOf(question));
			return Array.isArray(known) ? known[0] : { answer, coordinates: [], cells: [], aggregator: "NONE" };
		},
	},
	"tabular-classification": {
		inputs: rows,
		run: ({ inputs, known }) => known ?? rowsOf(inputs).map(() => 0),
	},
	"tabular-regression": {
		inputs: rows,
		run: ({ inputs, known }) => known ?? rowsOf(inputs).map(() => 0),
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
	"zero-shot-classification": {
		inputs: either("text or a list of texts", text, listOf(text, 1)),
		needsParameters: true,
		parameters: {
			candidate_labels: required(listOf(text, 1)),
			hypothesis_template: text,
			multi_label: boolean,
		},
		run: ({ inputs, parameters, state }) => {
			const { candidate_labels, multi_label } = parameters;
			let isExample = true;
			const labels = textsOf(candidate_labels);
			const classify = (one: unknown): readonly Scored[] => {
				const known = state.examples.resultOf("zero-shot-classification", { inputs: one, parameters });
				if (Array.isArray(known)) return known.filter(isScored);
				isExample = false;
				return multi_label === true ? labels.map((label) => ({ label, score: 0.5 })) : shareEqually(labels);
			};
			const ranked = Array.isArray(inputs)
				? inputs.map((one) => toPipelineForm(String(one), classify(one)))
				: classify(inputs);
			if (!isExample) state.examples.reportSample();
			return ranked;
		},
	},
};

/** One of several texts, in the form of the pipeline behind the service: labels and scores in lists of their own. */
function toPipelineForm(sequence: string, ranked: readonly Scored[]): object {
	return {
		sequence,
		labels: ranked.map(({ label }) => label),
		scores: ranked.map(({ score }) => score),
	};
}

function columnsOf(check: Check): Check {
	return (value, at) => {
		if (!isRecord(value)) return { at, message: `"${at}": expected an object of columns` };
		for (const [name, column] of Object.entries(value)) {
			const fault = listOf(check)(column, `${at}.${name}`);
			if (fault) return fault;
		}
		const lengths = new Set(
			Object.values(value).map((column) => (Array.isArray(column) ? column.length : 0)),
		);
		return lengths.size <= 1 ? undefined : { at, message: `"${at}": all columns must have the same length` };
	};
}

/** A table with a question, which has either of two names. */
function tableQuestion(value: unknown, at: string): ReturnType<Check> {
	const fault = shape({ table: required(columnsOf(string)), query: text, question: text })(value, at);
	if (fault) return fault;
	if (fieldOf(value, "query") || fieldOf(value, "question")) return undefined;
	return { at: `${at}.query`, message: `"${at}.query" is required` };
}

function rowsOf(inputs: unknown): unknown[][] {
	const data = isRecord(inputs) && isRecord(inputs["data"]) ? Object.values(inputs["data"]) : [];
	const columns = data.map((column) => (Array.isArray(column) ? column : []));
	return Array.from({ length: columns[0]?.length ?? 0 }, (_, row) =>
		columns.map((column): unknown => column[row]),
	);
}

function fieldOf(value: unknown, name: string): string {
	const field = isRecord(value) ? value[name] : undefined;
	return typeof field === "string" ? field : "";
}

function textsOf(value: unknown): string[] {
	return Array.isArray(value) ? value.map(String) : [];
}

function countOf(value: unknown, otherwise: number): number {
	return typeof value === "number" ? value : otherwise;
}

function isScored(value: unknown): value is Scored {
	return isRecord(value) && typeof value["label"] === "string" && typeof value["score"] === "number";
}
