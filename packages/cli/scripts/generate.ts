/**
 * Writes the table of the program's languages, and the titles of the errors' pages, which the program shows beside the
 * client's English messages. `--check` writes nothing and exits 1 on a difference.
 * Run: npm run generate --workspace packages/cli
 */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { writeGenerated } from "@pusula/tools/generated-file";
import { listTags, printLocaleTable } from "@pusula/tools/locale-table";
import { ROOT } from "@pusula/tools/root";

const MESSAGES = join(import.meta.dirname, "../src/messages");

/** The language of the client's own messages, which need no title beside them. */
const CLIENT_LOCALE = "en";
/** Codes of errors in a program's own code, of which `pusula` has none. */
const OWN_CODE: readonly string[] = ["inference", "input", "route"];

const tags = listTags(readdirSync(MESSAGES));
write(
	"messages.ts",
	"packages/cli/src/messages",
	printLocaleTable({
		tags,
		name: "messages",
		pathOf: (tag) => `../${tag}/index.ts`,
		type: "Messages",
		constant: "MESSAGES",
		docs: "The texts of the program in every language.",
	}),
);
write(
	"error-titles.ts",
	"apps/site/content/<locale>/errors",
	`import type { Locale } from "@pusula/tasks";
import type { ErrorTitles } from "../parts/find-advice.ts";

/** What errors of the client mean, by their codes, in every language but that of its messages. */
export const ERROR_TITLES: Readonly<Partial<Record<Locale, ErrorTitles>>> = {
${tags
	.filter((tag) => tag !== CLIENT_LOCALE)
	.map(printTitles)
	.join("")}};
`,
);

function write(name: string, from: string, text: string): void {
	writeGenerated({ file: join(MESSAGES, "generated", name), from, text }, process.argv.includes("--check"));
}

function printTitles(locale: string): string {
	const rows = globSync(join(ROOT, `apps/site/content/${locale}/errors/*.mdx`))
		.toSorted()
		.map((file) => [basename(file, ".mdx"), readTitle(file)] as const)
		.filter(([code]) => !OWN_CODE.includes(code))
		.map(([code, title]) => `\t\t${toKey(code)}: ${title},\n`);
	return `\t${locale}: {\n${rows.join("")}\t},\n`;
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
