import { getCollection } from "astro:content";
import { ERROR_CODES, type ErrorCode } from "@pusula/inference";
import { TASK_IDS, TASK_INFO, TASKS } from "@pusula/tasks";
import { GLOSSARY } from "../../content/glossary/index.ts";
import { wordsIn } from "../../messages/words.ts";
import { ERROR_FACTS } from "../features/errors/error-facts.ts";
import { toErrorRoute } from "../features/errors/error-route.ts";
import { listLibraries } from "../features/libraries/library-facts.ts";
import { describeTasks, listProviders } from "../features/providers/provider-facts.ts";
import { toProviderRoute } from "../features/providers/provider-route.ts";
import { toTaskName } from "../features/providers/task-link.tsx";
import { listNames, toTermHref } from "../lib/term-address.ts";
import { NAME_SEPARATOR, type SearchEntry } from "../features/search/search-entry.ts";
import { toTaskRoute } from "../features/tasks/task-order.ts";
import { listModels } from "../features/transformers-index/models.ts";
import { fill } from "../lib/fill.ts";
import { findFirstSentence } from "../lib/first-sentence.ts";
import type { Locale } from "../lib/locale.ts";
import { toHref } from "../lib/paths.ts";

/** Everything that can be found in one language: pages, tasks, providers, errors, terms and models. */
export async function listSearchEntries(locale: Locale): Promise<readonly SearchEntry[]> {
	return [
		...(await listPages(locale)),
		...listTasks(locale),
		...(await listProviderEntries(locale)),
		...(await listErrors(locale)),
		...listTerms(locale),
		...listModelEntries(locale),
	];
}

async function listPages(locale: Locale): Promise<readonly SearchEntry[]> {
	const docs = await getCollection("docs", ({ id }) => id.startsWith(`${locale}/`));
	const words = wordsIn(locale);
	return [
		...docs.map(({ id, data }) => ({
			href: toHref(`/docs/${id.split("/docs/")[1] ?? ""}/`, locale),
			kind: "page" as const,
			title: data.title,
			terms: `${words.navigation.docs} ${data.description}`,
			text: data.lead,
		})),
		{
			href: toHref("/tasks/", locale),
			kind: "page" as const,
			title: words.tasks.title,
			terms: words.home.ways.tasks.title,
			text: fill(words.tasks.description, { count: TASK_IDS.length }),
		},
		{
			href: toHref("/providers/", locale),
			kind: "page" as const,
			title: words.providers.title,
			terms: "",
			text: fill(words.providers.description, { count: listProviders().length }),
		},
		{
			href: toHref("/libraries/", locale),
			kind: "page" as const,
			title: words.libraries.title,
			terms: listLibraries(locale)
				.map(({ name }) => name)
				.join(" "),
			text: fill(words.libraries.description, { count: listLibraries(locale).length }),
		},
		{
			href: toHref("/glossary/", locale),
			kind: "page" as const,
			title: words.glossary.title,
			terms: "",
			text: fill(words.glossary.description, { count: GLOSSARY.length }),
		},
		{
			href: toHref("/chat-template/", locale),
			kind: "page" as const,
			title: words.chatTemplate.title,
			terms: "jinja chat template",
			text: words.chatTemplate.description,
		},
		{
			href: toHref("/changes/", locale),
			kind: "page" as const,
			title: words.changes.title,
			terms: words.changes.feed,
			text: words.changes.description,
		},
		{
			href: toHref("/about-the-data/", locale),
			kind: "page" as const,
			title: words.aboutData.title,
			terms: `${words.aboutData.licence} ${words.aboutData.from}`,
			text: words.aboutData.description,
		},
		{
			href: toHref("/errors/", locale),
			kind: "page" as const,
			title: words.errors.title,
			terms: "",
			text: fill(words.errors.description, { count: ERROR_CODES.length }),
		},
	];
}

/** Providers are found by name, id and the tasks they serve. */
async function listProviderEntries(locale: Locale): Promise<readonly SearchEntry[]> {
	const pages = await getCollection("providers", ({ id }) => id.startsWith(`${locale}/`));
	return listProviders().map((provider) => ({
		href: toHref(toProviderRoute(provider.id), locale),
		kind: "provider",
		title: provider.name,
		terms: [provider.id, ...describeTasks(provider).map(({ task }) => toTaskName(task, locale))].join(" "),
		text: pages.find(({ id }) => id.endsWith(`/${provider.id}`))?.data.lead ?? "",
	}));
}

/** Errors are found by code, class and the words of their messages. */
async function listErrors(locale: Locale): Promise<readonly SearchEntry[]> {
	const errors = await getCollection("errors", ({ id }) => id.startsWith(`${locale}/`));
	return errors.map(({ id, data }) => {
		const code = id.split("/errors/")[1] as ErrorCode; // one page for each code, as a test makes sure
		const { className, messages } = ERROR_FACTS[code];
		return {
			href: toHref(toErrorRoute(code), locale),
			kind: "error",
			title: `${code}: ${data.title}`,
			terms: [className, ...messages].join(" "),
			text: data.lead.replaceAll("`", ""),
		};
	});
}

function listTasks(locale: Locale): readonly SearchEntry[] {
	return Object.values(TASKS).map(({ id, names, subtasks = [] }) => ({
		href: toHref(toTaskRoute(id), locale),
		kind: "task",
		title: names[locale],
		terms: [
			id,
			names.tr,
			names.en,
			...subtasks.flatMap((subtask) => [subtask.names.tr, subtask.names.en]),
		].join(" "),
		text: TASK_INFO[id].summary[locale],
	}));
}

/** Terms lead to their place in the glossary; they are found by their names in both languages and by those we avoid. */
function listTerms(locale: Locale): readonly SearchEntry[] {
	return GLOSSARY.map((term) => ({
		href: toTermHref(term, locale),
		kind: "term",
		title: term[locale].term,
		terms: listNames(term)
			.filter((name) => name !== term[locale].term)
			.join(NAME_SEPARATOR),
		text: findFirstSentence(term[locale].definition, locale),
	}));
}

/** Models lead to their row: the table of models, filtered by name. */
function listModelEntries(locale: Locale): readonly SearchEntry[] {
	const table = toHref("/docs/transformers/", locale);
	const { modelGroups } = wordsIn(locale);
	return listModels().map(({ name, group }) => ({
		href: `${table}?${new URLSearchParams({ q: name })}#models-caption`,
		kind: "model",
		title: name,
		terms: modelGroups[group],
		text: "",
	}));
}
