import { expect, it } from "vitest";
import { type CodeLanguage, highlight } from "./highlight.ts";

const SAMPLES: readonly (readonly [CodeLanguage, string])[] = [
	["javascript", 'const görsel = await client.textToImage({ inputs: "bir tilki" }); // örnek\n'],
	["python", "import os\n\nprint(f\"{os.environ['KEY']}\")  # örnek"],
	["shellscript", 'curl -X POST "https://example.org" \\\n\t-d \'{"a": 1}\''],
	["json", '{ "a": [1, true, null] }'],
];

it.each(SAMPLES)("keeps every character of %s code", async (language, code) => {
	const lines = await highlight(code, language);
	expect(lines.map(({ tokens }) => tokens.map(({ text }) => text).join("")).join("\n")).toBe(code);
});

it("tells strings, comments and keywords apart", async () => {
	const [line] = await highlight('const a = "b"; // c', "javascript");
	const kinds = new Map(line?.tokens.map(({ text, kind }) => [text.trim(), kind]));
	expect([kinds.get("const"), kinds.get('"b"'), kinds.get("// c")]).toEqual(["keyword", "string", "comment"]);
});
