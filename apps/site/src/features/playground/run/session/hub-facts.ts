import { HUB_URL } from "@pusula/inference/core";
import { loadOnDevice } from "../../../../../messages/load-on-device.ts";
import { loadPlaygroundMirror } from "../../../../../messages/load-playground-mirror.ts";
import type { OnDevice } from "../../../../../messages/tr/on-device.ts";
import { findModelFacts } from "../../../../facts/models/model-facts.ts";
import { sleep } from "../../../../lib/effects/clock.ts";
import { fill } from "../../../../lib/fill.ts";
import type { Locale } from "../../../../lib/locale.ts";
import type { ModelDownload } from "../../../../lib/runtime/model-consent.ts";
import { languageNamesIn } from "../../../../locales/forms.ts";
import { findHubModel, type HubModel } from "../../target/models/list-hub-models.ts";

/** How long the request for consent waits for the hub's facts about a model. */
const MOST_MS = 5000;
/** Most languages named; the others are counted. */
const MOST_NAMED = 6;

/**
 * A download with licence and languages of a model that the site's table does not hold, in words: from the hub once the reader
 * has consented to requests to it, which is when the plan of the download is there. A hub that does not respond leaves them unknown.
 * Of a mirror in its place all that is said names its host.
 */
export async function addHubFacts(
	download: ModelDownload,
	locale: Locale,
	signal: AbortSignal,
	find: typeof findHubModel = findHubModel,
): Promise<ModelDownload> {
	const { model, plan, hubUrl } = download;
	const mirror = hubUrl === undefined ? undefined : await loadPlaygroundMirror(locale);
	const named = mirror ? { ...download, mirrorWords: mirror.consent } : download;
	if (findModelFacts(model)) return named;
	const words = { ...(await loadOnDevice(locale)).run.unlisted, ...mirror?.unlisted };
	const base = hubUrl ?? HUB_URL;
	const { host } = new URL(base);
	if (!plan) return { ...named, about: fill(words.notAsked, { host }) };
	const found = await Promise.race([
		find(base, model, signal),
		sleep(MOST_MS, signal).catch(() => undefined),
	]);
	return { ...named, about: fill(printHubFacts(found ?? undefined, words, locale), { host }) };
}

/** Licence and languages that the hub names, or that it names none. */
function printHubFacts(
	found: Pick<HubModel, "licence" | "languages"> | undefined,
	words: OnDevice["run"]["unlisted"],
	locale: Locale,
): string {
	const { licence = words.unknown, languages = [] } = found ?? {};
	const names = languageNamesIn(locale);
	const own = languages.toSorted((a, b) => Number(b === locale) - Number(a === locale));
	const more = own.length - MOST_NAMED;
	const named = [
		...own.slice(0, MOST_NAMED).map((tag) => names.of(tag) ?? tag),
		...(more > 0 ? [fill(words.more, { count: more })] : []),
	];
	return fill(words.said, { licence, languages: named.join(", ") || words.unknown });
}
