import type { ClientDefaults, ErrorCode } from "@pusula/inference";
import type { FaultScript } from "@pusula/simulator";

/** The call that a scenario makes. */
export type ScenarioStep =
	/** Calls the function of the task, as Run does. */
	| "call"
	/** Submits the call to a queue. */
	| "submit"
	/** Submits the call, and stores the job. */
	| "store"
	/** Submits the call, stores the job, and resumes it with `resumeKey`. */
	| "resume"
	/** Submits the call, stores the job, and resumes it as one of another provider. */
	| "resume-elsewhere"
	/** Resumes a text that is no stored job. */
	| "resume-nothing"
	/** Calls `request`, which names no task. */
	| "request"
	/** Calls the task with a custom provider that sends a form. */
	| "own-provider";

/** A way to cause an error code: the call, the changes to it, and the simulated faults. */
export interface ErrorScenario {
	readonly code: ErrorCode;
	/** The target the error needs; the page's fields show it. */
	readonly target: { readonly task: string; readonly provider: string; readonly model: string };
	/** Default `call`. */
	readonly step?: ScenarioStep;
	/** Arguments that go over those of the form; `undefined` takes one away. */
	readonly args?: Readonly<Record<string, unknown>>;
	/** The key in place of the simulated one. */
	readonly accessToken?: string;
	/** The key a stored job is resumed with. */
	readonly resumeKey?: string;
	readonly options?: Pick<
		ClientDefaults,
		"routerUrl" | "timeoutMs" | "firstChunkTimeoutMs" | "idleTimeoutMs" | "maxResponseBytes"
	>;
	/** Simulated faults of the provider, the hub or the network. */
	readonly faults?: FaultScript;
}

/**
 * Codes that no call in this page can bring about: those of a class, which always names something more exact, those of
 * a `fetch` without streams and of one that reads bodies itself, which no browser has, and those of models on the
 * reader's own machine, which nothing simulates.
 */
export const UNREACHABLE = [
	"inference",
	"input",
	"route",
	"fetch-without-stream",
	"locked-body",
	"broken-model",
	"declined",
	"gated",
	"no-room",
	"offline",
	"out-of-memory",
	"unsupported-model",
] as const satisfies readonly ErrorCode[];

/** Id of a scenario in the page's URL. */
export function toScenarioId(code: string): string {
	return `error-${code}`;
}
