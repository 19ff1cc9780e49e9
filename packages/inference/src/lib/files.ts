import type { FileInput } from "../types/own/file-args.ts";
import { isObjectWith } from "../errors/errors.ts";

const INLINE = Symbol.for("pusula.inline-file");
const REMOTE = Symbol.for("pusula.remote-file");

/**
 * A file inside a JSON body, read only when the body is encoded: as plain base64, or as a data URL.
 * @example
 * const file = new InlineFile(new Blob(["hello"], { type: "text/plain" }), "base64");
 * file.as; // "base64"
 * InlineFile.is(file); // true
 */
export class InlineFile {
	/** The file, or the URL it is fetched from first. */
	readonly source: Blob | string;
	/** How the body holds it: `base64` alone, or a `dataUrl` with its media type. */
	readonly as: "base64" | "dataUrl";
	/** Media type of the data URL. */
	readonly type: string;

	constructor(source: Blob | string, as: "base64" | "dataUrl", type = "application/octet-stream") {
		this.source = source;
		this.as = as;
		this.type = type;
	}

	get [INLINE](): true {
		return true;
	}

	/** True for such a file, also of another copy of the package. */
	static is(value: unknown): value is InlineFile {
		return isObjectWith(value, INLINE);
	}
}

/** A file as base64 text in a JSON body. */
export function base64File(file: Blob): InlineFile {
	return new InlineFile(file, "base64");
}

/** A file as a data URL of its own type, or of `fallbackType` where it has none. */
export function dataUrlFile(file: Blob, fallbackType: string): InlineFile {
	return new InlineFile(file, "dataUrl", file.type || fallbackType);
}

/** A file of the caller as a Blob: bytes are wrapped without a type. */
export function toBlob(file: FileInput): Blob {
	if (file instanceof Blob) return file;
	return new Blob([file as ArrayBuffer]); // views and buffers are both accepted by Blob
}

/** True for a Blob, an ArrayBuffer or a view of one. */
export function isFileInput(value: unknown): value is FileInput {
	return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}

/** A file named in a reply, fetched before the output is returned; `map` makes the output's value of it. */
export class RemoteFile {
	readonly url: string;
	readonly map: (file: { bytes: Uint8Array<ArrayBuffer>; type: string }) => unknown;
	/** Message when it cannot be fetched, from the status text. */
	readonly downloadFailed: ((statusText: string) => string) | undefined;

	constructor(url: string, map: RemoteFile["map"], downloadFailed?: (statusText: string) => string) {
		this.url = url;
		this.map = map;
		this.downloadFailed = downloadFailed;
	}

	get [REMOTE](): true {
		return true;
	}

	/** True for such a file, also of another copy of the package. */
	static is(value: unknown): value is RemoteFile {
		return isObjectWith(value, REMOTE);
	}
}
