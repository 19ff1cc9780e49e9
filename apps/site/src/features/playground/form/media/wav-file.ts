const HEADER_BYTES = 44;

/** Sound of one channel as a WAV file of 16 bits a sample. Samples go from -1 to 1; louder ones are cut off. */
export function toWavFile(samples: Float32Array, rateHz: number, name: string): File {
	const view = new DataView(new ArrayBuffer(HEADER_BYTES + samples.length * 2));
	const write = (at: number, text: string): void =>
		new TextEncoder().encode(text).forEach((byte, index) => view.setUint8(at + index, byte));
	write(0, "RIFF");
	view.setUint32(4, view.byteLength - 8, true);
	write(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, rateHz, true);
	view.setUint32(28, rateHz * 2, true);
	view.setUint16(32, 2, true);
	view.setUint16(34, 16, true);
	write(36, "data");
	view.setUint32(40, samples.length * 2, true);
	samples.forEach((sample, index) =>
		view.setInt16(HEADER_BYTES + index * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true),
	);
	return new File([view.buffer], name, { type: "audio/wav" });
}
