import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { type BuiltPage, listLinkProblems } from "../build/check-links.ts";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));

test("every link and anchor inside the built site leads somewhere", async () => {
	const names = (await readdir(DIST, { recursive: true })).map((name) => `/${name.split(sep).join("/")}`);
	const files = new Set(names.filter((name) => !name.endsWith(".html")));
	const pages = await Promise.all(names.filter((name) => name.endsWith(".html")).map(readPage));
	expect(pages.length).toBeGreaterThan(120);
	expect(listLinkProblems(pages, files)).toEqual([]);
});

test("every page exists in both languages and names its twin", async () => {
	const names = (await readdir(DIST, { recursive: true })).filter((name) => name.endsWith("index.html"));
	const turkish = names.filter((name) => !name.startsWith(`en${sep}`));
	expect(names.filter((name) => name.startsWith(`en${sep}`))).toHaveLength(turkish.length);
	for (const name of turkish) {
		const html = await readFile(join(DIST, name), "utf8");
		const route = `/${name
			.split(sep)
			.join("/")
			.replace(/index\.html$/, "")}`;
		expect(html).toMatch(new RegExp(`hreflang="en" href="[^"]*/en${route}"`));
	}
});

async function readPage(name: string): Promise<BuiltPage> {
	return { path: name.replace(/index\.html$/, ""), html: await readFile(join(DIST, name), "utf8") };
}
