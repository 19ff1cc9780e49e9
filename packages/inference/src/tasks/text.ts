import type { FeatureExtractionOutput } from "../task-table.ts";
import type { FeatureExtractionArgs } from "../task-args.ts";
import { byName } from "../by-name.ts";
import type { Options } from "../options.ts";
import { runPlain } from "../pipeline/run-plain.ts";

/** Turns texts into vectors: one list of numbers for each text, in their order. */
export function featureExtraction(
	args: FeatureExtractionArgs,
	options?: Options,
): Promise<FeatureExtractionOutput> {
	return runPlain("feature-extraction", args, options, byName);
}
