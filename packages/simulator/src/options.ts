import type { ExampleOptions } from "./answers/known-examples.ts";
import type { FaultScript } from "./faults/fault.ts";
import type { Sleep } from "./http/wait.ts";
import type { HubOptions } from "./state/hub.ts";
import type { RepositoryOptions } from "./state/repositories.ts";

/** Options of a simulator; every field may be left out. */
export interface SimulatorOptions extends HubOptions, RepositoryOptions, ExampleOptions {
	/** Failures to simulate. Default: none. */
	readonly faults?: FaultScript;
	/** Changes every made-up answer; the same seed and request get the same response. Default 0. */
	readonly seed?: number;
	/** Milliseconds before the headers of each response. Default 0. */
	readonly delayMs?: number;
	/** Milliseconds between the events of a stream. Default 0. */
	readonly chunkDelayMs?: number;
	/** Waits before headers and between the pieces of a body, for tests that should not wait. Default: in real time. */
	readonly sleep?: Sleep;
	/** Number of polls of a job before it is done. Default 2: queued, then running. */
	readonly jobPolls?: number;
	/** Most requests kept in `requests`; the oldest are dropped first. Default 1000. */
	readonly maxRecorded?: number;
}
