import { isObjectWith } from "../errors/errors.ts";

const MARK = Symbol.for("pusula.shape-error");

/**
 * A reply without the promised shape, before the pipeline adds the call's context.
 * `message`, where there is one, replaces the adapter's own `expected` text.
 */
export class ShapeError extends Error {
	/** Dotted place in the reply. */
	declare readonly path: string;
	/** True when `message` is a text for the caller, in place of the adapter's. */
	declare readonly isFinal: boolean;

	constructor(path: string, expected: string, got: string, message?: string) {
		super(message ?? `Expected ${expected} at "${path}", got ${got}`);
		Object.assign(this, { path, isFinal: message !== undefined });
	}

	get [MARK](): true {
		return true;
	}

	/** True for such an error, also of another copy of the package. */
	static is(value: unknown): value is ShapeError {
		return isObjectWith(value, MARK);
	}
}

/**
 * Rejects a reply with a message of the provider's contract. `path` is the dotted place in the reply.
 * @throws ShapeError
 */
export function rejectReply(message: string, path = ""): never {
	throw new ShapeError(path, "", "", message);
}
