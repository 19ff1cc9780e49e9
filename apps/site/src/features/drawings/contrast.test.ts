import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { contrastOf, readTokens } from "./contrast.ts";

const TOKENS = readTokens(await readFile(new URL("../../styles/tokens.css", import.meta.url), "utf8"));
const GROUNDS = ["--ground", "--raised", "--sunken", "--accent-wash"];
const TEXTS = ["--ink", "--ink-soft", "--accent"];
/** Edges and fills that say something; `--line` only guides the eye. */
const MARKS = ["--accent", "--task-orange", "--task-green", "--line-strong", "--ink-soft"];

test.each(["light", "dark"] as const)("text of drawings reaches 4.5:1 in the %s theme", (theme) => {
	const pairs = [
		...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground])),
		["--on-accent", "--accent"],
	];
	for (const [text = "", ground = ""] of pairs)
		expect(contrastOf(TOKENS, theme, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
});

test.each(["light", "dark"] as const)("marks of drawings reach 3:1 in the %s theme", (theme) => {
	for (const ground of GROUNDS)
		for (const mark of MARKS)
			expect(contrastOf(TOKENS, theme, mark, ground), `${mark} on ${ground}`).toBeGreaterThanOrEqual(3);
});

test("drawings use no colour beside the site's", async () => {
	const css = await readFile(new URL("spec/drawing.module.css", import.meta.url), "utf8");
	const used = [...css.matchAll(/(?:fill|stroke): (?!none|var\(--)([^;]*)/g)].map(([, value]) => value);
	expect(used).toEqual([]);
	const names = [...css.matchAll(/(?:fill|stroke): var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
	const known = [...GROUNDS, ...TEXTS, ...MARKS, "--on-accent", "--line"];
	expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
