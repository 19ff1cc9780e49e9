import type { Rule } from "../prose.ts";
import { apostrophes } from "./apostrophes.ts";
import { articleLength } from "./article-length.ts";
import { englishWords } from "./english-words.ts";
import { forbiddenWords } from "./forbidden-words.ts";
import { links } from "./links.ts";
import { repeatedSentences } from "./repeated-sentences.ts";
import { twinPages } from "./twin-pages.ts";
import { typography } from "./typography.ts";

/** All rules by the name that a finding shows. */
export const RULES: Readonly<Record<string, Rule>> = {
	"forbidden-words": forbiddenWords,
	apostrophes,
	"english-words": englishWords,
	typography,
	"repeated-sentences": repeatedSentences,
	links,
	"twin-pages": twinPages,
	"article-length": articleLength,
};
