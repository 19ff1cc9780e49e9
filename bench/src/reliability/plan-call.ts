import { pick, seeded } from "./seeded.ts";

/** Kinds of calls: a reply at once, a stream, a queued job with a file. */
export type CallKind = "chat" | "stream" | "job";

/** Failures that a call of any kind can have. The server plays all but `abort`, which is the caller's own. */
const FAULTS = [
	"abort",
	"busy-once",
	"limited-once",
	"error-500",
	"error-that-echoes-the-key",
	"deep-error",
	"deep-reply",
	"html",
	"broken-json",
	"wrong-shape",
	"cut-before-headers",
	"cut-body",
	"silence",
	"redirect-away",
	"see-other-then-busy",
] as const;
/** Failures that a job can have: those of a call, and those of a queue. */
export const JOB_FAULTS = [
	...FAULTS,
	"poll-fails-once",
	"poll-cut",
	"job-fails",
	"ticket-leads-away",
	"no-file",
] as const;

/** A failure in a call. */
export type Fault = (typeof JOB_FAULTS)[number];

/** Share of the calls with a failure. */
export const FAULTY = 0.077;

/** A call of the soak: what it is, and its failure. */
export interface PlannedCall {
	readonly kind: CallKind;
	readonly fault: Fault | undefined;
}

/** The call of a number, for client and server alike. */
export function planCall(seed: number, index: number): PlannedCall {
	const random = seeded(Math.imul(seed + 1, 0x9e3779b1) ^ index);
	const share = random();
	const kind = share < 0.6 ? "chat" : share < 0.85 ? "stream" : "job";
	if (random() >= FAULTY) return { kind, fault: undefined };
	return { kind, fault: pick<Fault>(kind === "job" ? JOB_FAULTS : FAULTS, random) };
}

/** The text that the result of a call must hold. */
export function textOf(index: number): string {
	return `Tilki ${index} karda uyur 🦊.`;
}
