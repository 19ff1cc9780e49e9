import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLanguage } from "./code-languages.ts";

const CONTENT = new URL("../../../../content/", import.meta.url);

test("every fence of the content has a language that the site can show", () => {
	const files = globSync("**/*.mdx", { cwd: CONTENT });
	const fences = files.flatMap((file) =>
		[...readFileSync(new URL(file, CONTENT), "utf8").matchAll(/^ *```(?:diff )?(\w+)/gm)].map(
			([, fence = ""]) => fence,
		),
	);
	const known = new Set(fences);
	expect(known.size).toBeGreaterThan(4);
	for (const fence of known) expect(() => findLanguage(fence)).not.toThrow();
	expect(() => findLanguage("cobol")).toThrow("cobol");
});
