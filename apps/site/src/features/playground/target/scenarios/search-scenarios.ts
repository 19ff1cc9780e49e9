import { matchesQuery } from "../../../../lib/words/turkish.ts";
import { type Scenario, SCENARIO_GROUPS } from "../state/catalogue.ts";

/** The scenarios in which every word of a query occurs, in the order of their groups: in the title, the code, or the change. */
export function searchScenarios(scenarios: readonly Scenario[], query: string): readonly Scenario[] {
	const found = scenarios.filter(({ id, title, change = "" }) =>
		matchesQuery(`${title}\n${id}\n${change}`, query.trim()),
	);
	return SCENARIO_GROUPS.flatMap((group) => found.filter((scenario) => scenario.group === group));
}
