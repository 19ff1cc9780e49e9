import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "@pusula/tools/root";

const DOCUMENTS = globSync(["*.md", "docs/**/*.md", "{packages,apps}/*/README.md", ".changeset/*.md"], {
	cwd: ROOT,
	exclude: ["**/node_modules"],
});

/** The files and folders that a document links to, relative to it; links to other hosts and places in a page left out. */
function listLinkedPaths(markdown: string): string[] {
	const targets = [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) =>
		target.replace(/#.*$/, ""),
	);
	return targets.filter((target) => target !== "" && !/^[a-z]+:/.test(target));
}

describe("links of the repository's documents", () => {
	it.each(DOCUMENTS)("%s leads to files that are there", (document) => {
		const paths = listLinkedPaths(readFileSync(join(ROOT, document), "utf8"));
		expect(paths.filter((path) => !existsSync(join(ROOT, dirname(document), path)))).toEqual([]);
	});

	it("are found where they stand", () => {
		expect(listLinkedPaths("[a](b.md#c) ![d](../e.png) [f](https://g.example) [h](#i)")).toEqual([
			"b.md",
			"../e.png",
		]);
	});
});
