import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DATASET_IDS } from "@pusula/datasets";
import { ROOT } from "@pusula/tools/root";
import type { Locale } from "../../src/lib/locale.ts";

/** The texts of the data sets in a language, of the files that fit. */
export function readDatasetTexts(locale: Locale, fits: RegExp): readonly string[] {
	const files = DATASET_IDS.flatMap((id) => {
		const folder = join(ROOT, "packages/datasets/data", id);
		return readdirSync(folder)
			.filter((name) => name.endsWith(".jsonl") && fits.test(name))
			.map((name) => ({ path: join(folder, name), tag: name.split(".")[1] }));
	});
	return files.flatMap(({ path, tag }) =>
		readFileSync(path, "utf8")
			.split("\n")
			.filter(Boolean)
			.flatMap((line) => {
				const row = JSON.parse(line) as Readonly<Record<string, unknown>>; // checked by the tests of the data sets
				const columns = tag === locale ? ["text", "question", "context", "summary"] : [locale];
				return columns.map((column) => row[column]).filter((value) => typeof value === "string");
			}),
	);
}
