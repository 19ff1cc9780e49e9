import type { PlaygroundCall } from "../../form/playground-call.ts";

/** Controls with which the page starts and stops a column together with the others. */
export interface Runner {
	readonly start: (args: PlaygroundCall["args"]) => void;
	readonly stop: () => void;
}
