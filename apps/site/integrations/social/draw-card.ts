import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import satori from "satori";
import sharp from "sharp";
import { PICTURE_SIZE } from "../../src/lib/social-picture.ts";
import type { PictureFont } from "./picture-fonts.ts";
import { type CardWords, drawSocialCard } from "./social-card.ts";

/** Sixteen colours fit into half a byte each, and suffice for smooth letters; they are found with the least effort. */
const PALETTE = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 };

const PICTURE_PALETTE = { ...PALETTE, colours: 96, effort: 4 };

/** The card as PNG, 1200 × 630. A card that looks as it did before is taken from `cache`. */
export async function drawCard(words: CardWords, fonts: readonly PictureFont[], cache: URL): Promise<Buffer> {
	const palette = words.picture === undefined ? PALETTE : PICTURE_PALETTE;
	const svg = await satori(drawSocialCard(words), {
		width: PICTURE_SIZE.widthPx,
		height: PICTURE_SIZE.heightPx,
		fonts: fonts.map((font) => ({ ...font, style: "normal" as const })),
	});
	const key = createHash("sha256")
		.update(JSON.stringify([palette, svg]))
		.digest("hex")
		.slice(0, 24);
	const kept = new URL(`${key}.png`, cache);
	const known = await readFile(fileURLToPath(kept)).catch(() => undefined);
	if (known) return known;
	const picture = await sharp(Buffer.from(svg)).png(palette).toBuffer();
	await mkdir(fileURLToPath(cache), { recursive: true });
	await writeFile(fileURLToPath(kept), picture);
	return picture;
}
