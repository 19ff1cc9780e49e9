import type { PlaygroundTools } from "../../../../../messages/tr/playground-tools.ts";
import type { OptionGroup } from "../../parts/option-group.ts";
import { type Scenario, SCENARIO_GROUPS } from "../state/catalogue.ts";
import { searchScenarios } from "./search-scenarios.ts";

/** The scenarios that fit a query, in groups; before them, where nothing was typed, that everything goes well. */
export function listScenarioGroups(
	scenarios: readonly Scenario[],
	query: string,
	titles: PlaygroundTools["scenarios"]["groups"],
	none: string,
): readonly OptionGroup[] {
	const found = searchScenarios(scenarios, query);
	const groups = SCENARIO_GROUPS.map((group) => ({
		id: group,
		title: titles[group],
		options: found
			.filter((scenario) => scenario.group === group)
			.map(({ id, title }) => ({ value: id, title })),
	}));
	return query === "" ? [{ id: "none", options: [{ value: "", title: none }] }, ...groups] : groups;
}
