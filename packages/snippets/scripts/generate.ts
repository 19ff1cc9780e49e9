/**
 * Writes the list of the printers and the type of the clients' names from the files in `src/printers`. `--check` writes
 * nothing and exits 1 on a difference.
 * Run: npm run generate --workspace packages/snippets
 */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { writeGenerated } from "@pusula/tools/generated-file";
import { type FoundPrinter, printClientType, printPrinters } from "./print-clients.ts";

const SOURCE = join(import.meta.dirname, "../src");

const files = readdirSync(join(SOURCE, "printers"))
	.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
	.toSorted();
const found: FoundPrinter[] = [];
for (const file of files) {
	const exported: Readonly<Record<string, unknown>> = await import(join(SOURCE, "printers", file));
	found.push(...listPrinters(exported).map((one) => ({ file: basename(file, ".ts"), ...one })));
}

write("generated/printers.ts", printPrinters(found));
write("types/generated/clients.ts", printClientType(found));

function listPrinters(exported: Readonly<Record<string, unknown>>): Pick<FoundPrinter, "name" | "printer">[] {
	return Object.entries(exported).flatMap(([name, value]) =>
		isPrinter(value) ? [{ name, printer: value }] : [],
	);
}

function isPrinter(value: unknown): value is FoundPrinter["printer"] {
	return typeof value === "object" && value !== null && "client" in value && "print" in value;
}

function write(name: string, text: string): void {
	const file = join(SOURCE, name);
	writeGenerated({ file, from: "packages/snippets/src/printers", text }, process.argv.includes("--check"));
}
