import type { Locale } from "../../src/lib/locale.ts";
import type { Rule } from "../prose.ts";
import { apostrophes } from "./apostrophes.ts";
import { articleLength } from "./article-length.ts";
import { doubledWords } from "./doubled-words.ts";
import { englishWords } from "./english-words.ts";
import { familyClaims } from "./family-claims.ts";
import { explainedOutput } from "./explained-output.ts";
import { forbiddenWords } from "./forbidden-words.ts";
import { licenceCells } from "./licence-cells.ts";
import { links } from "./links.ts";
import { modelAdvice } from "./model-advice.ts";
import { modelClaims } from "./model-claims.ts";
import { modelInput } from "./model-input.ts";
import { modelTable } from "./model-table.ts";
import { namedWorks } from "./named-works.ts";
import { numberedLists } from "./numbered-lists.ts";
import { phrases } from "./phrases.ts";
import { pinnedLinks } from "./pinned-links.ts";
import { printedWords } from "./printed-words.ts";
import { repeatedSentences } from "./repeated-sentences.ts";
import { sameHeadings } from "./same-headings.ts";
import { servedTasks } from "./served-tasks.ts";
import { sourcedClaims } from "./sourced-claims.ts";
import { sources } from "./sources.ts";
import { supersededModels } from "./superseded-models.ts";
import { typography } from "./typography.ts";
import { unverifiedClaims } from "./unverified-claims.ts";
import { verdicts } from "./verdicts.ts";

/** All rules by the name that a finding shows. */
export const RULES: Readonly<Record<string, Rule>> = {
	"forbidden-words": onlyIn("tr", forbiddenWords),
	apostrophes: onlyIn("tr", apostrophes),
	"english-words": onlyIn("tr", englishWords),
	typography: onlyIn("tr", typography),
	phrases,
	"doubled-words": doubledWords,
	"printed-words": printedWords,
	"explained-output": explainedOutput,
	"repeated-sentences": repeatedSentences,
	"numbered-lists": numberedLists,
	links,
	"pinned-links": pinnedLinks,
	"same-headings": sameHeadings,
	"article-length": articleLength,
	sources,
	"named-works": namedWorks,
	"served-tasks": servedTasks,
	"sourced-claims": sourcedClaims,
	"model-table": modelTable,
	"model-input": modelInput,
	"model-advice": modelAdvice,
	"model-claims": modelClaims,
	"family-claims": familyClaims,
	"unverified-claims": unverifiedClaims,
	verdicts,
	"superseded-models": supersededModels,
	"licence-cells": licenceCells,
};

/** A rule for the prose of one language. */
function onlyIn(locale: Locale, rule: Rule): Rule {
	return (prose) =>
		rule({ ...prose, passages: prose.passages.filter((passage) => passage.locale === locale) });
}
