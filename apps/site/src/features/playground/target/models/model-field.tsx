import { Suspense, useEffect, useMemo, useState } from "react";
import { fill } from "../../../../lib/fill.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { Combobox } from "../../parts/combobox.tsx";
import { focusOn } from "../../parts/focus.ts";
import { usePlayground } from "../../parts/playground-context.ts";
import type * as ModelGroups from "./model-groups.ts";
import { useHubSearch } from "./use-hub-search.ts";
import type { ModelList } from "./use-model-list.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const LanguageFilter = lazyPart(() =>
	import("./language-filter.tsx").then((module) => module.LanguageFilter),
);
const ModelNote = lazyPart(() => import("./model-note.tsx").then((module) => module.ModelNote));

/** Field for the model: typed, or chosen from a list that is searched while typing. */
export function ModelField({
	value,
	list: given,
	onChange,
}: {
	readonly value: string;
	readonly list: ModelList;
	readonly onChange: (model: string) => void;
}) {
	const { words } = usePlayground();
	const [query, setQuery] = useState<string>();
	const [chosen, setChosen] = useState<boolean>();
	const { list, search } = useHubSearch(query, given);
	const { found, isTouched } = useModelGroups(query, list, chosen);
	return (
		<Combobox
			isFree
			label={words.model}
			listLabel={words.models.list}
			value={value}
			text={value}
			query={query}
			groups={found?.groups}
			noMatch={words.models.noMatch}
			isSearching={search === "searching"}
			state={found?.searchState[search] ?? found?.cut}
			filter={
				found?.counts && (
					<Suspense>
						<LanguageFilter counts={found.counts} isOn={found.isFiltered} onChange={setChosen} />
					</Suspense>
				)
			}
			onQuery={setQuery}
			onChoose={onChange}
			about={
				<>
					{fill(words.modelNotes[list.source], { count: given.models.length })}
					{given.retry && <RetryButton onRetry={given.retry} />}
					{isTouched && query === undefined && (
						<Suspense>
							<ModelNote model={value} list={list} />
						</Suspense>
					)}
				</>
			}
		/>
	);
}

/** Fetches the list once more. It goes with its press, and gives the focus to the field. */
function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
	const { words } = usePlayground();
	return (
		<>
			{" "}
			<QuietButton
				compact
				onClick={({ currentTarget }) => {
					focusOn("input", currentTarget.closest("div"));
					onRetry();
				}}
			>
				{words.chat.retry}
			</QuietButton>
		</>
	);
}

/** The models that fit a query. What lists them is loaded when the field is first opened. */
function useModelGroups(
	query: string | undefined,
	list: ModelList,
	chosen: boolean | undefined,
): { readonly found: ModelGroups.ModelGroups | undefined; readonly isTouched: boolean } {
	const { locale, words } = usePlayground();
	const [lister, setLister] = useState<ModelGroups.Lister>();
	const isOpen = query !== undefined;
	const { source } = list;
	useEffect(() => {
		if (isOpen && lister?.source !== source)
			void import("./model-groups.ts").then((module) => module.openLister(source, locale)).then(setLister);
	}, [isOpen, lister, source, locale]);
	const found = useMemo(
		() => (query === undefined ? undefined : lister?.listGroups(query, list, { locale, words, chosen })),
		[lister, query, list, locale, words, chosen],
	);
	return { found, isTouched: lister !== undefined };
}
