import {
	buildReport,
	completeLabels,
	type Evaluation,
	EVALUATIONS,
	MeasureError,
	METRICS_OF_KIND,
	printAnswer,
	printInput,
	type MeasuredRow,
	readExpected,
	resolveEvaluation,
} from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { ParsedArgs } from "../../args/parse.ts";
import { readPrice } from "../../batch/price.ts";
import { readLimits } from "../../batch/read-limits.ts";
import { cellOf, openRows, type Row } from "../../batch/rows/open-rows.ts";
import { chooseDelimiter, openRowFile, type RowFile } from "../../batch/rows/row-file.ts";
import { planRows, type RowPlan, toRowArgs } from "../../batch/rows/row-args.ts";
import { resolveTask } from "../../calls/find-names.ts";
import { prepareOutput } from "../../calls/make-folder-of.ts";
import { openTarget, readTargetSettings } from "../../calls/open-target.ts";
import type { Context } from "../../terminal/context.ts";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { waitAndClose } from "../wait-and-close.ts";
import type { Messages } from "../../messages/messages.ts";
import { formatNumber } from "../../terminal/format.ts";
import { measureModels, priceOfItem } from "./measure-models.ts";
import { checkThresholds, readThreshold, type Threshold } from "./thresholds.ts";
import { refuseInput, resolveForms, writeReports } from "./write-reports.ts";

/** `pusula eval TASK FILE`: measures models on rows with right answers, and reports. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { words, io } = context;
	const [name = "", path = ""] = args.operands;
	const task = resolveTask(name, words);
	const thresholds = args.list("threshold").map((text) => readThreshold(text, words));
	const evaluation = resolveMetrics(task, { names: args.list("metric"), thresholds }, words);
	const models = readModels(args, words);
	const limits = readLimits(args);
	const forms = resolveForms(args.list("out"), words);
	await refuseInput(forms, path, words);
	const price = args.text("price") === undefined ? undefined : readPrice(args.needed("price"), words);
	const plan = planRows(task, path, args, words);
	const file = await openRowFile(path, context);
	const rows = await readRows({ file, plan, evaluation, expected: args.needed("expected") }, words);
	for (const { path: out } of forms) await prepareOutput(out, words);
	const targets = await Promise.all(
		models.map((model) => openTarget({ ...readTargetSettings(args), model }, context)),
	);
	const isSimulated = targets.some((target) => target.isSimulated);
	if (isSimulated) io.stderr.write(`${words.run.simulated}\n`);
	const measuring = measureModels({ context, evaluation, limits, models, plan, rows, targets, task });
	const { items, fatal } = await waitAndClose(measuring, async () => {
		for (const target of targets) await target.close();
	});
	if (!items.some(({ answer }) => answer !== undefined)) {
		if (fatal) throw fatal;
		io.signal.throwIfAborted();
	}
	const measured = rows.filter(({ number }) => items.some(({ row }) => row === number));
	const report = buildReport({
		task,
		evaluation,
		rows: measured,
		items,
		candidates: models,
		isSimulated,
		...(price && { priceOf: (item) => priceOfItem(item, price) }),
	});
	const delimiter = chooseDelimiter("csv", file);
	await writeReports(report, { forms, isJson: args.flag("json"), delimiter }, context);
	const isWhole = items.length === rows.length * models.length;
	if (!isWhole) {
		const [done = "", all = ""] = [measured, rows].map(({ length }) => formatNumber(length, context.locale));
		io.stderr.write(`${words.eval.partial(done, all)}\n`);
	}
	if (fatal) throw fatal;
	if (!isWhole) return EXIT.failed;
	const missed = checkThresholds(report, thresholds, context);
	for (const sentence of missed) io.stderr.write(`${context.errorStyle("bad", sentence)}\n`);
	const hasAnswers = report.models.every(({ answered }) => answered > 0);
	return missed.length === 0 && hasAnswers ? EXIT.done : EXIT.failed;
}

/** The metrics that the options name, or those of the task; metrics of thresholds are measured too. */
function resolveMetrics(
	task: CallableTaskId,
	{ names, thresholds }: { readonly names: readonly string[]; readonly thresholds: readonly Threshold[] },
	words: Messages,
): Evaluation {
	const evaluation = EVALUATIONS[task];
	if (!evaluation) throw new CliError(words.eval.noEvaluation(task, Object.keys(EVALUATIONS)));
	const known: readonly string[] = METRICS_OF_KIND[evaluation.kind];
	const wanted = thresholds.flatMap(({ metric }) => (metric === undefined ? [] : [metric]));
	const unfit = [...names, ...wanted].find((name) => !known.includes(name));
	if (unfit !== undefined) throw new CliError(words.eval.badMetric(unfit, task, known));
	const { metrics } = resolveEvaluation(task, names);
	return resolveEvaluation(task, [...new Set([...metrics, ...wanted])]);
}

function readModels(args: ParsedArgs, words: Messages): readonly string[] {
	const models = args.list("model");
	if (models.length === 0) args.needed("model");
	const twice = models.find((model, index) => models.indexOf(model) !== index);
	if (twice !== undefined) throw new CliError(words.eval.modelTwice(twice));
	return models;
}

interface RowSource {
	readonly file: RowFile;
	readonly plan: RowPlan;
	readonly evaluation: Evaluation;
	/** Column of the right answers. */
	readonly expected: string;
}

/** All rows with their calls and right answers, before one call is made. Throws a `CliError` that names a row. */
async function readRows(
	{ file, plan, evaluation, expected }: RowSource,
	words: Messages,
): Promise<readonly MeasuredRow[]> {
	const read: (Row & Pick<MeasuredRow, "expected">)[] = [];
	for await (const row of openRows(file, words)) {
		const { number, cells } = row;
		const cell = cellOf(row, expected);
		if (cell === undefined) throw new CliError(words.rows.noColumn(number, expected, Object.keys(cells)));
		const { [expected]: _, ...others } = cells;
		if (cell === null || (typeof cell === "string" && cell.trim() === ""))
			throw new CliError(words.rows.inRow(number, words.rows.emptyCell(expected)));
		read.push({ number, cells: others, expected: toAnswer(cell, number, evaluation, words) });
	}
	if (read.length === 0) throw new CliError(words.rows.none(file.path));
	const shared = completeLabels({
		task: plan.task,
		shared: plan.shared,
		isInRows: (name) => plan.columns.has(name) || read.some(({ cells }) => Object.hasOwn(cells, name)),
		answers: read.map((row) => printAnswer(row.expected)),
	});
	return read.map(({ number, cells, expected: answer }) => {
		const args = toRowArgs({ number, cells }, { ...plan, shared }, words);
		return { number, args, input: printInput(args), expected: answer };
	});
}

function toAnswer(
	cell: unknown,
	number: number,
	{ kind }: Evaluation,
	words: Messages,
): MeasuredRow["expected"] {
	try {
		return readExpected(kind, cell, number);
	} catch (error) {
		throw error instanceof MeasureError ? new CliError(words.rows.inRow(number, error.message)) : error;
	}
}
