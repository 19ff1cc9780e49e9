import { globSync, readFileSync } from "node:fs";
import { INFERENCE_PROVIDERS } from "@pusula/inference";
import { ROOT } from "@pusula/tools/root";
import { expect, test } from "vitest";

/** Where an id of a provider may be the key of a table or compared: its own files, and facts about something else. */
const HOMES = [
	"packages/{inference/src/providers,simulator/src/dialects}/*.ts",
	"**/generated/**",
	"**/*.test.{ts,tsx}",
	// What published clients of others lack, and the client that a vendor publishes.
	"packages/snippets/src/printers/{hub-methods,js-client,python-fal}.ts",
	// Pictures, of which a provider may have none.
	"apps/site/src/features/providers/provider-logos.ts",
];

test("no table and no comparison outside a provider's own files names it", () => {
	const files = globSync(["packages/*/src/**/*.ts", "apps/site/src/**/*.{ts,tsx}"], {
		cwd: ROOT,
		exclude: HOMES,
	});
	expect(files.length).toBeGreaterThan(1000);
	expect(files.flatMap(findIds)).toEqual([]);
});

/** Ids that are words of other subjects too: a library, an API, a form of endpoints. */
const WORDS: ReadonlySet<string> = new Set(["openai"]);

/** The uses of an id in a file's code: `groq: …` as the key of a row, `=== "groq"`, and `["groq", …].includes`. */
function findIds(file: string): readonly string[] {
	const ids = INFERENCE_PROVIDERS.filter((id) => !WORDS.has(id)).join("|");
	const key = String.raw`^\t+(?:"(?:${ids})(?:[ /][\w-]+)?"|(?:${ids})): `;
	const compared = String.raw`[!=]== "(?:${ids})"|case "(?:${ids})"|\bSet\(\[\s*"(?:${ids})[" ]|"(?:${ids})"(?:, "[\w-]+")*\]\.includes`;
	const text = readFileSync(`${ROOT}/${file}`, "utf8");
	return [...text.matchAll(new RegExp(`${key}|${compared}`, "gm"))].map(
		([found]) => `${file}: ${found.trim()}`,
	);
}
