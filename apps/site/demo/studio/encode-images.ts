import sharp from "sharp";

/** How an animation is shown. */
export interface Playback {
	/** How long each frame stands, in milliseconds; GIF counts in hundredths of a second. */
	readonly frameMs: number;
	/** How often the animation runs; then the last frame stays. */
	readonly runs: number;
}

/** A PNG file of a picture, with as few colours as its quality needs. */
export function encodePng(picture: Buffer): Promise<Buffer> {
	return sharp(picture).removeAlpha().png(FEW_COLOURS).toBuffer();
}

/**
 * A GIF file of pictures of one size. They are reduced as one strip, so that all frames share the same colours and a
 * plain area does not flicker.
 */
export async function encodeGif(frames: readonly Buffer[], { frameMs, runs }: Playback): Promise<Buffer> {
	const strip = await sharp([...frames], { join: { across: 1 } })
		.removeAlpha()
		.png(FEW_COLOURS)
		.toBuffer();
	const { data, info } = await sharp(strip).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	return sharp(data, { raw: { width, height, channels, pageHeight: height / frames.length } })
		.gif({ ...AS_DRAWN, delay: frames.map(() => frameMs), loop: runs, keepDuplicateFrames: true })
		.toBuffer();
}

/** The frame at which a GIF file comes to rest, as a PNG file of the same pixels. */
export async function encodeStill(gif: Buffer): Promise<Buffer> {
	const { pages = 1 } = await sharp(gif).metadata();
	return sharp(gif, { page: pages - 1 })
		.removeAlpha()
		.png({ ...FEW_COLOURS, quality: 100 })
		.toBuffer();
}

/** Plain areas stay plain: colours are not mixed from dots. */
const AS_DRAWN = { dither: 0, effort: 10 } as const;
const FEW_COLOURS = { ...AS_DRAWN, palette: true, quality: 80, compressionLevel: 9 } as const;
