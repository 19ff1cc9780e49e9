import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { findBrokenLinks } from "./find-broken-links.ts";
import { writeInstalled } from "./installed-package.ts";

test("names links to what a package does not hold", async () => {
	const folder = await writeInstalled({
		"README.md":
			'[a](docs/a.md#b) [c](https://c.example) [d](#d) [e](docs/e.md) [f](../f) <img src="g.png"> [h](mailto:h@h.example)',
		"docs/a.md": "",
	});
	expect(await findBrokenLinks(folder, "tried")).toEqual([
		"The README of tried links to docs/e.md, which the package does not hold.",
		"The README of tried links to ../f, which the package does not hold.",
		"The README of tried links to g.png, which the package does not hold.",
	]);
	await rm(folder, { recursive: true });
});
