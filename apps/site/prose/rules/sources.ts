import type { Source } from "../../content/sources/source.ts";
import { listOtherLocales } from "../../src/lib/locale.ts";
import type { Finding, Prose, ProsePage } from "../prose.ts";
import { refersTo } from "./refers-to.ts";

/** Pages about the work of others: each lists what it rests on. */
const WITH_SOURCES = /^(?:tasks|docs\/concepts|providers)\//;

/** Pages whose every source is named or linked where a sentence rests on it. */
const WITH_REFERENCES = /^(?:tasks|docs|providers)\b/;

/** Where the rows of the bibliography are written. */
const ROWS = "apps/site/content/sources";

/**
 * Every article on a task, every page of concepts and every page on a provider lists sources, the same ones in every language,
 * each once and each known; articles on tasks, pages of the documentation and pages on providers name or link each of theirs;
 * a known source is listed somewhere, has a day, and its URL is https. Ids of papers, models, data sets and applications in
 * URLs are well-formed.
 */
export function sources(prose: Prose): readonly Finding[] {
	return [
		...prose.pages.flatMap((page) => [
			...checkList(page, prose),
			...checkOtherLocales(page, prose),
			...checkReferences(page, prose),
			...checkIds(page),
		]),
		...prose.bibliography.flatMap((source) => checkRow(source, prose)),
	];
}

function checkList(page: ProsePage, { bibliography }: Prose): readonly Finding[] {
	const { path, name } = page;
	if (page.sources.length === 0 && WITH_SOURCES.test(name))
		return [{ path, line: 1, message: "No sources: list in the front matter what the claims rest on" }];
	return page.sources.flatMap(({ id, line }, place) => {
		if (!bibliography.some((source) => source.id === id))
			return [{ path, line, message: `“${id}”: ${ROWS} has no such source` }];
		const isAgain = page.sources.findIndex((source) => source.id === id) < place;
		return isAgain ? [{ path, line, message: `“${id}” is listed twice` }] : [];
	});
}

function checkOtherLocales(page: ProsePage, { pages }: Prose): readonly Finding[] {
	const ids = new Set(page.sources.map(({ id }) => id));
	return listOtherLocales(page.locale).flatMap((other) => {
		const translation = pages.find(({ name, locale }) => name === page.name && locale === other);
		const missing = translation?.sources.filter(({ id }) => !ids.has(id)) ?? [];
		return missing.map(({ id }) => ({
			path: page.path,
			line: 1,
			message: `“${id}” is a source of ${translation?.path} only: list it in every language`,
		}));
	});
}

function checkReferences(page: ProsePage, { bibliography }: Prose): readonly Finding[] {
	if (!WITH_REFERENCES.test(page.name)) return [];
	const text = [...page.passages, ...page.sentences].map((part) => part.text).join(" ");
	const links = page.links.map(({ href }) => href);
	return page.sources.flatMap(({ id, line }) => {
		const source = bibliography.find((row) => row.id === id);
		return !source || refersTo(source, text, links)
			? []
			: [
					{
						path: page.path,
						line,
						message: `“${id}”: no sentence names or links it; do so, or leave it out`,
					},
				];
	});
}

/** Ids of models, data sets and applications: owner and name, as the Hub writes them; a file of theirs may follow. */
const HUB_ID = /^\/(?:datasets\/|spaces\/)?[\w.-]+\/[\w.-]+(?:\/(?:blob|resolve|tree)\/.+)?$/;

function checkIds({ path, links }: ProsePage): readonly Finding[] {
	return links.flatMap(({ href, line }) => {
		if (!URL.canParse(href)) return [];
		const { hostname, pathname } = new URL(href);
		const isId =
			hostname === "huggingface.co" && !/^\/(?:docs|blog|papers|settings|learn)(?:\/|$)/.test(pathname);
		if (!isId || HUB_ID.test(pathname) || !pathname.slice(1).includes("/")) return [];
		return [{ path, line, message: `“${pathname}”: not the id of a model, a data set or an application` }];
	});
}

function checkRow({ id, title, url, seen }: Source, { pages, bibliography }: Prose): readonly Finding[] {
	const again = bibliography.find((other) => other.id !== id && other.url === url);
	const problems: readonly (string | false)[] = [
		!pages.some((page) => page.sources.some((listed) => listed.id === id)) && "no page lists it",
		again !== undefined && `“${again.id}” has the same URL`,
		title.trim() === "" && "it has no title",
		!(URL.canParse(url) && new URL(url).protocol === "https:") && `“${url}” is not an https URL`,
		/arxiv\.org/.test(url) && !ARXIV.test(url) && `“${url}” is not the URL of a paper on arXiv`,
		!(DAY.test(seen) && !Number.isNaN(Date.parse(seen))) && `“${seen}” is not a day`,
	];
	return problems
		.filter((problem) => problem !== false)
		.map((problem) => ({ path: ROWS, line: 1, message: `“${id}”: ${problem}` }));
}

const ARXIV =
	/^https:\/\/arxiv\.org\/(?:abs|pdf|html)\/\d{4}\.\d{5}(?:v\d+)?(?:\.pdf)?$|^https:\/\/arxiv\.org\/abs\/\d{4}\.\d{4}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
