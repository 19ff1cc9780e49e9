import { ERROR_CODES, ERROR_FACTS } from "@pusula/inference";
import { TASK_INFO, TASKS } from "@pusula/tasks";
import { GLOSSARY } from "../../../../content/glossary/index.ts";
import { wordsIn } from "../../../../messages/words.ts";
import { toErrorRoute } from "../../../facts/errors/error-route.ts";
import { toPlainWords } from "../../../facts/errors/error-words.ts";
import { CALCULATOR_IDS } from "../../../facts/generated/calculator-ids.ts";
import { findMetricWords } from "../../../facts/tasks/metric-words.ts";
import { listLibraries, toLibraryAnchor } from "../../../facts/libraries/library-facts.ts";
import { describeTasks, listProviders } from "../../../facts/providers/provider-facts.ts";
import { toPlainLead } from "../../../facts/providers/provider-lead.ts";
import { toProviderRoute } from "../../../facts/providers/provider-route.ts";
import { toTaskName } from "../../../facts/tasks/task-name.ts";
import { NAME_SEPARATOR, type SearchEntry } from "../entry/search-entry.ts";
import type { KeywordsOf } from "./keywords.ts";
import { toTaskRoute } from "../../../facts/tasks/task-order.ts";
import { listSupportedModels } from "../../../facts/models/models.ts";
import { findFirstSentence } from "../../../lib/words/first-sentence.ts";
import { listOtherLocales, type Locale, LOCALES } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { listTermNames, toTermHref } from "../../../lib/urls/term-url.ts";
import { readSections } from "./read-sections.ts";
import { listFolder, type WrittenPage } from "./sources.ts";

/** Number of keywords kept of the article of a task, of the text about a provider, of the text about an error, and of a definition. */
const TASK_WORDS = 26;
const PROVIDER_WORDS = 12;
const ERROR_WORDS = 8;
const TERM_WORDS = 4;

/** Tasks are found by their names in every language, their id, their subtasks and the words of their article. */
export function listTasks(
	pages: readonly WrittenPage[],
	keywordsOf: KeywordsOf,
	locale: Locale,
): readonly SearchEntry[] {
	const articles = listFolder(pages, "tasks");
	return Object.values(TASKS).map(({ id, names, subtasks = [] }) => ({
		href: toHref(toTaskRoute(id), locale),
		kind: "task",
		title: names[locale],
		names: [id, ...listOtherLocales(locale).map((other) => names[other])].join(NAME_SEPARATOR),
		terms: subtasks.flatMap((subtask) => LOCALES.map((language) => subtask.names[language])).join(" "),
		words: keywordsOf(toProse(articles.find(({ name }) => name === id)?.body), TASK_WORDS),
		text: findFirstSentence(TASK_INFO[id].summary[locale], locale),
	}));
}

/** Providers are found by name, id, the tasks they serve and the words of the text about them. */
export function listProviderEntries(
	pages: readonly WrittenPage[],
	keywordsOf: KeywordsOf,
	locale: Locale,
): readonly SearchEntry[] {
	const texts = listFolder(pages, "providers");
	return listProviders().map((provider) => {
		const page = texts.find(({ name }) => name === provider.id);
		const served = describeTasks(provider)
			.filter(({ isServed }) => isServed)
			.map(({ task }) => toTaskName(task, locale));
		return {
			href: toHref(toProviderRoute(provider.id), locale),
			kind: "provider",
			title: provider.name,
			names: provider.id,
			words: `${served.join(" ")} ${keywordsOf(toProse(page?.body), PROVIDER_WORDS)}`,
			text: findFirstSentence(page?.fields["lead"] ?? toPlainLead(provider, locale), locale),
		};
	});
}

/** Errors are found by code, class, the words of their messages and of their page. */
export function listErrors(
	pages: readonly WrittenPage[],
	keywordsOf: KeywordsOf,
	locale: Locale,
): readonly SearchEntry[] {
	const texts = listFolder(pages, "errors");
	return ERROR_CODES.map((code) => {
		const page = texts.find(({ name }) => name === code);
		const { title, lead } = { ...toPlainWords(code, locale), ...page?.fields };
		const { className, messages } = ERROR_FACTS[code];
		return {
			href: toHref(toErrorRoute(code), locale),
			kind: "error",
			title: `${code}: ${title}`,
			names: code,
			terms: [className, ...messages.map((message) => message.replace(/\{\w+\}/g, ""))].join(" "),
			words: keywordsOf(toProse(page?.body), ERROR_WORDS),
			text: findFirstSentence(lead.replaceAll("`", ""), locale),
		};
	});
}

/** Metrics lead to their calculator. */
export function listMetrics(locale: Locale): readonly SearchEntry[] {
	const page = toHref("/metrics/", locale);
	return CALCULATOR_IDS.map((id) => {
		const { title, says } = findMetricWords(id, locale);
		return {
			href: `${page}#${id}`,
			kind: "metric",
			title,
			names: id,
			text: findFirstSentence(says, locale),
		};
	});
}

/** Terms lead to their place in the glossary; they are found by their names in every language and by those we avoid. */
export function listTerms(keywordsOf: KeywordsOf, locale: Locale): readonly SearchEntry[] {
	return GLOSSARY.map((term) => ({
		href: toTermHref(term, locale),
		kind: "term",
		title: term[locale].term,
		names: listTermNames(term)
			.filter((name) => name !== term[locale].term)
			.join(NAME_SEPARATOR),
		words: keywordsOf(term[locale].definition, TERM_WORDS),
		text: findFirstSentence(term[locale].definition, locale),
	}));
}

/** Libraries lead to their place in the list of libraries. */
export function listLibraryEntries(locale: Locale): readonly SearchEntry[] {
	const page = toHref("/libraries/", locale);
	return listLibraries(locale).map((library) => ({
		href: `${page}#${toLibraryAnchor(library)}`,
		kind: "library",
		title: library.name,
		names: library.key,
		text: library.tasks.map(({ names }) => names[locale]).join(", "),
	}));
}

/** Models of the Transformers library lead to their row: the table of models, filtered by name. */
export function listModelEntries(locale: Locale): readonly SearchEntry[] {
	const table = toHref("/docs/transformers/", locale);
	const { modelGroups } = wordsIn(locale);
	return listSupportedModels().map(({ name, group }) => ({
		href: `${table}?${new URLSearchParams({ q: name })}#models-caption`,
		kind: "model",
		title: name,
		text: modelGroups[group],
	}));
}

function toProse(markdown = ""): string {
	const { opening, sections } = readSections(markdown);
	return [opening, ...sections.map(({ text }) => text)].join(" ");
}
