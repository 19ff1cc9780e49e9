import { buildReport, relabelItems } from "@pusula/measure";
import type { ParsedArgs } from "../../args/parse.ts";
import { readPrice } from "../../batch/price.ts";
import { readLimits } from "../../batch/read-limits.ts";
import { chooseDelimiter, openRowFile } from "../../batch/rows/row-file.ts";
import { planRows } from "../../batch/rows/row-args.ts";
import { resolveTask } from "../../calls/find-names.ts";
import { prepareOutput } from "../../calls/make-folder-of.ts";
import { openTarget, readTargetSettings } from "../../calls/open-target.ts";
import type { Context } from "../../terminal/context.ts";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { waitAndClose } from "../wait-and-close.ts";
import type { Messages } from "../../messages/messages.ts";
import { formatNumber } from "../../terminal/format.ts";
import { describeForeignLabels, readLabelMeanings } from "./label-meanings.ts";
import { measureModels, priceOfItem } from "./measure-models.ts";
import { readEvaluation } from "./read-evaluation.ts";
import { readRows } from "./read-rows.ts";
import { checkThresholds, readThreshold } from "./thresholds.ts";
import { refuseInput, resolveForms, writeReports } from "./write-reports.ts";

/** `pusula eval TASK FILE`: measures models on rows with right answers, and reports. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { words, io } = context;
	const [name = "", path = ""] = args.operands;
	const task = resolveTask(name, words);
	const thresholds = args.list("threshold").map((text) => readThreshold(text, words));
	const evaluation = readEvaluation(task, args, thresholds, words);
	const models = readModels(args, words);
	const limits = readLimits(args);
	const forms = resolveForms(args.list("out"), words);
	await refuseInput(forms, path, words);
	const price = args.text("price") === undefined ? undefined : readPrice(args.needed("price"), words);
	const plan = planRows(task, path, args, words);
	const file = await openRowFile(path, context);
	const rows = await readRows({ file, plan, evaluation, expected: args.needed("expected") }, words);
	const meanings = readLabelMeanings(args, models, rows, words);
	for (const { path: out } of forms) await prepareOutput(out, words);
	const targets = await Promise.all(
		models.map((model) => openTarget({ ...readTargetSettings(args), model }, context)),
	);
	const isSimulated = targets.some((target) => target.isSimulated);
	if (isSimulated) io.stderr.write(`${words.run.simulated}\n`);
	const measuring = measureModels({ context, evaluation, limits, models, plan, rows, targets, task });
	const { items: ended, fatal } = await waitAndClose(measuring, async () => {
		for (const target of targets) await target.close();
	});
	const items = relabelItems(ended, meanings);
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
	for (const sentence of describeForeignLabels(report, rows, items, context))
		io.stderr.write(`${sentence}\n`);
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

function readModels(args: ParsedArgs, words: Messages): readonly string[] {
	const models = args.list("model");
	if (models.length === 0) args.needed("model");
	const twice = models.find((model, index) => models.indexOf(model) !== index);
	if (twice !== undefined) throw new CliError(words.eval.modelTwice(twice));
	return models;
}
