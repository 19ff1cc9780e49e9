import type { Turn } from "../../form/chat/turns.ts";
import type { RunState } from "../../run/state/run-state.ts";

/** A message, and the run that has made it. */
export interface ChatItem {
	readonly turn: Turn;
	/** Absent for a message that was typed or edited, or whose source is not known. */
	readonly run?: RunState | undefined;
}
