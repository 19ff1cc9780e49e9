import type { FileFacts } from "./listing.ts";

/**
 * Whether a file has the hash that its hub lists; true where none is listed. Pages that are not served over https have no
 * hashes, and only the size is held there.
 */
export async function checkHash(
	bytes: Uint8Array<ArrayBuffer>,
	{ sha256, gitId }: FileFacts,
): Promise<boolean> {
	const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
	if (!subtle) return true;
	if (sha256 !== undefined) return toHex(await subtle.digest("SHA-256", bytes)) === sha256.toLowerCase();
	if (gitId === undefined || gitId.length !== 40) return true;
	return toHex(await subtle.digest("SHA-1", asGitObject(bytes))) === gitId.toLowerCase();
}

/** What git hashes for a file: a header with its size, and the content. */
function asGitObject(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const header = new TextEncoder().encode(`blob ${bytes.byteLength}\0`);
	const whole = new Uint8Array(header.byteLength + bytes.byteLength);
	whole.set(header);
	whole.set(bytes, header.byteLength);
	return whole;
}

function toHex(hash: ArrayBuffer): string {
	return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
