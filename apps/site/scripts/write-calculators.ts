/**
 * Writes the list of the calculators on the page of metrics from their files, in the order of their words in Turkish.
 * `--check` writes nothing and exits 1 where it differs.
 * Run: tsx scripts/write-calculators.ts
 */
import { join } from "node:path";
import { printImports, writeRegistry } from "@pusula/tools/registry";
import { metricEntries } from "../messages/tr/metric-entries.ts";

const METRICS = join(import.meta.dirname, "../src/features/metrics");
const ORDER = Object.keys(metricEntries);

writeRegistry(
	{
		file: join(METRICS, "generated/calculators.ts"),
		folder: join(METRICS, "calculators"),
		type: "Calculator",
		print: (values) => `import type { MetricEntries } from "../../../../messages/metric-entries.ts";
import type { Calculator } from "../calculator.ts";
${printImports(values, "../calculators")}

/** Every calculator, by its anchor on the page of metrics and in the order of that page. */
export const CALCULATORS = {
${values
	.toSorted((left, right) => ORDER.indexOf(left.id) - ORDER.indexOf(right.id))
	.map(({ id, name }) => `\t${id === name ? name : `"${id}": ${name}`},\n`)
	.join("")}} satisfies Readonly<Record<keyof MetricEntries, Calculator>>;
`,
	},
	process.argv.includes("--check"),
);
