/** Thrown where no table is among several files, or where it is too big. */
export class SourceError extends Error {
	/** Bytes of the table; undefined where there is none. */
	readonly bytes: number | undefined;

	constructor(bytes?: number) {
		super(bytes === undefined ? "no table" : "too big");
		this.name = "SourceError";
		this.bytes = bytes;
	}
}
