import type { AssistantTurn, Turn } from "../../form/chat/turns.ts";
import { SIMULATED_SOURCES } from "../../run/state/run-callbacks.ts";
import { IDLE, type RunState } from "../../run/state/run-state.ts";
import type { ChatItem } from "./chat-item.ts";

/**
 * The field of a form that says which answers of its conversation are simulated. No schema has it, so no call sends it; wherever
 * the form goes, to a link, a preset or a file, it goes along.
 */
export const SIMULATED_FIELD = "messages.simulated";

/** The simulated answers among shown messages, as the field's text: `1=example,3=sample`; empty without any. */
export function printMarks(items: readonly ChatItem[]): string {
	return items
		.flatMap(({ turn, run }, index) =>
			turn.role === "assistant" && run?.connection === "simulated"
				? `${String(index)}=${run.simulatedFrom ?? "sample"}`
				: [],
		)
		.join(",");
}

/** Messages with the runs that the text of the field gives them. */
export function toMarkedItems(turns: readonly Turn[], marks: string): readonly ChatItem[] {
	const all = marks.split(",");
	return turns.map((turn, index) => {
		const simulatedFrom = SIMULATED_SOURCES.find((one) => all.includes(`${String(index)}=${one}`));
		if (turn.role !== "assistant" || !simulatedFrom) return { turn };
		return { turn, run: toEarlierRun(turn, { status: "done", connection: "simulated", simulatedFrom }) };
	});
}

/** The run of an answer that has come earlier, with what is known of it. */
export function toEarlierRun({ text, toolCalls }: AssistantTurn, facts: Partial<RunState>): RunState {
	return { ...IDLE, ...facts, output: { text, reasoning: "", toolCalls } };
}
