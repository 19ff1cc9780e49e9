/**
 * Writes the tables of the languages from their rows, `src/locales/rows/<tag>.ts`: the folders of their pages, their regions, the
 * rows, the messages. `--check` writes nothing and exits 1 where one differs.
 * Run: tsx scripts/write-languages.ts
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { writeGenerated } from "@pusula/tools/generated-file";
import { printFolders, printMessages, printRegions, printRows, type Row } from "./print-languages.ts";

const SITE = join(import.meta.dirname, "..");
const rows = await readRows();

write("src/locales/generated/folders.ts", printFolders(rows));
write("src/locales/generated/regions.ts", printRegions(rows));
write("src/locales/generated/rows.ts", printRows(rows));
for (const table of ["messages", "metric-entries", "metric-steps"] as const)
	write(`messages/generated/${table}.ts`, printMessages(table, rows));

async function readRows(): Promise<readonly Row[]> {
	const names = readdirSync(join(SITE, "src/locales/rows")).filter((name) => /^[a-z]{2,3}\.ts$/.test(name));
	const modules = await Promise.all(names.map((name) => import(`../src/locales/rows/${name}`)));
	return modules.map(({ language }: { readonly language: Row }) => language);
}

function write(path: string, text: string): void {
	const file = join(SITE, path);
	writeGenerated({ file, from: "the rows of the languages", text }, process.argv.includes("--check"));
}
