import type { TaskOutput } from "../types/task.ts";
import { peekKind } from "./read.ts";

type Details = NonNullable<TaskOutput<"text-generation">["details"]>;

/** Details of the end of a text, or undefined before its end. `counted` is the number of tokens where the service reports none. */
export function readDetails(reply: unknown, counted = 0): Details | undefined {
	const said = peekKind(reply, "choices.0.finish_reason", "string");
	if (!said) return undefined;
	const seed = peekKind(reply, "choices.0.seed", "number");
	return {
		finish_reason: toFinishReason(said, reply),
		generated_tokens: peekKind(reply, "usage.completion_tokens", "number") ?? counted,
		...(seed !== undefined && { seed }),
		prefill: [],
		tokens: [],
	};
}

/** The reason why a text ended, in the task's words. Services say "stop" for a stop text too, and some name that text beside it. */
function toFinishReason(said: string, reply: unknown): Details["finish_reason"] {
	if (said === "length" || said === "stop_sequence") return said;
	const stopText = peekKind(reply, "choices.0.stop_reason", "string");
	return said === "stop" && stopText !== undefined ? "stop_sequence" : "eos_token";
}
