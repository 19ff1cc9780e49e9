import { encodeWav } from "@pusula/tools/encode-wav";

/** One grey pixel, the smallest picture that every service takes. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

/** A picture as a caller passes it. */
export const picture = toFile(Buffer.from(PNG, "base64"), "image/png");
/** A recording of forty silent samples as a caller passes it, of a type that every service takes. */
export const recording = toFile(encodeWav(new Float32Array(40), 8000), "audio/x-wav");

/** A file of some type. */
function toFile(bytes: Buffer, type: string): Blob {
	return new Blob([new Uint8Array(bytes)], { type });
}
