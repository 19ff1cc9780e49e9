import { statSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { TYPES } from "../build/hosting/host-rules.ts";
import { SITE_ARCHIVE } from "../src/site.ts";
import { DIST, listFiles } from "./built-site.ts";

test("hosts know the type of every file of the built site", async () => {
	const forHosts = ["/_headers", "/_redirects"];
	const files = await listFiles();
	expect(files).toEqual(expect.arrayContaining(forHosts));
	const unknown = files.filter((name) => !forHosts.includes(name) && !(extname(name).slice(1) in TYPES));
	expect(unknown).toEqual([]);
});

test("the archive of the site is as large as its links say", () => {
	const megabytes = statSync(join(DIST, SITE_ARCHIVE.file)).size / 1_000_000;
	expect(Math.abs(megabytes - SITE_ARCHIVE.megabytes)).toBeLessThan(1.5);
});
