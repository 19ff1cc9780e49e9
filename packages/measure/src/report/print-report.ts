import type { Locale } from "@pusula/tasks";
import type { Report } from "./report.ts";
import { describeReport } from "./describe-report.ts";
import type { ReportSection } from "./report-section.ts";
import { escapeHtml } from "./escape-html.ts";
import { drawIntervals } from "./draw-intervals.ts";
import type { Delimiter } from "../table/split-cells.ts";
import { printCsvRow } from "./print-csv-row.ts";
import { REPORT_WORDS } from "./generated/words.ts";

/**
 * A report as CSV: a line for each row and model, with its value by the metric of rows.
 * @param report A report from `buildReport`.
 * @param locale Language of the words.
 * @param delimiter The character between cells. Default: a comma.
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const items = [{ row: 1, candidate: "small", answer: "bad", ms: 12 }];
 * const task = "text-classification";
 * const report = buildReport({ task, evaluation: resolveEvaluation(task), rows, items, candidates: ["small"] });
 * printCsvReport(report, "en").split("\n")[0]; // "row,input,expected,model,answer,right,accuracy,failure,simulated,compared"
 */
export function printCsvReport(report: Report, locale: Locale, delimiter?: Delimiter): string {
	const { items, normalization, rowMetric } = report;
	const simulated = listSimulated(report);
	const words = REPORT_WORDS[locale];
	const head = [
		words.row,
		words.input,
		words.expected,
		words.model,
		words.answer,
		words.right,
		rowMetric,
		words.failure,
		words.isSimulated,
		words.normalization,
	];
	const lines = items.flatMap(({ row, input, expected, answers }) =>
		answers.map(({ candidate, text, score, isRight, failure }) => [
			String(row),
			input,
			expected,
			candidate,
			text,
			isRight === undefined ? "" : String(Number(isRight)),
			score === undefined ? "" : String(score),
			failure ? `${failure.code}: ${failure.message}` : "",
			String(Number(simulated.has(candidate))),
			normalization,
		]),
	);
	return [head, ...lines].map((cells) => printCsvRow(cells, delimiter)).join("");
}

/**
 * A report as JSONL: a row with the answers of all models on each line, and how they were judged.
 * @param report A report from `buildReport`.
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const items = [{ row: 1, candidate: "small", answer: "bad", ms: 12 }];
 * const task = "text-classification";
 * const report = buildReport({ task, evaluation: resolveEvaluation(task), rows, items, candidates: ["small"] });
 * printJsonlReport(report).split("\n").length; // 2
 */
export function printJsonlReport(report: Report): string {
	const { items, normalization, rowMetric: metric } = report;
	const simulated = listSimulated(report);
	return items
		.map(({ answers, ...row }) => {
			const marked = answers.map((one) =>
				simulated.has(one.candidate) ? { ...one, isSimulated: true } : one,
			);
			return `${JSON.stringify({ ...row, metric, normalization, answers: marked })}\n`;
		})
		.join("");
}

/**
 * A report as Markdown with tables.
 * @param report A report from `buildReport`.
 * @param locale Language of the words.
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const items = [{ row: 1, candidate: "small", answer: "bad", ms: 12 }];
 * const task = "text-classification";
 * const report = buildReport({ task, evaluation: resolveEvaluation(task), rows, items, candidates: ["small"] });
 * printMarkdownReport(report, "en").split("\n")[0]; // "# text-classification: models on 1 row"
 */
export function printMarkdownReport(report: Report, locale: Locale): string {
	const { title, lead, sections, sources } = describeReport(report, locale);
	const links = sources.links.map(({ use, title: name, url }) => `${use}, [${name}](${url})`);
	const from = `${sources.intro}: ${links.join("; ")}.`;
	return (
		[`# ${escapeMarkdown(title)}`, ...lead, ...sections.map(printMarkdownSection), from].join("\n\n") + "\n"
	);
}

/**
 * A report as one HTML page that loads nothing and runs no script. Texts of models are shown as text, whatever they hold.
 * @param report A report from `buildReport`.
 * @param locale Language of the words.
 * @example
 * const rows = [{ number: 1, args: { inputs: "Lovely" }, input: "Lovely", expected: "good" }];
 * const items = [{ row: 1, candidate: "small", answer: "bad", ms: 12 }];
 * const task = "text-classification";
 * const report = buildReport({ task, evaluation: resolveEvaluation(task), rows, items, candidates: ["small"] });
 * printHtmlReport(report, "en").startsWith("<!doctype html>"); // true
 */
export function printHtmlReport(report: Report, locale: Locale): string {
	const { title, lead, sections, sources } = describeReport(report, locale, 1000);
	const links = sources.links.map(
		({ use, title: name, url }) => `${use}, <a href="${url}">${escapeHtml(name)}</a>`,
	);
	const [summary, ...rest] = sections.map(printHtmlSection);
	return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${lead.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n")}
${summary ?? ""}
${drawIntervals(report, locale)}
${rest.join("\n")}
<p>${sources.intro}: ${links.join("; ")}.</p>
</main>
</body>
</html>
`;
}

/** The models that did not run. */
function listSimulated({ models }: Report): ReadonlySet<string> {
	return new Set(models.flatMap(({ name, isSimulated }) => (isSimulated ? [name] : [])));
}

function printHtmlSection({ title, head, rows, note }: ReportSection): string {
	const cells = (row: readonly string[]): string =>
		row
			.map((cell, column) =>
				column === 0 ? `<th scope="row">${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`,
			)
			.join("");
	const table = `<div class="wide" role="region" tabindex="0" aria-label="${escapeHtml(title)}"><table>
<thead><tr>${head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join("")}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}
</tbody></table></div>`;
	return `<section><h2>${escapeHtml(title)}</h2>
${rows.length === 0 ? "" : table}${note === undefined ? "" : `\n<p>${escapeHtml(note)}</p>`}</section>`;
}

function printMarkdownSection({ title, head, rows, note }: ReportSection): string {
	const line = (cells: readonly string[]): string => `| ${cells.map(escapeMarkdown).join(" | ")} |`;
	const table = [line(head), `|${head.map(() => " --- |").join("")}`, ...rows.map(line)].join("\n");
	return [`## ${escapeMarkdown(title)}`, ...(rows.length === 0 ? [] : [table]), ...(note ? [note] : [])].join(
		"\n\n",
	);
}

/** Longest text of a cell in Markdown. */
const MOST_LETTERS = 200;

/** A text that Markdown shows as it is, on one line. */
function escapeMarkdown(text: string): string {
	const letters = Array.from(text.replaceAll(/\s+/g, " "));
	const short =
		letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join("")}…` : letters.join("");
	return short
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(/[\\`*_{}[\]>#|~!]/g, "\\$&");
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1d2733;--paper:#fff;--line:#c9d1da;--head:#eef2f6;--mark:#1f5fa8}
@media (prefers-color-scheme:dark){:root{--ink:#e6ebf1;--paper:#14191f;--line:#3a4552;--head:#1f2731;--mark:#7db4f0}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}
a{color:var(--mark)}
.wide{overflow-x:auto}
.wide:focus-visible{outline:2px solid var(--mark)}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{border:1px solid var(--line);padding:.3rem .6rem;text-align:start;vertical-align:top;overflow-wrap:break-word;white-space:pre-line;max-width:28rem}
thead th{background:var(--head)}
svg{display:block;margin-top:1rem;color:var(--ink)}
svg text{fill:currentColor;font:13px system-ui,sans-serif}
.range{stroke:var(--mark);stroke-width:3}.value{fill:var(--mark)}.axis{stroke:var(--line)}
`;
