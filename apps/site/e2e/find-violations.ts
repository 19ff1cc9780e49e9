import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

interface Scope {
	/** A selector of the part that is checked; without it, the whole page. */
	readonly within?: string;
	/** The only rules that are checked; without them, all. */
	readonly rules?: readonly string[];
}

/** What axe finds wrong in a page: one line for each rule, with the elements that break it. */
export async function findViolations(page: Page, { within, rules }: Scope = {}): Promise<readonly string[]> {
	// Without this axe also makes a selector for every element that passes a rule.
	const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
	if (within !== undefined) axe.include(within);
	if (rules !== undefined) axe.withRules([...rules]);
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
