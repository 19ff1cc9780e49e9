import type { Messages } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import type { MessagesFault } from "./parse-messages.ts";
import { LONGEST_PROMPT } from "./render-template.ts";
import type { TemplateOutcome } from "./run-in-worker.ts";
import type { Place } from "./template-tags.ts";
import type { Warning } from "./template-warnings.ts";

type Words = Messages["chatTemplate"];

/** Message for a list of messages that cannot be parsed. */
export function toMessagesProblem(
	{ fault, detail, place }: { fault: MessagesFault; detail: string; place?: Place },
	words: Words,
): string {
	return withPlace(fill(words.messagesFaults[fault], { detail }), place, words);
}

/** Message for an outcome without a prompt; undefined for a prompt. */
export function toProblem(outcome: TemplateOutcome, words: Words): string | undefined {
	if (outcome.kind === "stopped") return words.stopped;
	if (outcome.kind === "block")
		return withPlace(
			fill(words.blockFaults[outcome.problem.fault], { word: outcome.problem.word }),
			outcome.problem.place,
			words,
		);
	if (outcome.kind === "error")
		return withPlace(fill(words.stages[outcome.stage], { words: outcome.words }), outcome.place, words);
	return undefined;
}

export function toWarningWords(warning: Warning, words: Words): string {
	return fill(words.warnings[warning.kind], warning.kind === "lostMessage" ? { ...warning } : {});
}

/** Notice of a prompt that was cut. */
export function toCutWords(words: Words): string {
	return fill(words.cut, { count: LONGEST_PROMPT });
}

function withPlace(text: string, place: Place | undefined, words: Words): string {
	return place ? `${fill(words.place, { ...place })} ${text}` : text;
}
