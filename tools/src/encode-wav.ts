const HEADER_BYTES = 44;
const PCM = 1;
const BYTES = 2;
const LOUDEST = 0x7fff;

/**
 * The bytes of a WAV file: one channel, 16 bits. It is for tests and scripts: pages, which import no tools, write what they
 * record, and the simulator keeps a text in its files. Samples run from -1 to 1; beyond that they are cut off.
 * @param rate samples a second
 * Source: Microsoft, Multimedia Programming Interface and Data Specifications 1.0, "Waveform Audio File Format".
 */
export function encodeWav(samples: ArrayLike<number>, rate: number): Buffer<ArrayBuffer> {
	const wav = Buffer.alloc(HEADER_BYTES + samples.length * BYTES);
	wav.write("RIFF", 0, "latin1");
	wav.writeUInt32LE(wav.length - 8, 4);
	wav.write("WAVEfmt ", 8, "latin1");
	wav.writeUInt32LE(16, 16);
	wav.writeUInt16LE(PCM, 20);
	wav.writeUInt16LE(1, 22);
	wav.writeUInt32LE(rate, 24);
	wav.writeUInt32LE(rate * BYTES, 28);
	wav.writeUInt16LE(BYTES, 32);
	wav.writeUInt16LE(BYTES * 8, 34);
	wav.write("data", 36, "latin1");
	wav.writeUInt32LE(samples.length * BYTES, 40);
	for (const [i, sample] of Array.from(samples).entries()) {
		wav.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * LOUDEST), HEADER_BYTES + i * BYTES);
	}
	return wav;
}
