import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { DEFAULT_CACHE, findHeaders, TYPES } from "../integrations/hosting/host-rules.ts";
import { findRuleHeaders, readHeadersFile } from "../checks/hosting/read-headers-file.ts";
import { SITE_ARCHIVE } from "../src/lib/urls/site.ts";
import { DIST, listFiles } from "./built-site.ts";

test("hosts know the type of every file of the built site", async () => {
	const files = await listFiles();
	expect(files).toContain("/_headers");
	const unknown = files.filter((name) => name !== "/_headers" && !(extname(name).slice(1) in TYPES));
	expect(unknown).toEqual([]);
});

test("hosts that read _headers send for every file what nginx sends", async () => {
	const rules = readHeadersFile(readFileSync(join(DIST, "_headers"), "utf8"));
	const files = await listFiles();
	for (const path of files.map((name) => name.replace(/index\.html$/, "")))
		expect({ "Cache-Control": DEFAULT_CACHE, ...findRuleHeaders(path, rules) }, path).toEqual(
			findHeaders(path, "/"),
		);
});

test("the archive holds every other file of the site, and no more", async () => {
	const archived = unzipSync(readFileSync(join(DIST, SITE_ARCHIVE.file)));
	const files = (await listFiles()).map((name) => name.slice(1)).filter((name) => name !== SITE_ARCHIVE.file);
	expect(Object.keys(archived).toSorted()).toEqual(files.toSorted());
	for (const name of ["index.html", "en/glossary/index.html", "service-worker.js"])
		expect(Buffer.from(archived[name] ?? []).equals(readFileSync(join(DIST, name))), name).toBe(true);
});

test("the archive of the site is as large as its links say", () => {
	const megabytes = statSync(join(DIST, SITE_ARCHIVE.file)).size / 1_000_000;
	expect(Math.abs(megabytes - SITE_ARCHIVE.megabytes)).toBeLessThan(1.5);
});
