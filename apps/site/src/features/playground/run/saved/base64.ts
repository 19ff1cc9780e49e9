/** The bytes of a file as base64. */
export async function toBase64(file: Blob): Promise<string> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	const chunks: string[] = [];
	for (let at = 0; at < bytes.length; at += CHUNK) chunks.push(toLetters(bytes.subarray(at, at + CHUNK)));
	return btoa(chunks.join(""));
}

/** The bytes that base64 text represents. @throws where it is none */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** As many arguments as every browser takes at once. */
const CHUNK = 8192;

function toLetters(bytes: Uint8Array): string {
	return String.fromCharCode(...bytes);
}
