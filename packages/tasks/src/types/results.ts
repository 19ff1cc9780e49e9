import type { Locale } from "./locales.ts";
import type { ModelLanguages } from "./model.ts";
import type { LocalizedText } from "./task.ts";

/** Published results for one task, and what they do not say. */
export interface TaskResults {
	/** What must not be concluded from the figures. */
	readonly caveat: LocalizedText;
	readonly benchmarks: readonly Benchmark[];
}

/** Results on one data set by one metric. */
export interface Benchmark {
	/** Its own name, with its language or direction. */
	readonly dataset: string;
	/** Name of the score, as the benchmark writes it. */
	readonly metric: string;
	/** `percent`: 93.2 is 93.2 %. `points`: a number as it is, most often out of 100. */
	readonly unit: "percent" | "points";
	/** Whether the best score is the highest or the lowest. */
	readonly better: "higher" | "lower";
	/** Language of the data; `many` for several at once, `none` where there is no text. */
	readonly language: Locale | "many" | "none";
	/** Best first. */
	readonly results: readonly ModelResult[];
}

/** One model's result, as its source gives it. */
export interface ModelResult {
	/** Id in the model table, or the name of a version that has no id of its own. */
	readonly model: string;
	/** The value in the unit of the benchmark. */
	readonly score: number;
	/** `2021-09`, or the year alone. */
	readonly date: string;
	/** Where the figure was read. */
	readonly source: string;
	/** Languages of a model that is not in the table; absent where no source was seen. */
	readonly languages?: ModelLanguages;
	/** Number of weights of a model that is not in the table. */
	readonly parameters?: number;
	/** Weights used for one token, of a mixture of experts that is not in the table. */
	readonly activeParameters?: number;
	/** Licence of a model that is not in the table. */
	readonly licence?: string;
	/** Set where that licence bars commercial use. */
	readonly isNonCommercial?: true;
	/** Where licence, size and languages of such a model were read, where that is not the source of the figure. */
	readonly licenceSource?: string;
	/** A model that is offered over an API alone: neither its weights nor its size are published. */
	readonly isClosed?: true;
	/** A way of combining models, with no size and no licence of its own. */
	readonly isMethod?: true;
}
