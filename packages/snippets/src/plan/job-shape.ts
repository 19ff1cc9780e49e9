import type { DescribedJob } from "@pusula/inference";
import { type Path, wrap } from "./reply-shape.ts";

/** A URL made from one field of a ticket: `before`, the field, `after`. */
export interface UrlShape {
	readonly before: string;
	readonly field: Path;
	/** The field is a URL of which only the path counts. */
	readonly isPathOf: boolean;
	readonly after: string;
	/** Requested without the key. */
	readonly isForeign: boolean;
}

/** How code polls a queue: the URLs, the path of the state, and its values. */
export interface JobShape {
	readonly status: UrlShape;
	/** Path of the state in a poll's response. */
	readonly path: Path;
	readonly pending: readonly string[];
	readonly done: string;
	/** URL of the result, when it is not in the last response. */
	readonly result: UrlShape | undefined;
}

/** Places where the dialects put a job's state. */
const STATE_PATHS: readonly Path[] = [["status"], ["data", "status"], ["task", "status"], ["task_status"]];
/** The dialects' states of a job that is not done. */
const PENDING = [
	"IN_QUEUE",
	"IN_PROGRESS",
	"starting",
	"created",
	"queued",
	"processing",
	"running",
	"in_progress",
	"Pending",
	"Queued",
	"Processing",
	"PROCESSING",
	"TASK_STATUS_QUEUED",
	"TASK_STATUS_PROCESSING",
];
/** The dialects' states of a job that is done. */
const DONE = ["COMPLETED", "completed", "succeeded", "SUCCESS", "Ready", "TASK_STATUS_SUCCEED"];
/** A state that no dialect has; it finds states that are read from elsewhere, which do not change with it. */
const NONSENSE = "no-such-state";
const MARK = "pusula-mark";

/**
 * Finds how a queue is polled, by passing marked tickets, and replies with each known state, to the client's own job
 * value. So a snippet polls the client's URLs, without a second list of queues. Undefined when it cannot be found.
 */
export function findJobShape(described: DescribedJob): JobShape | undefined {
	const status = findUrlShape(described, "status");
	const path = STATE_PATHS.find(
		(candidate) =>
			stateOf(described, candidate, NONSENSE) === undefined &&
			DONE.some((word) => stateOf(described, candidate, word) === "done"),
	);
	if (!status || !path) return undefined;
	const done = DONE.find((word) => stateOf(described, path, word) === "done");
	const pending = PENDING.filter((word) => stateOf(described, path, word) === "pending");
	const result = described.job.result && findUrlShape(described, "result");
	if (done === undefined || (described.job.result && !result)) return undefined;
	return { status, path, pending, done, result };
}

/** The URL, found by putting a mark into one field of a ticket after the other: as an id, then as a URL. */
function findUrlShape(described: DescribedJob, which: "status" | "result"): UrlShape | undefined {
	const { job, urlOf, host } = described;
	const plain = job.ticket.reduce<unknown>(
		(ticket, field) => merge(ticket, wrap(toPath(field), "other")),
		{},
	);
	for (const field of job.ticket) {
		for (const value of [MARK, `${host}/${MARK}`]) {
			const ticket = merge(plain, wrap(toPath(field), value));
			const url = orUndefined(() => urlOf(which, ticket));
			if (!url?.url.includes(MARK)) continue;
			const isWhole = url.url.includes(value) && value !== MARK;
			const mark = isWhole ? value : value === MARK ? MARK : `/${MARK}`;
			const [before = "", after = ""] = url.url.split(mark);
			return { before, field: toPath(field), isPathOf: mark === `/${MARK}`, after, isForeign: url.isForeign };
		}
	}
	return undefined;
}

function stateOf({ job }: DescribedJob, path: Path, word: string): "done" | "pending" | undefined {
	try {
		const state = job.state(wrap(path, word));
		if (state === "done") return "done";
		return state === "queued" || state === "running" ? "pending" : undefined;
	} catch {
		return undefined; // another shape: the next candidate is tried
	}
}

function merge(left: unknown, right: unknown): unknown {
	if (!isPlain(left) || !isPlain(right)) return right;
	const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
	return Object.fromEntries(
		[...keys].map((key) => [key, key in right ? merge(left[key], right[key]) : left[key]]),
	);
}

function toPath(field: string): Path {
	return field.split(".");
}

function orUndefined<T>(make: () => T): T | undefined {
	try {
		return make();
	} catch {
		return undefined; // the field is wanted in another form
	}
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
