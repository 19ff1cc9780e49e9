import type { Version } from "./clients.ts";
import type { Outcome } from "./outcome.ts";
import type { SentRequest, Stage } from "./recorder.ts";

/** One place where two outcomes differ. */
export interface Difference {
	/** Dotted place: `call.body.prompt`, `download.headers.authorization`, `result.0.label`, `error`. */
	readonly where: string;
	readonly ours: unknown;
	readonly theirs: unknown;
}

const STAGES: readonly Stage[] = ["lookup", "task list", "call", "poll", "download"];

/** Where two outcomes differ, leaf by leaf. */
export function compare(ours: Outcome, theirs: Outcome, against: Version): readonly Difference[] {
	const mine = toLeaves(toData(ours, against), "");
	const others = toLeaves(toData(theirs, against), "");
	const places = new Set([...mine.keys(), ...others.keys()]);
	return [...places]
		.filter((where) => mine.get(where) !== others.get(where))
		.map((where) => ({ where, ours: mine.get(where), theirs: others.get(where) }));
}

/** The leaves of some data by their dotted places; an empty object or list is a leaf too. */
function toLeaves(value: unknown, at: string, leaves = new Map<string, unknown>()): Map<string, unknown> {
	const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
	if (parts.length === 0) leaves.set(at, typeof value === "object" ? JSON.stringify(value) : value);
	for (const [key, part] of parts) toLeaves(part, at === "" ? key : `${at}.${key}`, leaves);
	return leaves;
}

/** An outcome as one value whose keys name its parts. */
function toData({ sent, result, error }: Outcome, against: Version): object {
	const words = error && (against === "3.13.1" ? error.message : withoutFrame(error.message));
	const stages = STAGES.map((stage) => {
		const requests = ofStage(sent, stage);
		return [stage, requests.length > 1 ? requests : requests[0]] as const;
	});
	return { ...Object.fromEntries(stages), ...(words === undefined ? { result } : { error: words }) };
}

/** The message of an output error without the text that only 3.13.1 puts around it. */
function withoutFrame(message: string): string {
	return message.replace(/^Invalid inference output: (.*)\. Use the 'request' method with .*$/s, "$1");
}

/** Different requests of a stage, in order; a repeated request counts once. */
function ofStage(sent: readonly SentRequest[], stage: Stage): readonly object[] {
	const texts = new Set<string>();
	return sent
		.filter((request) => request.stage === stage)
		.filter((request) => {
			const text = JSON.stringify(request);
			return !texts.has(text) && texts.add(text);
		})
		.map(({ method, url, headers, credentials, body }) => ({
			method,
			url,
			...(Object.keys(headers).length > 0 && { headers }),
			credentials,
			body,
		}));
}
