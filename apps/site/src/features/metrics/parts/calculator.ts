import type { MetricSteps } from "../../../../messages/metric-steps.ts";
import type { Locale } from "../../../lib/locale.ts";
import { LANGUAGES } from "../../../locales/index.ts";
import type { Markup } from "../markup-tree/markup.ts";
import { type Printer, printerIn } from "./print-numbers.ts";
import { FieldProblem, type FormReader, formReader, type FormValues } from "./read-form.ts";

/** A value that a reader can change. */
export interface Field {
	readonly name: string;
	/**
	 * `text`: a sentence. `list`: one value a line, two lists side by side. `numbers`: such a list of numbers with decimals. `map`: a list
	 * in a fixed-width font. `number`: one number that arrow keys move. `decimal`: one number with decimals.
	 * `choice`: one of a few options. `check`: yes or no.
	 */
	readonly kind: "text" | "list" | "numbers" | "map" | "number" | "decimal" | "choice" | "check";
	/** Values of a choice, the first chosen at the start. */
	readonly options?: readonly string[];
	/** Fields with the same group share one row under its name. */
	readonly group?: string;
	/**
	 * What it holds at the start, where that is the same in every language. A field that arrow keys move holds a whole number; a ticked
	 * box holds 1. Default: the example in the words about the metric.
	 */
	readonly example?: string;
}

/** A result with its name. */
export interface Figure {
	readonly label: string;
	readonly value: string;
}

/** Output of a calculator: the results, the main one first, and their steps. */
export interface Calculation {
	readonly figures: readonly Figure[];
	readonly steps: readonly Markup[];
}

/** Input of a calculator. */
export interface Kit {
	readonly form: FormReader;
	readonly words: MetricSteps;
	readonly print: Printer;
	/** Language of the page, for rules of letters. */
	readonly locale: Locale;
}

/** A metric that can be calculated in the page. */
export interface Calculator {
	readonly fields: readonly Field[];
	/** The formula, a line each. */
	readonly formula: (words: MetricSteps) => readonly Markup[];
	/** The result and its steps. Throws a `FieldProblem` when a field does not hold what is needed. */
	readonly calculate: (kit: Kit) => Calculation;
}

/** Thrown when a field cannot be parsed; its message is shown to the reader. */
export interface CalculatorProblem {
	readonly field: string;
	readonly text: string;
}

/** Calculates, or returns the problem and its field. */
export function runCalculator(
	calculator: Calculator,
	values: FormValues,
	words: MetricSteps,
	locale: Locale,
): Calculation | CalculatorProblem {
	try {
		const form = formReader(values, words, LANGUAGES[locale].decimalMark);
		return calculator.calculate({ form, words, print: printerIn(locale), locale });
	} catch (error) {
		if (error instanceof FieldProblem) return { field: error.field, text: error.message };
		throw error;
	}
}
