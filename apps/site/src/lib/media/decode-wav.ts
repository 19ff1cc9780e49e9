/** The sound in a WAV file of one channel with 16 bits a sample. */
export interface Wav {
	/** Samples a second. */
	readonly rate: number;
	/** From -1 to 1. */
	readonly samples: Float64Array;
}

/**
 * Reads a WAV file of the demos, in the scale in which the site's scripts wrote it. What a reader gives to a model is decoded by
 * `@pusula/local`, in every form that WAV files have. A block that claims to be longer than the file, as programs write it that do not know the length
 * beforehand, ends with the file.
 * @throws Error where the file is not of this kind.
 */
export function decodeWav(wav: Buffer): Wav {
	if (wav.toString("latin1", 0, 4) !== "RIFF" || wav.toString("latin1", 8, 12) !== "WAVE") {
		throw new Error("Not a WAV file.");
	}
	const blocks = readBlocks(wav);
	const format = blocks.get("fmt ");
	const sound = blocks.get("data");
	if (!format || !sound) throw new Error("The WAV file lacks its format or its sound.");
	const [kind, channels, bits] = [format.readUInt16LE(0), format.readUInt16LE(2), format.readUInt16LE(14)];
	if (kind !== 1 || channels !== 1 || bits !== 16) {
		throw new Error(`Expected one channel of 16 bits, got ${channels} of ${bits} (format ${kind}).`);
	}
	const samples = Float64Array.from({ length: Math.floor(sound.length / 2) }, (_, i) => {
		return sound.readInt16LE(i * 2) / 0x7fff;
	});
	return { rate: format.readUInt32LE(4), samples };
}

function readBlocks(wav: Buffer): Map<string, Buffer> {
	const blocks = new Map<string, Buffer>();
	let start = 12;
	while (start + 8 <= wav.length) {
		const length = wav.readUInt32LE(start + 4);
		blocks.set(wav.toString("latin1", start, start + 4), wav.subarray(start + 8, start + 8 + length));
		start += 8 + length + (length % 2);
	}
	return blocks;
}
