import { sampleText } from "../../answers/sample.ts";
import {
	boolean,
	either,
	isRecord,
	listOf,
	number,
	oneOf,
	required,
	shape,
	string,
	text,
	type Check,
} from "../../rules/checks.ts";
import { fieldOf } from "./read-values.ts";
import type { TextTask } from "./task.ts";

const cell = either("text, a number or true/false", string, number(), boolean);
const rows = shape({ data: required(columnsOf(cell)) });

/** The hub's own tasks on tables, by task id. */
export const TABLE_TASKS: Readonly<Record<string, TextTask>> = {
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
};

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
