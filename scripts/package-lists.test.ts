import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifests } from "@pusula/tools/manifest";
import { ROOT } from "@pusula/tools/root";
import { expect, test } from "vitest";

/** Documents with a table of all packages: a row for each, with its name or its folder. */
const TABLES = [
	"README.md",
	"SECURITY.md",
	...globSync("apps/site/content/*/docs/getting-started/quick-tour.mdx", { cwd: ROOT }),
];

test.each(TABLES)("%s has a row for every published package", async (document) => {
	const published = (await readManifests()).filter(({ isPrivate }) => !isPrivate);
	const rows = readFileSync(join(ROOT, document), "utf8")
		.split("\n")
		.filter((line) => line.startsWith("| "));
	const missing = published.filter(
		({ name, folder }) => !rows.some((row) => row.includes(`\`${name}\``) || row.includes(`\`${folder}\``)),
	);
	expect(missing.map(({ name }) => name)).toEqual([]);
});
