/** One grey pixel, the smallest picture that every service takes. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==";

/** A picture as a caller passes it. */
export const picture = toFile(Buffer.from(PNG, "base64"), "image/png");
/** A recording as a caller passes it, of a type that every service takes. */
export const recording = toFile(makeWav(), "audio/x-wav");

/** A file of some type. */
function toFile(bytes: Buffer, type: string): Blob {
	return new Blob([new Uint8Array(bytes)], { type });
}

/** Forty samples of silence: a WAV file of 124 bytes. */
function makeWav(): Buffer {
	const wav = Buffer.alloc(124);
	wav.write("RIFF", 0, "latin1");
	wav.writeUInt32LE(116, 4);
	wav.write("WAVEfmt ", 8, "latin1");
	wav.writeUInt32LE(16, 16);
	wav.writeUInt16LE(1, 20);
	wav.writeUInt16LE(1, 22);
	wav.writeUInt32LE(8000, 24);
	wav.writeUInt32LE(16_000, 28);
	wav.writeUInt16LE(2, 32);
	wav.writeUInt16LE(16, 34);
	wav.write("data", 36, "latin1");
	wav.writeUInt32LE(80, 40);
	return wav;
}
