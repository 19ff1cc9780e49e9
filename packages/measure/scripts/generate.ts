/**
 * Writes the table of the languages of reports from the files in `src/report/words`, and that of the names of metrics. `--check` writes nothing and exits 1 on a
 * difference.
 * Run: npm run generate --workspace packages/measure
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { writeGenerated } from "@pusula/tools/generated-file";
import { listTags, printLocaleTable } from "@pusula/tools/locale-table";

const REPORT = join(import.meta.dirname, "../src/report");

const TABLES = [
	{
		folder: "words",
		name: "reportWords",
		type: "ReportWords",
		constant: "REPORT_WORDS",
		docs: "What reports say, in every language.",
	},
	{
		folder: "metric-names",
		name: "metricNames",
		type: "MetricNames",
		constant: "METRIC_NAMES",
		docs: "Names of metrics, in every language.",
	},
];

for (const { folder, ...table } of TABLES)
	writeGenerated(
		{
			file: join(REPORT, `generated/${folder}.ts`),
			from: `packages/measure/src/report/${folder}`,
			text: printLocaleTable({
				...table,
				tags: listTags(readdirSync(join(REPORT, folder))),
				pathOf: (tag) => `../${folder}/${tag}.ts`,
			}),
		},
		process.argv.includes("--check"),
	);
