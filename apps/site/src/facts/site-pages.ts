import { ERROR_CODES } from "@pusula/inference";
import { TASK_IDS } from "@pusula/tasks";
import { GLOSSARY } from "../../content/glossary/index.ts";
import { metricEntriesIn } from "../../messages/metric-entries.ts";
import { wordsIn } from "../../messages/words.ts";
import { fill } from "../lib/fill.ts";
import type { Locale } from "../lib/locale.ts";
import type { Route } from "../lib/paths.ts";
import { listLibraries } from "./library-facts.ts";
import { listProviders } from "./provider-facts.ts";

/** A page that is neither a written text nor an entry of the catalogue. */
export interface SitePage {
	readonly route: Route;
	readonly title: string;
	/** What it holds, in a sentence. */
	readonly text: string;
}

/** The pages that are neither written texts nor entries of the catalogue. */
export function listSitePages(locale: Locale): readonly SitePage[] {
	const words = wordsIn(locale);
	const libraries = listLibraries(locale);
	const toPage = (route: Route, title: string, text: string): SitePage => ({ route, title, text });
	return [
		toPage("/docs/", words.docs.title, words.docs.lead),
		toPage("/tasks/", words.tasks.title, fill(words.tasks.description, { count: TASK_IDS.length })),
		toPage(
			"/providers/",
			words.providers.title,
			fill(words.providers.description, { count: listProviders().length }),
		),
		toPage(
			"/libraries/",
			words.libraries.title,
			fill(words.libraries.description, { count: libraries.length }),
		),
		toPage("/reference/", words.reference.title, words.reference.description),
		toPage("/playground/", words.playground.title, words.playground.description),
		toPage("/measure/", words.measuring.title, words.measuring.description),
		toPage("/chat-template/", words.chatTemplate.title, words.chatTemplate.description),
		toPage("/errors/", words.errors.title, fill(words.errors.description, { count: ERROR_CODES.length })),
		toPage("/glossary/", words.glossary.title, fill(words.glossary.description, { count: GLOSSARY.length })),
		toPage(
			"/metrics/",
			words.metrics.title,
			fill(words.metrics.description, { count: Object.keys(metricEntriesIn(locale)).length }),
		),
		toPage("/models-on-device/", words.onDevice.kept.title, words.onDevice.kept.description),
		toPage("/changes/", words.changes.title, words.changes.description),
		toPage("/about-the-data/", words.aboutData.title, words.aboutData.description),
	];
}
