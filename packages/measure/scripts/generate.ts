/**
 * Writes the table of the languages of reports from the files in `src/report/words`. `--check` writes nothing and exits 1 on a
 * difference.
 * Run: npm run generate --workspace packages/measure
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { writeGenerated } from "@pusula/tools/generated-file";
import { listTags, printLocaleTable } from "@pusula/tools/locale-table";

const REPORT = join(import.meta.dirname, "../src/report");

writeGenerated(
	{
		file: join(REPORT, "generated/words.ts"),
		from: "packages/measure/src/report/words",
		text: printLocaleTable({
			tags: listTags(readdirSync(join(REPORT, "words"))),
			name: "reportWords",
			pathOf: (tag) => `../words/${tag}.ts`,
			type: "ReportWords",
			constant: "REPORT_WORDS",
			docs: "What reports say, in every language.",
		}),
	},
	process.argv.includes("--check"),
);
