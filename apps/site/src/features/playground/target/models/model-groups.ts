import type { OptionGroup } from "../../parts/combobox/option-group.ts";
import type { PlaygroundWords } from "../../parts/playground-context.ts";
import { listOptions, OPTION_GROUPS } from "./list-options.ts";
import { printFacts } from "./print-facts.ts";
import type { ModelList } from "./use-model-list.ts";

/** The models that fit a query, in groups, each with what the model table says of it in one line. */
export function listModelGroups(
	query: string,
	list: ModelList,
	{ locale, words }: Pick<PlaygroundWords, "locale" | "words">,
): readonly OptionGroup[] {
	const options = listOptions(query, list);
	return OPTION_GROUPS.map((group) => ({
		id: group,
		title: words.models.groups[group],
		options: options
			.filter((option) => option.group === group)
			.map((option) => ({
				value: option.id,
				title: option.id,
				about: option.facts && printFacts(option.facts, words.models, locale),
				isName: true,
			})),
	}));
}
