import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { packFiles } from "./site-archive.ts";

const PAGE = strToU8("<h1>Pusula</h1>".repeat(100));
const PICTURE = new Uint8Array([137, 80, 78, 71]);

describe("the archive of the site", () => {
	it("holds every file as it is", () => {
		const files = unzipSync(
			packFiles(
				new Map([
					["en/index.html", PAGE],
					["a.png", PICTURE],
				]),
			),
		);
		expect(Object.keys(files)).toEqual(["a.png", "en/index.html"]);
		expect(strFromU8(files["en/index.html"] ?? new Uint8Array())).toBe(strFromU8(PAGE));
		expect([...(files["a.png"] ?? [])]).toEqual([...PICTURE]);
	});

	it("has the earliest time that the format knows, so that it is the same whenever it is made", () => {
		const archive = packFiles(new Map([["a", PAGE]]));
		expect(archive.slice(10, 14)).toEqual(Uint8Array.of(0, 0, 0x21, 0)); // time and date of the first entry
	});

	it("is the same whatever the order", () => {
		const first = packFiles(
			new Map([
				["b", PAGE],
				["a", PICTURE],
			]),
		);
		expect([
			...packFiles(
				new Map([
					["a", PICTURE],
					["b", PAGE],
				]),
			),
		]).toEqual([...first]);
	});
});
