import { shareEqually, type Scored } from "../../answers/sample.ts";
import { boolean, either, isRecord, listOf, required, text } from "../../rules/checks.ts";
import { textsOf } from "./read-values.ts";
import type { TextTask } from "./task.ts";

/** Labels that come with the request. One text has a list of scores as its result, several have that of the pipeline behind the service. */
export const zeroShotClassification: TextTask = {
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
};

/** One of several texts, in the form of the pipeline behind the service: labels and scores in lists of their own. */
function toPipelineForm(sequence: string, ranked: readonly Scored[]): object {
	return {
		sequence,
		labels: ranked.map(({ label }) => label),
		scores: ranked.map(({ score }) => score),
	};
}

function isScored(value: unknown): value is Scored {
	return isRecord(value) && typeof value["label"] === "string" && typeof value["score"] === "number";
}
