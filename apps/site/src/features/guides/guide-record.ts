import type { CurveData } from "../../facts/curve-data.ts";

/** What a shown cell was and printed. */
export interface CellRecord {
	readonly id: string;
	/** SHA-256 of the code of this cell and of all before it, hexadecimal, 16 digits. */
	readonly hash: string;
	/** What its own code printed, without space at the end; empty where it printed nothing. */
	readonly output: string;
}

/** What a run of a guide's program left, in `generated/guides/<id>.json`. */
export interface GuideRecord {
	/** Day of the run, `YYYY-MM-DD`. */
	readonly date: string;
	/** How long all cells took, imports included. */
	readonly seconds: number;
	/** Threads that the libraries could use. */
	readonly threads: number;
	readonly python: string;
	/** Versions of the libraries that the program imported. */
	readonly packages: Readonly<Record<string, string>>;
	/** What pip installs for a run, `torch==2.15.0` each. */
	readonly requirements: readonly string[];
	/** SHA-256 of each data file, hexadecimal, 16 digits. */
	readonly data: Readonly<Record<string, string>>;
	/** SHA-256 of each code on its pages that is not run but was checked against the libraries, hexadecimal, 16 digits. */
	readonly examples: readonly string[];
	readonly cells: readonly CellRecord[];
	readonly figures: Readonly<Record<string, CurveData>>;
}
