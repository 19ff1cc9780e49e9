/** The numbers of a curve: one value of every line for each `x`, or null where a line has none. */
export interface CurveData {
	readonly x: readonly number[];
	/** Names of the axes and of the lines: keys of `guides.curve.names` in the messages. */
	readonly xName: string;
	readonly yName: string;
	readonly lines: Readonly<Record<string, readonly (number | null)[]>>;
}
