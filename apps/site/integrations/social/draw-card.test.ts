import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { drawCard } from "./draw-card.ts";
import { cutPictureFonts } from "./picture-fonts.ts";

const CARD = {
	title: "Çığ",
	description: "Kısa.",
	section: "",
	language: "Türkçe",
	url: "pusula.example",
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
