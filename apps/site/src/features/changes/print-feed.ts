import { Feed } from "feed";
import { wordsIn } from "../../../messages/words.ts";
import { fill } from "../../lib/fill.ts";
import { toDateWords } from "../../lib/words/date-words.ts";
import type { Locale } from "../../lib/locale.ts";
import { FEED_FILE, SITE_NAME } from "../../lib/urls/site.ts";
import type { ChangeDay } from "../../facts/changes/change-log.ts";

/**
 * The changelog of one language as an Atom feed: an entry a day, newest first.
 * @param home absolute URL of the start page of the language, with the last slash
 */
export function printFeed(days: readonly ChangeDay[], locale: Locale, home: string): string {
	const words = wordsIn(locale).changes;
	const page = `${home}changes/`;
	const feed = new Feed({
		id: page,
		title: `${SITE_NAME}: ${words.title}`,
		description: words.description,
		link: page,
		feedLinks: { atom: `${home}${FEED_FILE}` },
		language: locale,
		updated: toInstant(days[0]?.date ?? ""),
		author: { name: SITE_NAME, link: home },
		copyright: words.licence,
		generator: false,
	});
	for (const day of days) {
		const url = `${page}#${day.date}`;
		feed.addItem({
			id: url,
			link: url,
			title: toDateWords(day.date, locale),
			date: toInstant(day.date),
			description: escapeHtml(toSummary(day, locale)),
		});
	}
	return feed.atom1();
}

function toSummary({ note, changes }: ChangeDay, locale: Locale): string {
	const { areas, kinds } = wordsIn(locale).changes;
	const counts = changes.map(
		({ area, kind, ids }) => `${areas[area]}: ${fill(kinds[kind], { count: ids.length })}.`,
	);
	return [...(note ? [note[locale]] : []), ...counts].join(" ");
}

/** The first moment of a day; days are counted in UTC. */
function toInstant(day: string): Date {
	return new Date(`${day}T00:00:00Z`);
}

/** Atom's summary is HTML inside XML; the XML is escaped by the feed itself. */
function escapeHtml(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
