import { fill } from "../../../../lib/fill.ts";
import { loadPlaygroundTools } from "../../../../../messages/load-playground-tools.ts";
import type { OptionGroup } from "../../parts/option-group.ts";
import type { PlaygroundWords } from "../../parts/playground-context.ts";
import type { Locale } from "../../../../lib/locale.ts";
import { readFilter } from "./filter-memory.ts";
import { type FilterCounts, filterOptions } from "./filter-options.ts";
import { listOptions, type ModelOption, OPTION_SOURCES } from "./list-options.ts";
import { printFacts } from "./print-facts.ts";
import { printHubFacts } from "./print-hub-facts.ts";
import type { SearchedList } from "./use-hub-search.ts";
import type { ModelList } from "./use-model-list.ts";
import { readWebGpuNotes, toWebGpuNote, type WebGpuNotes } from "./webgpu-notes.ts";

/** Most models shown. */
const MOST = 60;

/** The list of the field, and its filter by language. */
export interface ModelGroups {
	readonly groups: readonly OptionGroup[];
	/** Absent where the filter would leave all models or none. */
	readonly counts?: FilterCounts;
	readonly isFiltered: boolean;
	/** How many models fit, those that are not listed among them. */
	readonly total: number;
	/** That not all of them are listed, in words. */
	readonly cut?: string | undefined;
	/** Words for a search of the hub that goes on, or has failed. */
	readonly searchState: Readonly<Partial<Record<SearchedList["search"], string>>>;
}

/** What lists the models of a source. */
export interface Lister {
	readonly source: ModelList["source"];
	readonly listGroups: (query: string, list: ModelList, options: ListOptions) => ModelGroups;
}

/** Language and words of the page, and the filter by language. */
interface ListOptions extends Pick<PlaygroundWords, "locale" | "words"> {
	/** Whether only models that know Turkish are listed; undefined for the choice kept on this device. */
	readonly chosen: boolean | undefined;
	/** The words about models that need WebGPU. */
	readonly webGpu?: WebGpuNotes | undefined;
}

/** Opens a lister; of models for the browser one that knows what this browser can run. */
export async function openLister(source: ModelList["source"], locale: Locale): Promise<Lister> {
	const webGpu = source === "local" ? await readWebGpuNotes(locale) : undefined;
	const words = await loadPlaygroundTools(locale).then(
		({ models }) => models,
		() => undefined, // the list opens without them
	);
	const searchState = words ? { searching: words.searching, failed: words.failed } : {};
	return {
		source,
		listGroups: (query, list, options) => {
			const found = listModelGroups(query, list, { ...options, webGpu });
			const isCut = words !== undefined && found.total > MOST;
			return { ...found, searchState, ...(isCut && { cut: fill(words.cut, { shown: MOST }) }) };
		},
	};
}

/** The models that fit a query, in groups, each with what the model table says of it in one line. */
export function listModelGroups(
	query: string,
	list: ModelList,
	{ locale, words, chosen, webGpu }: ListOptions,
): Omit<ModelGroups, "searchState"> {
	const isFiltered = chosen ?? readFilter();
	const { options, ...filter } = filterOptions(listOptions(query, list), listOptions("", list), isFiltered);
	const shown = options.slice(0, MOST);
	const groups = OPTION_SOURCES.map((group) => ({
		id: group,
		title: words.models.groups[group],
		options: shown
			.filter((option) => option.group === group)
			.map((option) => ({
				value: option.id,
				title: option.id,
				about: printAbout(option, list.hub, { words: words.models, locale, webGpu }),
				isName: true as const,
			})),
	}));
	return { groups, total: options.length, isFiltered, ...filter };
}

/** What the model table and the hub say of a model; undefined where neither knows it. */
function printAbout(
	{ facts, hub }: ModelOption,
	hubList: ModelList["hub"],
	{
		words,
		locale,
		webGpu,
	}: Pick<ListOptions, "locale" | "webGpu"> & { readonly words: PlaygroundWords["words"]["models"] },
): string | undefined {
	const lines = [
		facts && webGpu ? toWebGpuNote(facts, webGpu) : "",
		facts ? printFacts(facts, words, locale) : "",
		hub && hubList ? printHubFacts(hub, hubList, { words, locale, isInTable: facts !== undefined }) : "",
	];
	return lines.filter((line) => line !== "").join(" · ") || undefined;
}
