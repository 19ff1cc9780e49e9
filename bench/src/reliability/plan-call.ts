import { pick, seeded } from "./seeded.ts";

/** Kinds of calls: a reply at once, a stream, a queued job with a file. */
export type CallKind = "chat" | "stream" | "job";

/** What goes wrong in a call. The server plays all but `abort`, which is the caller's own. */
export type Fault =
	| "abort"
	| "busy-once"
	| "limited-once"
	| "error-500"
	| "error-that-echoes-the-key"
	| "deep-error"
	| "deep-reply"
	| "html"
	| "broken-json"
	| "wrong-shape"
	| "cut-before-headers"
	| "cut-body"
	| "silence"
	| "redirect-away"
	| "see-other-then-busy"
	| "poll-fails-once"
	| "poll-cut"
	| "job-fails"
	| "ticket-leads-away"
	| "no-file";

const FAULTS: readonly Fault[] = [
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
];
const JOB_FAULTS: readonly Fault[] = [
	...FAULTS,
	"poll-fails-once",
	"poll-cut",
	"job-fails",
	"ticket-leads-away",
	"no-file",
];

/** Share of the calls in which something goes wrong. */
const FAULTY = 0.077;

/** A call of the soak: what it is, and what goes wrong in it. */
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
	return { kind, fault: pick(kind === "job" ? JOB_FAULTS : FAULTS, random) };
}

/** The text that the answer to a call must hold. */
export function answerOf(index: number): string {
	return `Tilki ${index} karda uyur 🦊.`;
}
