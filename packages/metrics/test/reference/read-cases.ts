import { readFileSync } from "node:fs";

type Lists = readonly (readonly string[])[];
type Image = { readonly label: string; readonly shape: Edges };
/** Edges of a box; masks are drawn from them. */
export type Edges = readonly [number, number, number, number];

/** A case of object detection with COCO's results. */
export interface DetectionCase {
	readonly images: readonly {
		readonly references: readonly (Image & { readonly crowd: boolean })[];
		readonly predictions: readonly (Image & { readonly score: number })[];
	}[];
	readonly map: number;
	readonly map50: number;
	readonly map75: number;
	readonly classes: Readonly<Record<string, number>>;
}

interface ErrorCase {
	readonly rate: number;
	readonly hits: number;
	readonly errors: number;
}

/** What `reference/write_cases.py` writes: inputs, and the results of the reference libraries. */
interface Cases {
	readonly classification: readonly {
		readonly predictions: readonly string[];
		readonly references: readonly string[];
		readonly labels: readonly string[];
		readonly confusion: readonly (readonly number[])[];
		readonly accuracy: number;
		readonly balancedAccuracy: number;
		readonly mcc: number;
		readonly classes: readonly (readonly number[])[];
		readonly averages: Readonly<Record<"micro" | "macro" | "weighted", readonly number[]>>;
		readonly binary: readonly number[];
		readonly jaccard: readonly number[];
	}[];
	readonly topKAccuracy: readonly {
		readonly predictions: Lists;
		readonly references: readonly string[];
		readonly k: number;
		readonly score: number;
	}[];
	readonly entities: readonly {
		readonly predictions: Lists;
		readonly references: Lists;
		readonly spans: readonly (readonly (readonly [label: string, first: number, last: number])[])[];
		readonly labels: readonly string[];
		readonly averages: Readonly<Record<"micro" | "macro" | "weighted", readonly number[]>>;
		readonly classes: readonly (readonly number[])[];
	}[];
	readonly tokenize13a: readonly { readonly text: string; readonly tokens: readonly string[] }[];
	readonly bleu: readonly {
		readonly predictions: readonly string[];
		readonly references: Lists;
		readonly matches: readonly number[];
		readonly totals: readonly number[];
		readonly precisions: readonly number[];
		readonly brevityPenalty: number;
		readonly lengths: readonly number[];
		readonly scores: Readonly<Record<"exp" | "none" | "effective", number>>;
	}[];
	readonly chrf: readonly {
		readonly predictions: readonly string[];
		readonly references: Lists;
		readonly scores: readonly [number, number, number];
	}[];
	readonly rouge: readonly {
		readonly tokens: "spaces" | "default";
		readonly prediction: string;
		readonly references: readonly string[];
		readonly scores: readonly (readonly number[])[];
	}[];
	readonly errorRates: readonly {
		readonly predictions: readonly string[];
		readonly references: readonly string[];
		readonly words: ErrorCase;
		readonly characters: ErrorCase;
	}[];
	readonly answers: readonly {
		readonly predictions: readonly string[];
		readonly references: Lists;
		readonly exactMatch: number;
		readonly tokenF1: number;
	}[];
	readonly squadAnswers: readonly { readonly text: string; readonly normalized: string }[];
	readonly logProbabilities: readonly {
		readonly logProbabilities: readonly (readonly number[])[];
		readonly crossEntropy: number;
	}[];
	readonly spellings: readonly {
		readonly predictions: readonly string[];
		readonly references: Lists;
		readonly scores: readonly number[];
	}[];
	readonly regression: readonly {
		readonly predictions: readonly number[];
		readonly references: readonly number[];
		readonly mse: number;
		readonly rmse: number;
		readonly mae: number;
		readonly r2: number;
		readonly pearson: number;
		readonly spearman: number;
	}[];
	readonly vectors: readonly {
		readonly first: readonly number[];
		readonly second: readonly number[];
		readonly cosine: number;
	}[];
	readonly returns: readonly {
		readonly rewards: readonly number[];
		readonly discount: number;
		readonly total: number;
	}[];
	readonly rankings: readonly {
		readonly rankings: Lists;
		readonly judgments: readonly Readonly<Record<string, number>>[];
		readonly scores: Readonly<Record<string, number>>;
	}[];
	readonly boxes: readonly { readonly prediction: Edges; readonly reference: Edges; readonly iou: number }[];
	readonly masks: readonly {
		readonly prediction: readonly (readonly number[])[];
		readonly reference: readonly (readonly number[])[];
		readonly iou: number;
	}[];
	readonly detectedBoxes: readonly DetectionCase[];
	readonly detectedMasks: readonly DetectionCase[];
	readonly seededRandom: readonly { readonly seed: number; readonly values: readonly number[] }[];
	readonly bootstrap: readonly {
		readonly values: readonly number[];
		readonly seed: number;
		readonly resamples: number;
		readonly level: number;
		readonly score: number;
		readonly low: number;
		readonly high: number;
	}[];
	readonly pairedBootstrap: readonly {
		readonly first: readonly number[];
		readonly second: readonly number[];
		readonly seed: number;
		readonly resamples: number;
		readonly difference: number;
		readonly low: number;
		readonly high: number;
		readonly pValue: number;
	}[];
	readonly randomization: readonly {
		readonly first: readonly number[];
		readonly second: readonly number[];
		readonly difference: number;
		readonly pValue: number;
	}[];
	readonly mcNemar: readonly {
		readonly onlyFirst: number;
		readonly onlySecond: number;
		readonly pValue: number;
	}[];
}

export const CASES = JSON.parse(
	readFileSync(new URL("../../fixtures/reference.json", import.meta.url), "utf8"),
) as Cases; // what our own script writes

/** Where numbers, or lists of them, differ by more than 1e-9 of their size; nothing when they agree. */
export function listDifferences(
	mine: number | readonly number[],
	theirs: number | readonly number[],
): readonly string[] {
	const [own, expected] = [[mine].flat(), [theirs].flat()];
	if (own.length !== expected.length) return [`${own.length} numbers, not ${expected.length}`];
	return own.flatMap((value, index) => {
		const wanted = expected[index] ?? NaN;
		const isNear = Math.abs(value - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted));
		return isNear ? [] : [`${value}, not ${wanted}`];
	});
}
