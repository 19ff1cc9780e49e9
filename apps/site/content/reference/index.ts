import type { Locale } from "@pusula/tasks";
import { inference } from "./tr/inference.ts";
import { local } from "./tr/local.ts";
import { measure } from "./tr/measure.ts";
import { metrics } from "./tr/metrics.ts";
import { bounds, sentences } from "./tr/sentences.ts";
import { simulator } from "./tr/simulator.ts";
import { snippets } from "./tr/snippets.ts";
import { tasks } from "./tr/tasks.ts";

/** What functions and classes do, in a language other than that of their docstrings. */
interface ReferenceWords {
	/** The sentence for the function of a task, from the task's name and the first sentence of its summary. */
	readonly call: string;
	/** The same for the function that streams. */
	readonly stream: string;
	/** A sentence for each of the others, by package and name. */
	readonly packages: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** What parameters and fields mean, by the English sentences; those of task schemas come from the schemas. */
	readonly sentences: Readonly<Record<string, string>>;
	/** Sentences with a value in them: pattern and translation. */
	readonly bounds: readonly (readonly [pattern: string, translation: string])[];
}

/** The opening sentences of the API reference, by language. */
export const REFERENCE_WORDS: Readonly<Partial<Record<Locale, ReferenceWords>>> = {
	tr: {
		call: "“{task}” görevini çağırır. {summary}",
		stream: "“{task}” görevini çağırır, sonucu akışla verir. {summary}",
		packages: { inference, local, measure, metrics, simulator, snippets, tasks },
		sentences,
		bounds,
	},
};
