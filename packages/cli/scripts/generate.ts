/**
 * Writes the titles of the errors' pages for the program, which shows them beside the client's English messages. `--check`
 * writes nothing and exits 1 on a difference.
 * Run: npm run generate --workspace packages/cli
 */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { writeGenerated } from "@pusula/tools/generated-file";
import { ROOT } from "@pusula/tools/root";

/** The languages of the program in which the client's messages are not written. */
const LOCALES = ["tr"];
/** Codes of errors in a program's own code, of which `pusula` has none. */
const OWN_CODE: readonly string[] = ["inference", "input", "route"];

for (const locale of LOCALES) {
	const rows = globSync(join(ROOT, `apps/site/content/${locale}/errors/*.mdx`))
		.toSorted()
		.map((file) => [basename(file, ".mdx"), readTitle(file)] as const)
		.filter(([code]) => !OWN_CODE.includes(code))
		.map(([code, title]) => `\t${toKey(code)}: ${title},\n`)
		.join("");
	writeGenerated(
		{
			file: join(import.meta.dirname, `../src/messages/error-titles/${locale}.ts`),
			from: `apps/site/content/${locale}/errors`,
			text: `/** What errors of the client mean, by their codes. */\nexport const errorTitles = {\n${rows}} as const;\n`,
		},
		process.argv.includes("--check"),
	);
}

/** The title of a page as it is written in its front matter: in quotes. */
function readTitle(file: string): string {
	const [, title] = /^title: (".+")$/m.exec(readFileSync(file, "utf8")) ?? [];
	if (title === undefined) throw new Error(`${file} has no title in quotes.`);
	return title;
}

function toKey(code: string): string {
	return code.includes("-") ? `"${code}"` : code;
}
