/**
 * Gives a new language an English text wherever one is missing, marked so that untranslated places can be found: messages,
 * pages, texts beside those of the other languages, descriptions in schemas. Run it once its row and lines are written.
 * Run: npx tsx apps/site/checks/language/copy-english.ts de
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ROOT } from "@pusula/tools/root";
import { addBesideEnglish, addToSchema, markMessages, markPage } from "./mark-texts.ts";

/** Files with texts of all languages side by side. */
const SHARED = [
	"packages/tasks/src/{tasks,libraries,results}/**/*.ts",
	"packages/tasks/src/modalities.ts",
	"packages/simulator/src/faults/*-presets.ts",
	"packages/simulator/src/answers/sample.ts",
	"apps/site/content/glossary/*.ts",
	"apps/site/messages/*/playground-tools.ts",
	"apps/site/src/facts/**/*.ts",
	"apps/site/src/features/**/*-facts.ts",
	"apps/site/src/features/drawings/**/*.ts",
	"apps/site/src/features/playground/page/chat/tools/own-tools.ts",
	"apps/site/src/lib/words/parallel-sentences.ts",
	"apps/site/demo/studio/sound/speak.ts",
];

const [tag = ""] = process.argv.slice(2);
if (!/^[a-z]{2,3}$/.test(tag)) throw new Error("Give the tag of the language, such as: de");

process.chdir(ROOT);
change(["packages/tasks/src/**/*.schema.json"], (text) => addToSchema(text, tag));
change(SHARED, (text) => addBesideEnglish(text, tag));
copy("apps/site/messages/en/*.ts", "/messages/en/", `/messages/${tag}/`, markMessages);
copy("packages/cli/src/messages/en/*.ts", "/messages/en/", `/messages/${tag}/`, markMessages);
copy("packages/measure/src/report/{words,metric-names}/en.ts", "/en.ts", `/${tag}.ts`, markMessages);
copy("apps/site/content/en/**/*.mdx", "/content/en/", `/content/${tag}/`, markPage);

function change(patterns: readonly string[], edit: (text: string) => string): void {
	for (const path of globSync([...patterns])) {
		const text = readFileSync(path, "utf8");
		const edited = edit(text);
		if (edited !== text) writeFileSync(path, edited);
	}
}

function copy(pattern: string, from: string, to: string, edit: (text: string) => string): void {
	for (const path of globSync(pattern)) {
		const target = path.replace(from, to);
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, edit(readFileSync(path, "utf8")));
	}
}
