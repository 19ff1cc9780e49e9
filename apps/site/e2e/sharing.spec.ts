import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { PICTURE_SIZE } from "../src/lib/urls/social-picture.ts";
import { readPagesWithHeads } from "./built-pages.ts";
import { DIST } from "./built-site.ts";

/** A card of words alone, and one with the picture of a task's example. */
const MOST_BYTES = 40_000;
const MOST_BYTES_WITH_EXAMPLE = 60_000;

test("every page names a picture that exists, with its size and words, and has a title and text to show", async () => {
	const pages = await readPagesWithHeads();
	expect(pages.length).toBeGreaterThan(300);
	const pictures = new Set<string>();
	const owned = new Set<string>();
	for (const { path, head } of pages) {
		const picture = new URL(head.metas.get("og:image") ?? "missing:");
		expect(picture.protocol, path).toBe("https:");
		const isOwn = !head.metas.has("robots");
		if (isOwn) expect(owned, `${path} shares its picture`).not.toContain(picture.pathname);
		if (isOwn) owned.add(picture.pathname);
		pictures.add(picture.pathname);
		for (const name of ["og:title", "og:description", "og:image:alt", "og:url", "og:type"])
			expect(head.metas.get(name), `${path} ${name}`).toBeTruthy();
		expect(head.metas.get("twitter:card"), path).toBe("summary_large_image");
		expect(head.metas.get("og:image:width"), path).toBe(String(PICTURE_SIZE.widthPx));
		expect(head.metas.get("og:image:height"), path).toBe(String(PICTURE_SIZE.heightPx));
		expect(picture.pathname, path).toContain(`/social/${head.language}/`);
	}
	expect(pictures.size).toBeGreaterThan(200);
	for (const file of pictures) expect(await readPicture(file), file).toEqual(PICTURE_SIZE);
});

/** Width and height of a PNG file of the site; fails when it is too large to be fetched at a glance. */
async function readPicture(path: string) {
	const bytes = await readFile(join(DIST, path));
	expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
	expect(bytes.length, path).toBeLessThan(
		/\/tasks-[^/]+\.png$/.test(path) ? MOST_BYTES_WITH_EXAMPLE : MOST_BYTES,
	);
	return { widthPx: bytes.readUInt32BE(16), heightPx: bytes.readUInt32BE(20) };
}
