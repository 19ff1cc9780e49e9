import { RESULTS } from "@pusula/tasks/models";
import type { Source } from "../../content/sources/source.ts";
import { listModelNames } from "../models/model-names.ts";
import { type Finding, HIDDEN, type Passage, type Prose, type ProsePage } from "../prose.ts";
import { type ClaimPatterns, CLAIMS, PROVIDER_CLAIMS } from "./claim-patterns.ts";
import { refersTo, toPage } from "./refers-to.ts";

/** Pages about models, data sets, licences and companies, and not of the site's own code alone. */
const CLAIMING = /^(?:tasks|docs|providers)\//;

/** Words outside of articles: what lists say of models and data, what tasks are, and the words of the site itself. */
const DATA =
	/^(?:packages\/tasks\/src\/tasks\/[^/]+\/facts|apps\/site\/(?:messages|content\/glossary)\/.+)\.ts$/;
/** Claims that the model table, or the page of a model or a data set, supports; any other needs a source with a date. */
const IN_TABLE = new Set(["a year", "a number of parameters", "a number of languages", "a licence"]);
/** Where terms are explained, with figures that are examples. */
const GLOSSARY = "apps/site/content/glossary/";
/** Words of calculators, whose figures follow from those beside them; and what the site ships, with its licences. */
const OF_THE_SITE = /\/(?:metric-\w+|on-device)\.ts$/;

/** The section of an article that computes measures on figures of its own. */
const WORKED = new Set(["Kalite nasıl ölçülür", "Measuring quality"]);

/** Hosts that nobody writes on. */
const PLACEHOLDER = /^https:\/\/(?:[\w-]+\.)*example\.(?:com|net|org)(?:[/?#]|$)/;

/** Claims that such figures would look like. */
const COMPUTED = new Set(["a measurement", "a share", "a factor", "a speed"]);
/** Claims that one figure may look like; the first says it. */
const FIGURES = new Set(["a result", ...COMPUTED]);

/**
 * The day on which the site's own state was looked at, what is computed in place, how sure a computed interval is, and words
 * in quotes, which are samples.
 */
const OWN =
	/(?:\p{Lu}\p{L}+) 2026(?!\d)|= %?[\d.,]+ ?%?|%\d+ (?:güven )?aralı|\d+ ?% (?:confidence )?interval|“[^”]*”/gu;

/**
 * A paragraph, list item or table row that names a published result, a measured figure, a factor, a rank, a price or the like
 * links or names one of the page's sources, which have a date; for a year, a size, a licence or a number of languages any
 * link, or the name of a model, is enough. Where an article computes measures, figures and factors are its own.
 */
export function sourcedClaims(prose: Prose): readonly Finding[] {
	return [...checkPages(prose), ...prose.passages.flatMap((passage) => checkData(passage, prose))];
}

/** Data and messages have no links: what they claim is beside a link to it, or is filled in, or not there. */
function checkData(passage: Passage, { linkedNotes }: Prose): readonly Finding[] {
	const { path, line, text } = passage;
	if (!DATA.test(path) || OF_THE_SITE.test(path) || !/\s/.test(text) || text.includes(HIDDEN)) return [];
	const isGlossary = path.startsWith(GLOSSARY);
	return listClaims(passage, [CLAIMS])
		.filter(({ claim }) => !(isGlossary && COMPUTED.has(claim)))
		.filter(({ claim, words }) => words !== text && !(linkedNotes.has(text) && IN_TABLE.has(claim)))
		.map(({ claim, words }) => ({
			path,
			line,
			message: `“${words}” is ${claim} without a source: say it in an article that has one, or leave it out`,
		}));
}

function checkPages({ pages, bibliography }: Prose): readonly Finding[] {
	return pages
		.filter(({ name }) => CLAIMING.test(name))
		.flatMap((page) => {
			const names = bibliography.filter(({ id }) => page.sources.some((listed) => listed.id === id));
			return listParagraphs(page).flatMap((paragraph) => {
				const sourced = findSourced(page, paragraph, names);
				if (sourced === "all") return [];
				const computes = WORKED.has(sectionOf(page, paragraph.line) ?? "");
				const claims = listClaims(paragraph, toPatterns(page)).filter(
					({ claim }) => !(computes && COMPUTED.has(claim)) && !(sourced === "facts" && IN_TABLE.has(claim)),
				);
				return claims.map(({ claim, words }) => ({
					path: page.path,
					line: paragraph.line,
					message: `“${words}” is ${claim} without a source: link it, or name a source of the page by its name`,
				}));
			});
		});
}

/** The text of each line that holds one: cells of a table row together. */
function listParagraphs({ passages, headings }: ProsePage): readonly Pick<Passage, "line" | "text">[] {
	const titles = new Set(headings.map(({ line }) => line));
	const byLine = new Map<number, string>();
	for (const { line, text } of passages) {
		const before = byLine.get(line);
		byLine.set(line, before === undefined ? text : `${before} | ${text}`);
	}
	return [...byLine].filter(([line]) => !titles.has(line)).map(([line, text]) => ({ line, text }));
}

/** The heading of the second level that a line is under. */
function sectionOf({ headings }: ProsePage, line: number): string | undefined {
	return headings.findLast((heading) => heading.level === 2 && heading.line < line)?.title;
}

/**
 * What of a paragraph has a source: all of it, where the paragraph links or names a source of its page, links a page that a
 * table of results has, or gives the row of such a table; facts of the model table where it links another page or names a model.
 */
function findSourced(
	page: ProsePage,
	{ line, text }: Pick<Passage, "line" | "text">,
	listed: readonly Source[],
): "all" | "facts" | "nothing" {
	const isHere = (one: { readonly line: number }) => one.line === line;
	const words =
		text +
		page.sentences
			.filter(isHere)
			.map((sentence) => sentence.text)
			.join(" ");
	const links = page.links.filter(isHere).map(({ href }) => href);
	const models = listModelNames(page).filter(isHere);
	if (
		isLead(page, line) ||
		links.some((href) => RESULT_PAGES.has(toPage(href))) ||
		listed.some((source) => refersTo(source, words, links)) ||
		models.some(({ id }) => isResult(words, id))
	)
		return "all";
	const isLinked = links.some((href) => href.startsWith("https://") && !PLACEHOLDER.test(href));
	return isLinked || models.length > 0 ? "facts" : "nothing";
}

/** The front matter of a page on a provider sums up what its listed sources say. */
function isLead({ name, sources, headings }: ProsePage, line: number): boolean {
	return name.startsWith("providers/") && sources.length > 0 && line < (headings[0]?.line ?? 0);
}

/** The patterns of a page: on one about a provider, two for some claims. */
function toPatterns({ name }: ProsePage): readonly ClaimPatterns[] {
	return name.startsWith("providers/") ? [CLAIMS, PROVIDER_CLAIMS] : [CLAIMS];
}

function listClaims(
	{ text }: Pick<Passage, "text">,
	tables: readonly ClaimPatterns[],
): readonly { readonly claim: string; readonly words: string }[] {
	const words = text.replaceAll(OWN, "");
	const names = new Set(tables.flatMap((table) => Object.keys(table)));
	const claims = [...names].flatMap((claim) => {
		const matches = tables.map((table) => table[claim]?.exec(words)?.[0]);
		const found = matches.find((match) => match !== undefined);
		// Years in the cells of a table are data of an example.
		return found === undefined || (claim === "a year" && text.includes(" | "))
			? []
			: [{ claim, words: found }];
	});
	const figure = claims.find(({ claim }) => FIGURES.has(claim));
	return claims.filter((one) => one === figure || !FIGURES.has(one.claim));
}

/** Published results by the model, and the pages that they were read on. */
const RESULT_ROWS = Object.values(RESULTS).flatMap(({ benchmarks }) =>
	benchmarks.flatMap(({ results }) => results),
);
const RESULT_PAGES = new Set(RESULT_ROWS.map(({ source }) => toPage(source)));

/** Whether a text has a figure that a table of results has for the model. */
function isResult(text: string, id: string): boolean {
	const figures = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => Number(figure.replace(",", ".")));
	return RESULT_ROWS.some(({ model, score }) => model === id && figures.includes(score));
}
