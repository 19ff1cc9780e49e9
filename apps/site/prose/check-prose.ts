/**
 * Checks all prose in both languages: the glossary's words, apostrophes, English left in Turkish, quotes and numbers, sentences
 * that return on other pages, links, headings of both languages, length of articles, and that models get what they were made for. Prints each finding with its place and
 * what to write instead; exit code 1 if any. Paths after the command narrow what is printed.
 * Run: npm run check:prose, or npm run check:prose -- apps/site/content/tr/tasks/fill-mask.mdx
 */
import { ROOT } from "@pusula/tools/root";
import { readProse } from "./read-prose.ts";
import { RULES } from "./rules/index.ts";
import { keepTranslated, withoutUntranslated } from "./untranslated.ts";

const wanted = process.argv.slice(2);
const whole = await readProse(ROOT);
const prose = withoutUntranslated(whole);
const findings = Object.entries(RULES)
	.flatMap(([rule, check]) => keepTranslated(check(prose), whole).map((finding) => ({ rule, ...finding })))
	.filter(({ path }) => wanted.length === 0 || wanted.some((part) => path.includes(part)))
	.toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
for (const { path, line, rule, message } of findings) console.error(`${path}:${line}  ${message}  (${rule})`);
console.log(`${prose.passages.length} passages, ${prose.pages.length} pages, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
