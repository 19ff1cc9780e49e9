import sharp from "sharp";

/** A decoded picture: its size in pixels, and each pixel as red, green, blue and opacity from 0 to 255. */
export interface Picture {
	readonly width: number;
	readonly height: number;
	readonly at: (x: number, y: number) => readonly number[];
}

/** Decodes a picture file; grey becomes three equal colours, and what has no opacity is opaque. */
export async function readPicture(file: Uint8Array | ArrayBuffer): Promise<Picture> {
	const picture = sharp(file).toColourspace("srgb").ensureAlpha().raw();
	const { data, info } = await picture.toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	const at = (x: number, y: number): readonly number[] => {
		const start = (y * width + x) * channels;
		return [...data.subarray(start, start + channels)];
	};
	return { width, height, at };
}
