/** Numbers that must be zero. */
export const ZEROS = [
	"hangs",
	"late",
	"failedWithoutFault",
	"wrongResults",
	"untypedErrors",
	"keysLeaked",
	"repeatedPosts",
	"doubledJobs",
	"strayRequests",
	"unhandledRejections",
	"openAtServer",
	"listenersLeft",
	"handlesLeft",
	"wrongStreams",
	"abortsLate",
	"abortsWithoutReason",
	"connectionsKept",
] as const;

/** Name of a number that must be zero. */
export type Zero = (typeof ZEROS)[number];

/** How often each thing happened that must not happen. */
export type Zeros = Record<Zero, number>;

/** The record of a run, as it is kept. */
export interface ReliabilityRecord {
	/** Day of the run, `YYYY-MM-DD`. */
	readonly date: string;
	readonly node: string;
	/** Version of `@pusula/inference`. */
	readonly client: string;
	/** Every fault and every cut follows from it. */
	readonly seed: number;
	readonly soak: {
		readonly calls: number;
		readonly faulty: number;
		readonly ok: number;
		readonly failed: number;
		readonly aborted: number;
		readonly jobs: number;
		readonly seconds: number;
		/** Growth of the heap from the first tenth of the calls to the end, after collections, in MiB. */
		readonly heapGrowthMib: number;
	};
	readonly streams: { readonly count: number; readonly events: number; readonly chunks: number };
	readonly aborts: { readonly stages: number; readonly count: number; readonly slowestMs: number };
	readonly zeros: Zeros;
}

/** No failure yet. */
export function noZeros(): Zeros {
	return Object.fromEntries(ZEROS.map((name) => [name, 0])) as Zeros; // all names
}

/** A sentence for each number that must be zero and is not. */
export function listBroken(zeros: Zeros): readonly string[] {
	return ZEROS.filter((name) => zeros[name] !== 0).map((name) => `${name}: ${zeros[name]}, expected 0`);
}
