import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { INTER } from "../fonts/font-families.ts";

/** A font as the drawing needs it: one weight, uncompressed. */
export interface PictureFont {
	readonly name: string;
	readonly weight: 400 | 600;
	readonly data: Buffer;
}

/** Family of the pictures' texts. */
export const PICTURE_FAMILY = "Inter";

/** Optical size of titles: the end of the font's axis. */
const LARGE = 32;

/** The site's own font in the two weights of the pictures, as cut for large sizes. */
export async function cutPictureFonts(): Promise<readonly PictureFont[]> {
	const source = await readFile(fileURLToPath(INTER.file));
	return Promise.all(
		([400, 600] as const).map(async (weight) => ({
			name: PICTURE_FAMILY,
			weight,
			data: Buffer.from(
				await subsetFont(source, INTER.characters, {
					targetFormat: "truetype",
					variationAxes: { wght: weight, opsz: LARGE },
				}),
			),
		})),
	);
}
