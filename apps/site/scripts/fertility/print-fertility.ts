/**
 * Prints tokens per word, and the tokens of the same sentences in Turkish and English, for the tokenizers whose vocabularies
 * come in packages, and keeps the numbers in `generated/fertility.json`.
 * Run: npm run fertility
 */
import { writeFileSync } from "node:fs";
import { measureFertility } from "./measure-fertility.ts";

const { tokenizers, ...corpus } = await measureFertility();
console.log(corpus);
console.table(
	Object.fromEntries(
		tokenizers.map(({ id, tr, en, ratio }) => [id, { tr: tr.perWord, en: en.perWord, "tr : en": ratio }]),
	),
);
writeFileSync(
	new URL("../../generated/fertility.json", import.meta.url),
	`${JSON.stringify({ ...corpus, tokenizers }, undefined, "\t")}\n`,
);
