import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawCard } from "./draw-card.ts";
import { cutPictureFonts } from "./picture-fonts.ts";

const CARD = {
	title: "Çığ",
	description: "Kısa.",
	section: "",
	language: "Türkçe",
	host: "pusula.example",
};

test("draws a picture of the right size, and takes an unchanged one from the cache", async () => {
	const folder = await mkdtemp(join(tmpdir(), "pusula-cards-"));
	const cache = pathToFileURL(`${folder}/`);
	const fonts = await cutPictureFonts();
	const first = await drawCard(CARD, fonts, cache);
	expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630]);
	expect(await drawCard(CARD, fonts, cache)).toEqual(first);
	expect(await readdir(folder)).toHaveLength(1);
	// A letter without a glyph would look like any other letter without one.
	const other = await drawCard({ ...CARD, title: "Çiğ" }, fonts, cache);
	expect(other.equals(first)).toBe(false);
	const withoutTurkish = await drawCard({ ...CARD, title: "Çıg" }, fonts, cache);
	expect(withoutTurkish.equals(first)).toBe(false);
	await rm(folder, { recursive: true });
});

test("a picture on the card keeps its colours", async () => {
	const folder = await mkdtemp(join(tmpdir(), "pusula-cards-"));
	const red = await sharp({ create: { width: 16, height: 10, channels: 3, background: "#c83232" } })
		.png()
		.toBuffer();
	const picture = `data:image/png;base64,${red.toString("base64")}`;
	const card = await drawCard({ ...CARD, picture }, await cutPictureFonts(), pathToFileURL(`${folder}/`));
	const middle = { left: 900, top: 310, width: 1, height: 1 };
	const [r = 0, g = 255] = await sharp(card).removeAlpha().extract(middle).raw().toBuffer();
	expect(r - g).toBeGreaterThan(120);
	await rm(folder, { recursive: true });
});
