import { type TaskId, TASKS } from "@pusula/tasks";
import type { Model, ModelField } from "@pusula/tasks/models";
import type { Messages } from "../../../../messages/words.ts";
import { findBrowserChoice } from "../../../facts/local/browser-choice.ts";
import { findGuideRoute } from "../../../facts/guides/guide-route.ts";
import { toModelUrl } from "../../../facts/models/hub-links.ts";
import { findModelFacts, toInputLocale } from "../../../facts/models/model-facts.ts";
import { toTaskRoute } from "../../../facts/tasks/task-order.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toHref } from "../../../lib/urls/paths.ts";
import { printSize } from "../../../lib/words/print-size.ts";
import { toSizeWords } from "../../../lib/words/size-words.ts";
import { listsIn } from "../../../locales/forms.ts";
import { wordsIn } from "../../../../messages/words.ts";

export type SituationName = keyof Messages["task"]["situations"]["kinds"];

/** What is known for a reader in a situation: a sentence whose `{names}` are filled with words and links. */
export interface SituationFact {
	readonly text: string;
	readonly parts: Readonly<Record<string, string | { readonly title: string; readonly href: string }>>;
}

/** Tasks that answer the same questions without examples to learn from. */
const WITHOUT_EXAMPLES: Readonly<Partial<Record<TaskId, TaskId>>> = {
	"text-classification": "zero-shot-classification",
	"image-classification": "zero-shot-image-classification",
	"object-detection": "zero-shot-object-detection",
};

/** Most parameters of a model that is named to readers without a graphics card. */
const MOST_PARAMETERS = 1e9;

/** Most models that a sentence names. */
const MOST_NAMED = 2;

/**
 * What the model table and the guides say for readers in common situations: where to begin with little data, the model that
 * runs in a browser or else the smallest, models whose files can be had, and what their licences allow, those apart whose licence
 * is not known. Only what a source was seen for counts, of models of the task that can still be had.
 * @param modelIds the models of the task's page, others that its article names among them
 */
export function listSituationFacts(
	task: TaskId,
	modelIds: readonly string[],
	locale: Locale,
): Readonly<Record<SituationName, readonly SituationFact[]>> {
	const models = modelIds
		.flatMap((id) => findModelFacts(id) ?? [])
		.filter(({ tasks }) => tasks.includes(task))
		.filter(({ confidence, status }) => confidence !== "memory" && status?.kind !== "gone");
	const browser = findInBrowser(task, locale);
	return {
		lowData: listForLowData(task, locale),
		noGpu: browser.noGpu.length > 0 ? browser.noGpu : listSmallest(models, locale),
		personal: browser.personal.length > 0 ? browser.personal : countOpen(models, locale),
		commercial: listLicences(models, locale),
	};
}

function listForLowData(task: TaskId, locale: Locale): readonly SituationFact[] {
	const words = wordsIn(locale).task.situations.facts;
	const other = WITHOUT_EXAMPLES[task];
	const guide = findGuideRoute(task);
	return [
		...(other
			? [
					{
						text: words.without,
						parts: { task: { title: TASKS[other].names[locale], href: toHref(toTaskRoute(other), locale) } },
					},
				]
			: []),
		...(guide
			? [{ text: words.guide, parts: { guide: { title: words.guideName, href: toHref(guide, locale) } } }]
			: []),
	];
}

function listSmallest(models: readonly Model[], locale: Locale): readonly SituationFact[] {
	const sized = models
		.filter((model) => toInputLocale(model, locale) === locale && isSeen(model, "parameters"))
		.flatMap(({ id, parameters }) => (parameters === undefined ? [] : [{ id, parameters }]));
	const [smallest] = sized.toSorted((a, b) => a.parameters - b.parameters);
	if (!smallest || sized.length < 2 || smallest.parameters > MOST_PARAMETERS) return [];
	const { task, modelFacts } = wordsIn(locale);
	const size = printSize(smallest.parameters, modelFacts, locale);
	return [{ text: task.situations.facts.smallest, parts: { model: toHubLink(smallest.id), size } }];
}

function findInBrowser(
	task: TaskId,
	locale: Locale,
): Readonly<Record<"noGpu" | "personal", SituationFact[]>> {
	const choice = findBrowserChoice(task, locale, []);
	if (choice?.inputLocale !== locale) return { noGpu: [], personal: [] };
	const words = wordsIn(locale).task.situations.facts;
	const model = toHubLink(choice.model.id);
	const size = choice.megabytes === undefined ? undefined : toSizeWords(choice.megabytes * 1e6, locale);
	return {
		noGpu: [
			size === undefined
				? { text: words.inBrowser, parts: { model } }
				: { text: words.inBrowserOfSize, parts: { model, size } },
		],
		personal: [{ text: words.staysHere, parts: { model } }],
	};
}

function countOpen(models: readonly Model[], locale: Locale): readonly SituationFact[] {
	const open = models.filter((model) => model.gated === false && isSeen(model, "gated"));
	if (open.length === 0) return [];
	const words = wordsIn(locale).task.situations.facts;
	return [{ text: words.open, parts: { models: nameSome(open, locale) } }];
}

function listLicences(models: readonly Model[], locale: Locale): readonly SituationFact[] {
	const isKnown = (model: Model): boolean =>
		isSeen(model, "licence") && model.licence.commercial !== "unknown";
	const words = wordsIn(locale).task.situations.facts;
	const [yes, terms, no] = (["yes", "terms", "no"] as const).map((commercial) =>
		models.filter((model) => isKnown(model) && model.licence.commercial === commercial),
	);
	const unknown = models.filter((model) => !isKnown(model));
	const facts: readonly SituationFact[] = [
		{ text: words.allowed, parts: { licences: countLicences(yes) } },
		{ text: words.terms, parts: { licences: countLicences(terms) } },
		{ text: words.barred, parts: { models: nameSome(no ?? [], locale) } },
		{ text: words.unclear, parts: { count: unknown.length > 0 ? String(unknown.length) : "" } },
	];
	return facts.filter(({ parts }) => Object.values(parts).every((part) => part !== ""));
}

/** Licences with the number of models under each, the most common first. A model may have two: "MIT, Llama 3.2 …" is one entry. */
function countLicences(models: readonly Model[] = []): string {
	const counts = new Map<string, number>();
	for (const { licence } of models)
		if (licence.name !== undefined) counts.set(licence.name, (counts.get(licence.name) ?? 0) + 1);
	return [...counts]
		.toSorted(([, a], [, b]) => b - a)
		.map(([name, count]) => `${name} (${count})`)
		.join("; ");
}

function nameSome(models: readonly Model[], locale: Locale): string {
	const words = wordsIn(locale).task.situations.facts;
	const named = models.slice(0, MOST_NAMED).map(({ id }) => id);
	const more = models.length - named.length;
	return listsIn(locale).format(more > 0 ? [...named, words.more.replace("{count}", String(more))] : named);
}

function isSeen({ unverified = [] }: Pick<Model, "unverified">, field: ModelField): boolean {
	return !unverified.includes(field);
}

function toHubLink(id: string) {
	return { title: id, href: toModelUrl(id) };
}
