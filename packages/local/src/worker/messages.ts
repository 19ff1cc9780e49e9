import type { EngineReply, EngineRequest, ModelTarget } from "../types/engine.ts";
import { Problem, type ProblemKind } from "../lib/problem.ts";
import type { Device, FetchProgress, LocalOptions, ModelPlan, RunReport } from "../types/public.ts";

/** Settings that can be sent to a worker: those without functions. */
export type EngineOptions = Omit<
	LocalOptions,
	"clock" | "fetch" | "mayFetch" | "onFallback" | "onProgress" | "onRun" | "store" | "worker"
>;

/** What the page sends to the worker. */
export type ToWorker =
	| { readonly kind: "open"; readonly options: EngineOptions }
	| { readonly kind: "run"; readonly request: EngineRequest }
	| { readonly kind: "plan"; readonly target: ModelTarget }
	| { readonly kind: "agreed"; readonly isAgreed: boolean }
	| { readonly kind: "abort" };

/** What the worker sends to the page. */
export type FromWorker =
	| { readonly kind: "begun" }
	| { readonly kind: "question"; readonly plan: ModelPlan }
	| { readonly kind: "progress"; readonly progress: FetchProgress }
	| { readonly kind: "report"; readonly run: RunReport }
	| { readonly kind: "event"; readonly event: unknown }
	| { readonly kind: "reply"; readonly reply: EngineReply }
	| { readonly kind: "plan"; readonly plan: ModelPlan }
	| { readonly kind: "failed"; readonly problem: SentProblem };

/** A problem as data: errors lose their fields on the way out of a worker. */
export interface SentProblem {
	readonly kind: ProblemKind;
	readonly message: string;
	readonly status?: number | undefined;
	readonly device?: Device | undefined;
	/** Name, code, message and cause of an error, or none. */
	readonly cause?: unknown;
}

/** An error as data, for a message: with its fields and its text, and the same of its causes. */
export function toSent<E extends Error>(error: E): E {
	const { message, cause } = error;
	return Object.assign({}, error, { message, cause: cause && toSent(cause as Error) }); // a `Problem` keeps errors alone as causes
}

/** A problem that a worker sent. */
export function fromSent({ kind, message, ...fields }: SentProblem): Problem {
	return new Problem(kind, message, fields);
}
