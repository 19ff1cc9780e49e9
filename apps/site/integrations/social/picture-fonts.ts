import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { SANS } from "../fonts/font-families.ts";

/** A font as the drawing needs it: one weight, uncompressed. */
export interface PictureFont {
	readonly name: string;
	readonly weight: 400 | 600;
	readonly data: Buffer;
}

/** Families in the order in which a letter is looked for. */
export const PICTURE_FAMILIES = SANS.cuts.map(({ subset }) => `Inter ${subset}`).join(", ");

/** Optical size of titles: the end of the font's axis. */
const LARGE = 32;

/** The site's own font with its Turkish letters, in the two weights of the pictures, as cut for large sizes. */
export async function cutPictureFonts(): Promise<readonly PictureFont[]> {
	const weights = [400, 600] as const;
	return Promise.all(
		SANS.cuts.flatMap(({ subset, file, characters }) =>
			weights.map(async (weight) => ({
				name: `Inter ${subset}`,
				weight,
				data: Buffer.from(
					await subsetFont(await readFile(fileURLToPath(file)), characters, {
						targetFormat: "truetype",
						variationAxes: { wght: weight, opsz: LARGE },
					}),
				),
			})),
		),
	);
}
