import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import axe from "axe-core";

interface Scope {
	/** A selector of the part that is checked; without it, the whole page. */
	readonly within?: string;
	/** The only rules that are checked; without them, all that axe checks by default. */
	readonly rules?: readonly string[];
	/** Rules beside those that axe checks by default. */
	readonly more?: readonly string[];
}

/** What axe finds wrong in a page: one line for each rule, with the elements that break it. */
export async function findViolations(
	page: Page,
	{ within, rules, more = [] }: Scope = {},
): Promise<readonly string[]> {
	// Without this axe also makes a selector for every element that passes a rule.
	// The pages have no frames of other origins; the mode for those sends what every element is from a page to another.
	const builder = new AxeBuilder({ page, axeSource: QUICK_AXE }).setLegacyMode().options({
		resultTypes: ["violations"],
		rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
	});
	if (within !== undefined) builder.include(within);
	if (rules !== undefined) builder.withRules([...rules]);
	const { violations } = await builder.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/**
 * axe reads the colours of every text and of all that is behind it, as CSS writes them, each time anew, which is half of its
 * time on a long page. Here it reads each colour once.
 */
const QUICK_AXE = `${axe.source}
{
	const { Color } = axe.commons.color;
	const parse = Color.prototype.parseString;
	const known = new Map();
	Color.prototype.parseString = function (text) {
		const read = known.get(text) ?? parse.call(new Color(0, 0, 0), text);
		known.set(text, read);
		return Object.assign(this, { r: read.r, g: read.g, b: read.b, alpha: read.alpha });
	};
}`;
