import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The links of an installed package's README that lead neither to a file of the package nor to an absolute URL, in
 * sentences. `folder` holds the `node_modules`.
 */
export async function findBrokenLinks(folder: string, name: string): Promise<string[]> {
	const root = join(folder, "node_modules", name);
	const readme = await readFile(join(root, "README.md"), "utf8");
	const targets = [...readme.matchAll(/\]\(([^)\s]+)\)|\b(?:href|src)="([^"]+)"/g)].map(
		([, link, attribute]) => (link ?? attribute ?? "").replace(/#.*$/, ""),
	);
	return targets
		.filter((target) => target !== "" && !/^[a-z]+:/.test(target))
		.filter((target) => target.startsWith("..") || !existsSync(join(root, target)))
		.map((target) => `The README of ${name} links to ${target}, which the package does not hold.`);
}
