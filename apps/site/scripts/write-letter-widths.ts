/**
 * Writes how wide each letter of the site's sans font is, in thousandths of its size, for the drawings: they are laid out
 * before a browser sees them. `--check` writes nothing and exits 1 when the kept file differs.
 * Run: tsx scripts/write-letter-widths.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { INTER } from "../integrations/fonts/font-families.ts";
import { readAdvanceWidths } from "./read-advance-widths.ts";

const KEPT = new URL("../generated/letter-widths.json", import.meta.url);
const LETTERS =
	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !\"#$%&'()*+,-./:;<=>?@[]^_{|}~" +
	"ÂÇÎÖÛÜâçîöûüıĞğİŞşé§°±·×–—‘’“”…−€\u00a0";

const text = `${JSON.stringify({ 400: await measureAll(400), 600: await measureAll(600) })}\n`;
if (!process.argv.includes("--check")) await writeFile(KEPT, text);
else if ((await readFile(KEPT, "utf8")) !== text) {
	process.stderr.write("differs from its sources: apps/site/generated/letter-widths.json\n");
	process.exitCode = 1;
}

async function measureAll(weight: 400 | 600): Promise<Readonly<Record<string, number>>> {
	const { file, opticalSize = 14 } = INTER;
	const font = await subsetFont(await readFile(fileURLToPath(file)), LETTERS, {
		targetFormat: "truetype",
		variationAxes: { wght: weight, opsz: opticalSize },
	});
	const widths = new Map(readAdvanceWidths(font, LETTERS));
	const missing = Array.from(LETTERS).filter((letter) => !widths.has(letter));
	if (missing.length > 0) throw new Error(`The font has no ${missing.join(" ")}`);
	return Object.fromEntries([...widths].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
