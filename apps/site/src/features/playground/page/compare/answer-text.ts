import type { OutputKind } from "@pusula/tasks";
import type { RunState } from "../../run/state/run-state.ts";
import { findText } from "../../run/saved/find-text.ts";

/** The text of an answer that has ended; undefined for one that goes on, has none, or is of another kind than text. */
export function toAnswerText(kind: OutputKind, { status, output }: RunState): string | undefined {
	if ((kind !== "chat" && kind !== "text") || (status !== "done" && status !== "stopped")) return undefined;
	const { text } = Object(output) as { readonly text?: unknown }; // fields of any object are unknown
	const found = typeof text === "string" ? text : findText(output);
	return found === "" ? undefined : found;
}
