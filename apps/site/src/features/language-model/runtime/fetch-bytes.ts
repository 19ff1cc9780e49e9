import { openSiteFile } from "../../../lib/effects/site-file.ts";

/**
 * The bytes of a file of the site.
 * @param onBytes gets the number of bytes of each part as it comes
 * @throws TypeError where the file cannot be reached, Error where the server refuses it
 */
export async function fetchBytes(url: string, onBytes: (count: number) => void): Promise<Uint8Array> {
	const response = await openSiteFile(url);
	if (!response.body) throw new Error(`${url}: no body`);
	const parts: Uint8Array[] = [];
	const reader = response.body.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		parts.push(value);
		onBytes(value.length);
	}
	const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
