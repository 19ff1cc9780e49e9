import {
	buildReport,
	type Evaluation,
	type LabelMeanings,
	type MeasuredRow,
	relabelItems,
} from "@pusula/measure";
import type { CallableTaskId } from "@pusula/tasks";
import type { ParsedArgs } from "../../args/parse.ts";
import { readMaxPrice } from "../../batch/call/price.ts";
import { readLimits } from "../../batch/read-limits.ts";
import { chooseDelimiter, openRowFile, type RowFile } from "../../batch/rows/row-file.ts";
import { planCalls } from "../../batch/rows/row-args.ts";
import { resolveTask } from "../../calls/find-names.ts";
import { prepareOutput } from "../../calls/make-folder-of.ts";
import { openTarget, readTargetSettings } from "../../calls/open-target.ts";
import type { Context } from "../../terminal/context.ts";
import { EXIT } from "../../errors/cli-error.ts";
import { formatNumber } from "../../terminal/format.ts";
import { describeForeignLabels, readLabelMeanings } from "./label-meanings.ts";
import { measureAndKeep, type MeasuredOnce } from "./measure-and-keep.ts";
import { priceOfItem } from "./measure-models.ts";
import { readEvaluation } from "./read-evaluation.ts";
import { type ChosenModel, readModels } from "./read-models.ts";
import { readRows } from "./read-rows.ts";
import { checkThresholds, readThreshold, type Threshold } from "./thresholds.ts";
import { refuseInput, type ReportForm, resolveForms, writeReports } from "./write-reports.ts";

/** `pusula eval TASK FILE`: measures models on rows with right answers, and reports. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { words, io } = context;
	const [name = "", path = ""] = args.operands;
	const task = resolveTask(name, words);
	const thresholds = args.list("threshold").map((text) => readThreshold(text, task, words));
	const evaluation = readEvaluation(task, args, thresholds, words);
	const models = readModels(args, words);
	const limits = readLimits(args);
	const forms = resolveForms(args.list("out"), words);
	await refuseInput(forms, path, words);
	const maxPrice = readMaxPrice(args.text("max-price"), models[0]?.price, words);
	const plan = planCalls(task, path, args, words);
	const file = await openRowFile(path, context);
	const rows = await readRows({ file, plan, evaluation, expected: args.needed("expected") }, context);
	const names = models.map((one) => one.name);
	const meanings = readLabelMeanings(args, names, rows, words);
	for (const { path: out } of forms) await prepareOutput(out, words);
	const targets = await Promise.all(
		models.map(({ model, provider }) =>
			openTarget({ ...readTargetSettings(args), model, provider }, context),
		),
	);
	const isSimulated = targets.some((target) => target.isSimulated);
	if (isSimulated) io.stderr.write(`${words.run.simulated}\n`);
	const measured = await measureAndKeep({
		context,
		evaluation,
		limits,
		models,
		maxPrice,
		out: forms[0]?.path,
		plan,
		rows,
		targets,
		task,
	});
	try {
		return await report(
			{ args, evaluation, file, forms, isSimulated, meanings, measured, models, rows, task, thresholds },
			context,
		);
	} finally {
		measured.close();
	}
}

interface Ended {
	readonly args: ParsedArgs;
	readonly evaluation: Evaluation;
	readonly file: RowFile;
	readonly forms: readonly ReportForm[];
	readonly isSimulated: boolean;
	readonly meanings: LabelMeanings;
	readonly measured: MeasuredOnce;
	readonly models: readonly ChosenModel[];
	readonly rows: readonly MeasuredRow[];
	readonly task: CallableTaskId;
	readonly thresholds: readonly Threshold[];
}

/** Writes the report of what was measured, reports what ended it early, and returns the exit code. */
async function report(ended: Ended, context: Context): Promise<number> {
	const { args, file, forms, measured, models, rows, thresholds, ...rest } = ended;
	const { words, io } = context;
	const { fatal, isWhole, keptIn, stop } = measured;
	const items = relabelItems(measured.items, ended.meanings);
	if (!items.some(({ answer }) => answer !== undefined)) {
		if (fatal) throw fatal;
		io.signal.throwIfAborted();
	}
	const reported = rows.filter(({ number }) => items.some(({ row }) => row === number));
	const prices = new Map(models.map(({ name, price }) => [name, price]));
	const built = buildReport({
		...rest,
		rows: reported,
		items,
		candidates: models.map(({ name }) => name),
		...(models[0]?.price && { priceOf: (item) => priceOfItem(item, prices.get(item.candidate)) }),
	});
	const delimiter = chooseDelimiter("csv", file);
	await writeReports(built, { forms, isJson: args.flag("json"), delimiter }, context);
	const awaited = measured.items.filter(({ job }) => job !== undefined).length;
	if (isWhole && awaited === 0) measured.forget();
	for (const sentence of describeForeignLabels(built, rows, items, context)) io.stderr.write(`${sentence}\n`);
	if (stop !== undefined) io.stderr.write(`${stop}\n`);
	if (awaited > 0 && keptIn !== undefined)
		io.stderr.write(`${words.eval.awaited(formatNumber(awaited, context.locale), keptIn)}\n`);
	if (!isWhole) {
		const [done = "", all = ""] = [reported, rows].map(({ length }) => formatNumber(length, context.locale));
		io.stderr.write(`${words.eval.partial(done, all)}\n`);
	}
	if (fatal) throw fatal;
	if (!isWhole) return EXIT.failed;
	const missed = checkThresholds(built, thresholds, context);
	for (const sentence of missed) io.stderr.write(`${context.errorStyle("bad", sentence)}\n`);
	const hasAnswers = built.models.every(({ answered }) => answered > 0);
	return missed.length === 0 && hasAnswers ? EXIT.done : EXIT.failed;
}
