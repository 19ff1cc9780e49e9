/**
 * Prints what the shipped small language model makes of the text with which its page begins, in each language: tokens,
 * next tokens and attention; and keeps the numbers, which the page's drawings show, in `generated/model-pass.json`.
 * Run: npm run model-pass
 */
import { writeFileSync } from "node:fs";
import { LOCALES } from "../../src/lib/locale.ts";
import { readModelPasses } from "./read-model-pass.ts";

const passes = await readModelPasses();
for (const locale of LOCALES) {
	const { tokens, next, others, lastLayer } = passes[locale];
	console.log(tokens);
	console.table(next.map(({ token, probabilities }) => [token, ...probabilities]));
	console.log(others);
	console.table(lastLayer);
}
writeFileSync(
	new URL("../../generated/model-pass.json", import.meta.url),
	`${JSON.stringify(passes, undefined, "\t")}\n`,
);
