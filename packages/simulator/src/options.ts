import type { FaultScript } from "./faults/fault.ts";
import type { MappingEntry } from "./state/state.ts";

/** How a simulator behaves; every field may be left out. */
export interface SimulatorOptions {
	/** What goes wrong, and when. Default: nothing. */
	readonly faults?: FaultScript;
	/** Changes every made-up answer; the same seed and request give the same answer. Default 0. */
	readonly seed?: number;
	/** Milliseconds before the headers of each answer. Default 0. */
	readonly delayMs?: number;
	/** Milliseconds between the events of a stream. Default 0. */
	readonly chunkDelayMs?: number;
	/** How many polls of a job say "not yet" before it is done. Default 2: queued, then running. */
	readonly jobPolls?: number;
	/** How many requests are kept in `requests`; the oldest go first. Default 1000. */
	readonly maxRecorded?: number;
	/** More hub models by id, or other mappings for known ones. An empty list: no provider serves it. */
	readonly models?: Readonly<Record<string, readonly MappingEntry[]>>;
	/** Form of the hub's mapping: an object keyed by provider, or a list. Default "object". */
	readonly mappingForm?: "object" | "array";
	/** Answer for hub models that are not listed, with a task guessed from the name, instead of 404. Default false. */
	readonly guessModels?: boolean;
}
