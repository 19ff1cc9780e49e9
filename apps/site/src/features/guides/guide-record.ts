import type { CurveData } from "../../facts/guides/curve-data.ts";

/** What a shown cell was and printed. */
export interface CellRecord {
	readonly id: string;
	/** SHA-256 of the code of this cell and of all before it, hexadecimal, 16 digits. */
	readonly hash: string;
	/** What its own code printed, without space at the end; empty where it printed nothing. */
	readonly output: string;
}

/** How code on the pages of a guide that is no cell of its program was run. */
export interface ExampleRecord {
	/** SHA-256 of the block, hexadecimal, 16 digits. */
	readonly hash: string;
	/** With a small `model` of the same architecture under the published one's name, against a played `hub`, or in a `shell`. */
	readonly way: "model" | "hub" | "shell";
	/** Day on which it was, `YYYY-MM-DD`. */
	readonly date: string;
	/** Of a difference, the error that the code before it ended with in the same libraries; empty where it ran to its end. */
	readonly before?: string;
}

/** What a run of a guide's program left, in `generated/guides/<id>.json`. */
export interface GuideRecord {
	/** Day of the run, `YYYY-MM-DD`. */
	readonly date: string;
	/** How long a processor worked for all cells, imports included. */
	readonly seconds: number;
	/** Threads that the libraries could use. */
	readonly threads: number;
	readonly python: string;
	/** Maker, family and model of the processor, `GenuineIntel 6 143`. */
	readonly processor: string;
	/** Versions of the libraries that the program imported. */
	readonly packages: Readonly<Record<string, string>>;
	/** What pip installs for a run, `torch==2.15.0` each. */
	readonly requirements: readonly string[];
	/** SHA-256 of each data file, hexadecimal, 16 digits. */
	readonly data: Readonly<Record<string, string>>;
	/** The code on its pages that is no cell of the program. */
	readonly examples: readonly ExampleRecord[];
	readonly cells: readonly CellRecord[];
	readonly figures: Readonly<Record<string, CurveData>>;
}
