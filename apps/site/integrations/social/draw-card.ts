import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import satori from "satori";
import { version } from "satori/package.json" with { type: "json" };
import sharp from "sharp";
import { PICTURE_SIZE } from "../../src/lib/urls/social-picture.ts";
import type { PictureFont } from "./picture-fonts.ts";
import { type CardWords, drawSocialCard } from "./social-card.ts";

/** Sixteen colours fit into half a byte each, and suffice for smooth letters; they are found with the least effort. */
const PALETTE = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 };

/** Another version may draw the same elements otherwise. */
const DRAWN_BY = [version, sharp.versions];

const PICTURE_PALETTE = { ...PALETTE, colours: 96, effort: 4 };

/**
 * The card as PNG, 1200 × 630. A card of the same elements, fonts and colours is taken from `cache`, so that a second build,
 * also of a copy or below another path, draws none again.
 */
export async function drawCard(words: CardWords, fonts: readonly PictureFont[], cache: URL): Promise<Buffer> {
	const palette = words.picture === undefined ? PALETTE : PICTURE_PALETTE;
	const card = drawSocialCard(words);
	const kept = new URL(`${toKey([palette, card, fonts.map(hashFont)])}.png`, cache);
	const known = await readFile(fileURLToPath(kept)).catch(() => undefined);
	if (known) return known;
	const svg = await satori(card, {
		width: PICTURE_SIZE.widthPx,
		height: PICTURE_SIZE.heightPx,
		fonts: fonts.map((font) => ({ ...font, style: "normal" as const })),
	});
	const picture = await sharp(Buffer.from(svg)).png(palette).toBuffer();
	await keep(picture, kept);
	return picture;
}

const hashes = new WeakMap<PictureFont, string>();

function hashFont(font: PictureFont): string {
	const hash = hashes.get(font) ?? createHash("sha256").update(font.data).digest("hex");
	hashes.set(font, hash);
	return hash;
}

function toKey(parts: readonly unknown[]): string {
	return createHash("sha256")
		.update(JSON.stringify([PICTURE_SIZE, DRAWN_BY, ...parts]))
		.digest("hex")
		.slice(0, 24);
}

/** Another build may read at the same time: a picture is whole when it has its name. */
async function keep(picture: Buffer, file: URL): Promise<void> {
	const path = fileURLToPath(file);
	await mkdir(dirname(path), { recursive: true });
	const draft = `${path}.${randomUUID()}`;
	await writeFile(draft, picture);
	await rename(draft, path);
}
