import { classifyInto, classifyMood, type Scored } from "../answers/classify.ts";
import { embed, similarity } from "../answers/embed.ts";
import { fillGaps, MASKS } from "../answers/fill-gaps.ts";
import { findAnswers } from "../answers/find-answer.ts";
import { findEntities } from "../answers/find-entities.ts";
import { askTable, type Table } from "../answers/read-table.ts";
import { summarize, translate } from "../answers/rewrite.ts";
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
} from "../check/checks.ts";
import { hashText } from "../random.ts";
import { rejectField } from "./media-fields.ts";

/** One task with text input: the checks of its body, and its made-up output. */
export interface TextTask {
	readonly inputs: Check;
	readonly parameters?: Fields;
	/** Settings beside `inputs`. */
	readonly beside?: Fields;
	/** True when the request makes no sense without `parameters`. */
	readonly needsParameters?: true;
	readonly run: (inputs: unknown, parameters: Readonly<Record<string, unknown>>, seed: number) => unknown;
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
		run: (inputs, _, seed) =>
			Array.isArray(inputs) ? inputs.map((one) => embed(String(one), seed)) : embed(String(inputs), seed),
	},
	"fill-mask": {
		inputs: text,
		parameters: { top_k: integer(1), targets: listOf(text, 1) },
		run: (inputs, { top_k, targets }) => {
			const gaps = fillGaps(String(inputs), countOf(top_k, 5), textsOf(targets));
			if (gaps.length === 0) rejectField("inputs", `has no gap; expected ${MASKS.join(" or ")} in the text`);
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
		run: (inputs, { top_k }) => {
			const answers = findAnswers(fieldOf(inputs, "question"), fieldOf(inputs, "context"), countOf(top_k, 1));
			return top_k === undefined ? answers[0] : answers;
		},
	},
	"sentence-similarity": {
		inputs: shape({ source_sentence: required(text), sentences: required(listOf(text, 1)) }),
		run: (inputs, _, seed) =>
			textsOf(isRecord(inputs) ? inputs["sentences"] : []).map((one) =>
				similarity(fieldOf(inputs, "source_sentence"), one, seed),
			),
	},
	summarization: {
		inputs: text,
		parameters: generation,
		run: (inputs) => [{ summary_text: summarize(String(inputs)) }],
	},
	"table-question-answering": {
		inputs: tableQuestion,
		parameters: {
			padding: oneOf("do_not_pad", "longest", "max_length"),
			sequential: boolean,
			truncation: boolean,
		},
		run: (inputs) => askTable(tableOf(inputs), fieldOf(inputs, "query") || fieldOf(inputs, "question")),
	},
	"tabular-classification": {
		inputs: rows,
		run: (inputs, _, seed) => rowsOf(inputs).map((row) => hashText(row.join("|"), seed) % 2),
	},
	"tabular-regression": {
		inputs: rows,
		run: (inputs) =>
			rowsOf(inputs).map(
				(row) => Math.round(row.reduce<number>((sum, one) => sum + (Number(one) || 0), 0) * 100) / 100,
			),
	},
	"text-classification": {
		inputs: text,
		parameters: { function_to_apply: oneOf("sigmoid", "softmax", "none"), top_k: integer(1) },
		run: (inputs, { top_k }) => [classifyMood(String(inputs)).slice(0, countOf(top_k, 2))],
	},
	"token-classification": {
		inputs: text,
		parameters: {
			ignore_labels: listOf(string),
			stride: integer(0),
			aggregation_strategy: oneOf("none", "simple", "first", "average", "max"),
		},
		run: (inputs, { aggregation_strategy, ignore_labels }) =>
			findEntities(String(inputs))
				.filter(({ kind }) => !textsOf(ignore_labels).includes(kind))
				.map(({ kind, ...rest }) =>
					aggregation_strategy === "none"
						? { entity: `B-${kind}`, ...rest }
						: { entity_group: kind, ...rest },
				),
	},
	translation: {
		inputs: text,
		parameters: { ...generation, src_lang: text, tgt_lang: text },
		run: (inputs, { tgt_lang }) => [
			{ translation_text: translate(String(inputs), typeof tgt_lang === "string" ? tgt_lang : "") },
		],
	},
	"zero-shot-classification": {
		inputs: either("text or a list of texts", text, listOf(text, 1)),
		needsParameters: true,
		parameters: {
			candidate_labels: required(listOf(text, 1)),
			hypothesis_template: text,
			multi_label: boolean,
		},
		run: (inputs, { candidate_labels, multi_label }, seed) => {
			const labels = textsOf(candidate_labels);
			const classify = (one: unknown): readonly Scored[] =>
				classifyInto(String(one), labels, seed, multi_label === true);
			return Array.isArray(inputs)
				? inputs.map((one) => toPipelineForm(String(one), classify(one)))
				: classify(inputs);
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

function tableOf(inputs: unknown): Table {
	const table = isRecord(inputs) && isRecord(inputs["table"]) ? inputs["table"] : {};
	return Object.fromEntries(Object.entries(table).map(([name, column]) => [name, textsOf(column)]));
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
