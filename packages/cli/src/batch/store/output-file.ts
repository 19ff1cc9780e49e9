import { createHash } from "node:crypto";
import {
	closeSync,
	existsSync,
	fstatSync,
	fsyncSync,
	ftruncateSync,
	openSync,
	readSync,
	writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "../../io/sync-folder.ts";

/** How an output was left, as it is committed. */
export interface WrittenOutput {
	/** In bytes. */
	readonly length: number;
	/** Digest of its last bytes; empty where nothing was written. */
	readonly end: string;
}

/** An output that lines are appended to. */
export interface OutputFile {
	/** Appends a text, which is on the disk then. */
	readonly append: (text: string) => WrittenOutput;
	readonly close: () => void;
}

/** Bytes at the end of an output that show whether it is still the one that was left. */
const END_BYTES = 4096;

/**
 * The output as it was left, without what was written behind that before a crash.
 * @param written how it was left
 * @param readNext the text that a crash may have left behind it, which is appended again
 * @returns the reason where the output is gone, is another one, or was changed: cutting it would destroy what is not ours
 */
export async function openOutput(
	out: string,
	written: WrittenOutput,
	readNext: () => string,
): Promise<OutputFile | "missing-output" | "other-output"> {
	let { length } = written;
	const isOld = existsSync(out);
	if (length > 0 && !isOld) return "missing-output";
	const file = openSync(out, isOld ? "r+" : "w+");
	if (isOld && !isAsLeft(file, written, readNext)) {
		closeSync(file);
		return "other-output";
	}
	ftruncateSync(file, length);
	if (length === 0) await syncFolder(dirname(out));
	return {
		append: (text) => {
			const bytes = Buffer.from(text);
			for (let sent = 0; sent < bytes.length;)
				sent += writeSync(file, bytes, sent, bytes.length - sent, length + sent);
			fsyncSync(file);
			length += bytes.length;
			return { length, end: digestEnd(file, length) };
		},
		close: () => closeSync(file),
	};
}

/** True where the file ends as it was left, or goes on with what was being written at a crash. */
function isAsLeft(file: number, { length, end }: WrittenOutput, readNext: () => string): boolean {
	const { size } = fstatSync(file);
	if (size < length || (end !== "" && digestEnd(file, length) !== end)) return false;
	if (size === length) return true;
	const next = Buffer.from(readNext());
	if (size - length > next.length) return false;
	const rest = readBytes(file, length, size - length);
	return rest.every((byte, place) => byte === next[place] || byte === 0); // a loss of power leaves zeros
}

function digestEnd(file: number, length: number): string {
	const count = Math.min(length, END_BYTES);
	return createHash("sha256")
		.update(readBytes(file, length - count, count))
		.digest("base64url");
}

function readBytes(file: number, position: number, count: number): Buffer {
	const bytes = Buffer.alloc(count);
	for (let got = 0; got < count;) {
		const read = readSync(file, bytes, got, count - got, position + got);
		if (read === 0) break;
		got += read;
	}
	return bytes;
}
