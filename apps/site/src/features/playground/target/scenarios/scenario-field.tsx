import { type KeyboardEvent, lazy, Suspense, useId, useState } from "react";
import styles from "../../parts/parts.module.css";
import { usePlayground } from "../../parts/playground-context.ts";
import type { Scenario } from "../catalogue.ts";
import own from "../models/models.module.css";
import { useScenarios } from "./load-scenarios.ts";
import { searchScenarios } from "./search-scenarios.ts";

const ScenarioNote = lazy(() =>
	import("./scenario-note.tsx").then((module) => ({ default: module.ScenarioNote })),
);
const ScenarioOptions = lazy(() =>
	import("./scenario-options.tsx").then((module) => ({ default: module.ScenarioOptions })),
);

/**
 * Choice of the simulated failure, searched while typing: every error code by its origin, then the faults that the client
 * may recover from; below it what the chosen one does. Follows the combobox pattern of the ARIA Authoring Practices.
 */
export function ScenarioField({
	value,
	onChange,
}: {
	readonly value: string;
	readonly onChange: (scenario: string) => void;
}) {
	const { locale, words } = usePlayground();
	const id = useId();
	const [query, setQuery] = useState<string>();
	const scenarios = useScenarios(value !== "" || query !== undefined, locale);
	const chosen = scenarios?.find((scenario) => scenario.id === value);
	const options = query === undefined || !scenarios ? undefined : searchScenarios(scenarios, query);
	const choose = (scenario: string): void => {
		setQuery(undefined);
		onChange(scenario);
	};
	const { active, setActive, onKeyDown } = useKeys(options, { setQuery, choose });
	return (
		<>
			<div className={`${styles.choice} ${own.field}`}>
				<label htmlFor={id}>{words.scenario}</label>
				<input
					id={id}
					type="text"
					role="combobox"
					aria-expanded={options !== undefined}
					aria-controls={`${id}-list`}
					aria-autocomplete="list"
					aria-activedescendant={options && active >= 0 ? `${id}-list-${String(active)}` : undefined}
					autoComplete="off"
					spellCheck={false}
					value={query ?? chosen?.title ?? (value || words.noScenario)}
					onFocus={(event) => event.target.select()}
					onClick={() => setQuery("")}
					onBlur={() => setQuery(undefined)}
					onChange={(event) => {
						setQuery(event.target.value);
						setActive(event.target.value === "" ? -1 : 1);
					}}
					onKeyDown={onKeyDown}
				/>
				{options && (
					<Suspense>
						<ScenarioOptions
							id={`${id}-list`}
							options={options}
							active={active}
							value={value}
							onChoose={choose}
						/>
					</Suspense>
				)}
			</div>
			<Suspense>{chosen && <ScenarioNote scenario={chosen} />}</Suspense>
		</>
	);
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys that open the list, go through it, choose and close. The first place is that nothing goes wrong. */
function useKeys(
	options: readonly Scenario[] | undefined,
	{
		setQuery,
		choose,
	}: {
		readonly setQuery: (query: string | undefined) => void;
		readonly choose: (scenario: string) => void;
	},
) {
	const [active, setActive] = useState(-1);
	function onKeyDown(event: KeyboardEvent): void {
		const move = MOVES[event.key];
		const count = (options?.length ?? 0) + 1;
		if (move !== undefined) {
			event.preventDefault();
			if (!options) setQuery("");
			setActive(options ? (active + move + count) % count : 0);
		} else if (event.key === "Enter" && options && active >= 0 && active < count) {
			event.preventDefault();
			choose(options[active - 1]?.id ?? "");
			setActive(-1);
		} else if (event.key === "Escape" && options) {
			event.stopPropagation();
			setQuery(undefined);
			setActive(-1);
		}
	}
	return { active: Math.min(active, options?.length ?? 0), setActive, onKeyDown };
}
