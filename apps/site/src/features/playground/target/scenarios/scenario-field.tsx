import { Suspense, useEffect, useState } from "react";
import { loadPlaygroundTools } from "../../../../../messages/load-playground-tools.ts";
import type { PlaygroundTools } from "../../../../../messages/tr/playground-tools.ts";
import { Combobox } from "../../parts/combobox.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useScenarios } from "./load-scenarios.ts";
import { listScenarioGroups } from "./scenario-groups.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

const ScenarioNote = lazyPart(() => import("./scenario-note.tsx").then((module) => module.ScenarioNote));

/**
 * Choice of the simulated failure, searched while typing: every error code by its origin, then the faults that the client
 * may recover from; below it what the chosen one does.
 */
export function ScenarioField({
	value,
	onChange,
}: {
	readonly value: string;
	readonly onChange: (scenario: string) => void;
}) {
	const { locale, words } = usePlayground();
	const [query, setQuery] = useState<string>();
	const scenarios = useScenarios(value !== "" || query !== undefined, locale);
	const said = useScenarioWords(query !== undefined);
	const chosen = scenarios?.find((scenario) => scenario.id === value);
	const isListed = query !== undefined && scenarios !== undefined && said !== undefined;
	return (
		<>
			<Combobox
				label={words.scenario}
				listLabel={words.scenario}
				value={value}
				text={chosen?.title ?? (value || words.noScenario)}
				query={query}
				groups={isListed ? listScenarioGroups(scenarios, query, said.groups, words.noScenario) : undefined}
				noMatch={said?.none ?? ""}
				onQuery={setQuery}
				onChoose={onChange}
			/>
			<Suspense>{chosen && <ScenarioNote scenario={chosen} />}</Suspense>
		</>
	);
}

/** The words of the list, fetched when it is first opened. */
function useScenarioWords(isWanted: boolean): PlaygroundTools["scenarios"] | undefined {
	const { locale } = usePlayground();
	const [words, setWords] = useState<PlaygroundTools["scenarios"]>();
	const isMissing = isWanted && words === undefined;
	useEffect(() => {
		if (isMissing) void loadPlaygroundTools(locale).then(({ scenarios }) => setWords(scenarios));
	}, [isMissing, locale]);
	return words;
}
