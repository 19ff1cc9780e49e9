import { hashBytes, hex } from "../media/random.ts";
import type { Bytes } from "../media/bytes.ts";

/** What a file is recognised by: its size in bytes and a hash of its content. */
export function toFileMark(bytes: Bytes): string {
	return `${bytes.length}-${hex(hashBytes(bytes))}`;
}
