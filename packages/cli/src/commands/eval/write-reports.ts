import { stat, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import type { Locale } from "@pusula/tasks";
import {
	type Delimiter,
	describeReport,
	printCsvReport,
	printHtmlReport,
	printJsonlReport,
	printMarkdownReport,
	type Report,
	type ReportSection,
} from "@pusula/measure";
import { toFileReason } from "../../calls/read-files.ts";
import type { Context } from "../../terminal/context.ts";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { hideControls } from "../../errors/print-error.ts";
import type { Messages } from "../../messages/messages.ts";
import { drawTable } from "../../terminal/table.ts";
import { wrap } from "../../terminal/wrap.ts";

/** Wrong answers that the terminal shows. */
const MOST_WRONG = 10;

const PRINTERS: Readonly<Record<string, (report: Report, locale: Locale, delimiter: Delimiter) => string>> = {
	".json": printJson,
	".jsonl": printJsonlReport,
	".csv": printCsvReport,
	".md": printMarkdownReport,
	".html": printHtmlReport,
	".txt": () => "",
};

/** A report file with what prints it. */
export interface ReportForm {
	readonly path: string;
	readonly end: string;
}

/** The forms that the names of files choose. Throws a `CliError` for an ending that no form has. */
export function resolveForms(paths: readonly string[], words: Messages): readonly ReportForm[] {
	return paths.map((path) => {
		const end = extname(path).toLowerCase();
		if (PRINTERS[end]) return { path, end };
		throw new CliError(words.eval.unknownForm(path, Object.keys(PRINTERS)));
	});
}

/** Throws a `CliError` where a report would take the place of the rows, under whatever name. */
export async function refuseInput(
	forms: readonly ReportForm[],
	input: string,
	words: Messages,
): Promise<void> {
	const rows = await stat(input).catch(() => undefined);
	for (const { path } of forms) {
		const found = await stat(path).catch(() => undefined);
		if (rows && found?.ino === rows.ino && found.dev === rows.dev)
			throw new CliError(words.eval.outIsInput(path));
	}
}

/** Writes a report to its files, and to standard output as text or JSON; each of them, whatever becomes of the others. `delimiter` is that of CSV files. */
export async function writeReports(
	report: Report,
	{
		forms,
		isJson,
		delimiter,
	}: { readonly forms: readonly ReportForm[]; readonly isJson: boolean; readonly delimiter: Delimiter },
	context: Context,
): Promise<void> {
	const { io, words, locale } = context;
	const failures: string[] = [];
	for (const { path, end } of forms) {
		const plain: Context = { ...context, style: (_tone, text) => text, width: 120 };
		const text =
			end === ".txt" ? drawReport(report, plain) : (PRINTERS[end]?.(report, locale, delimiter) ?? "");
		try {
			await writeFile(path, text);
		} catch (error) {
			failures.push(words.run.cannotWrite(path, toFileReason(error, words)));
		}
	}
	io.stdout.write(isJson ? printJson(report) : drawReport(report, context));
	if (failures.length > 0) throw new CliError(failures.join("\n"), EXIT.failed);
}

function printJson(report: Report): string {
	return `${JSON.stringify(report, null, "\t")}\n`;
}

function drawReport(report: Report, context: Context): string {
	const { locale, style, width } = context;
	const { title, lead, sections } = describeReport(report, locale, MOST_WRONG);
	const [summary, ...rest] = sections;
	return [
		`${style("title", title)}\n${wrap(lead.join(" "), width).join("\n")}\n`,
		...(summary ? [drawSummary(summary, context)] : []),
		...rest.map((section) => drawSection(section, context)),
	].join("");
}

/** The figures of each model under its name: a table with all of them would be too wide for most terminals. */
function drawSummary({ head, rows, note }: ReportSection, context: Context): string {
	const models = rows
		.map(([name = "", ...cells]) => {
			const lines = cells.map((cell, index) => [`  ${head[index + 1] ?? ""}`, cell]);
			return `\n${context.style("title", name)}\n${drawTable(lines, context)}`;
		})
		.join("");
	return note === undefined ? models : `${models}\n${wrap(note, context.width).join("\n")}\n`;
}

function drawSection({ title, head, rows, note }: ReportSection, context: Context): string {
	const { style, width } = context;
	const cells = rows.map((row) => row.map((cell) => hideControls(cell).replaceAll(/\s+/g, " ")));
	const table = rows.length === 0 ? "" : drawTable(cells, { width, style, titles: head });
	return `\n${style("title", title)}\n${table}${note === undefined ? "" : `${wrap(note, width).join("\n")}\n`}`;
}
