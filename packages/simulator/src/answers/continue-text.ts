import { isRecord } from "../rules/checks.ts";
import type { State } from "../state/state.ts";
import { sampleAnswer } from "./sample.ts";

/** How a text goes on: as in the example that begins with it, else with a sample. */
export function continueText({ examples }: State, prompt: string): string {
	for (const task of ["text-generation", "text2text-generation"]) {
		const known = examples.resultOf(task, { inputs: prompt });
		if (isRecord(known) && typeof known["generated_text"] === "string") return known["generated_text"];
	}
	return ` ${sampleAnswer(examples.localeOf(prompt))}`;
}
