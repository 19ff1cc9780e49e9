/**
 * Writes the lists of the calculators on the page of metrics from their files, in the order of their words in Turkish.
 * `--check` writes nothing and exits 1 where one differs.
 * Run: tsx scripts/write-calculators.ts
 */
import { join } from "node:path";
import { printImports, type Registry, type RegistryValue, writeRegistry } from "@pusula/tools/registry";
import { metricEntries } from "../messages/tr/metric-entries.ts";

const SOURCE = join(import.meta.dirname, "../src");
const METRICS = join(SOURCE, "features/metrics");
const ORDER = Object.keys(metricEntries);

write(
	join(SOURCE, "facts/generated/calculator-ids.ts"),
	(values) => `/** The anchors of all calculators, in the order of the page of metrics. */
export const CALCULATOR_IDS = [
${inOrder(values)
	.map(({ id }) => `\t"${id}",\n`)
	.join("")}] as const;

/** A calculator, by its anchor. */
export type CalculatorId = (typeof CALCULATOR_IDS)[number];
`,
);
write(
	join(METRICS, "generated/calculators.ts"),
	(values) => `import type { CalculatorId } from "../../../facts/generated/calculator-ids.ts";
import type { Calculator } from "../parts/calculator.ts";
${printImports(values, "../calculators")}

/** Every calculator, by its anchor on the page of metrics. */
export const CALCULATORS: Readonly<Record<CalculatorId, Calculator>> = {
${inOrder(values)
	.map(({ id, name }) => `\t${id === name ? name : `"${id}": ${name}`},\n`)
	.join("")}};
`,
);

function write(file: string, print: Registry["print"]): void {
	const folder = join(METRICS, "calculators");
	writeRegistry({ file, folder, type: "Calculator", print }, process.argv.includes("--check"));
}

/** In the order of the words; those without words come last. */
function inOrder(values: readonly RegistryValue[]): readonly RegistryValue[] {
	const placeOf = ({ id }: RegistryValue): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
	return values.toSorted((left, right) => placeOf(left) - placeOf(right));
}
