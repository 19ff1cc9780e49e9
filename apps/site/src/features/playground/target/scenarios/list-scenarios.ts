import { FAULT_PRESETS } from "@pusula/simulator";
import type { Locale } from "../../../../lib/locale.ts";
import type { ErrorPageFacts, Scenario } from "../state/catalogue.ts";
import { toScenarioId } from "./error-scenario.ts";
import { ERROR_SCENARIOS } from "./error-scenarios.ts";
import { printChange } from "./print-change.ts";

/** Every scenario in one language: one for each error that can happen here, then the faults that the client may get over. */
export function listScenarios(
	locale: Locale,
	pages: Readonly<Record<string, ErrorPageFacts>>,
): readonly Scenario[] {
	const errors = ERROR_SCENARIOS.map((scenario): Scenario => {
		const { code, target } = scenario;
		const { title, side } = pages[code] ?? { title: code, side: "call" };
		return { id: toScenarioId(code), title, group: side, code, target, change: printChange(scenario) };
	});
	const faults = FAULT_PRESETS.map(({ id, titles }): Scenario => ({
		id,
		title: titles[locale],
		group: "fault",
	}));
	return [...errors, ...faults];
}
