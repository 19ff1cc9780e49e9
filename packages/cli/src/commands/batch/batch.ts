import { now } from "../../io/clock.ts";
import { CALLABLE_TASKS, type CallableTask, type CallableTaskId } from "@pusula/tasks";
import type { ParsedArgs } from "../../args/parse.ts";
import { createBudget } from "../../batch/budget.ts";
import { type LineOptions, printLine } from "../../batch/print-line.ts";
import { type Price, readMaxPrice, readPrice } from "../../batch/call/price.ts";
import { type Limits, readLimits } from "../../batch/read-limits.ts";
import type { RowStore } from "../../batch/store/row-store.ts";
import { findServerUrl } from "../../batch/redis/server-url.ts";
import { openRows } from "../../batch/rows/open-rows.ts";
import { chooseDelimiter, openRowFile, resolveFormat, type RowFile } from "../../batch/rows/row-file.ts";
import { planCalls, type CallPlan, toRowArgs } from "../../batch/rows/row-args.ts";
import { runRows, type Stop } from "../../batch/run-rows.ts";
import { resolveTask } from "../../calls/find-names.ts";
import { makeFolder, makeFolderOf } from "../../calls/make-folder-of.ts";
import { checkProvider, openTarget, readTargetSettings, type Target } from "../../calls/open-target.ts";
import { toFileReason } from "../../calls/read-files.ts";
import type { Context } from "../../terminal/context.ts";
import { CliError, EXIT } from "../../errors/cli-error.ts";
import { isOfSystem } from "../../errors/is-of-system.ts";
import { formatNumber } from "../../terminal/format.ts";
import { createProgress } from "../../terminal/progress.ts";
import { waitAndClose } from "../parts/wait-and-close.ts";
import { checkRows, type CheckedRows } from "./check-rows.ts";
import { openCalls } from "./open-calls.ts";
import { openRowStore } from "./open-row-store.ts";
import { printEnd, printPlan } from "./report-run.ts";
import { writeFailures } from "./write-failures.ts";

/** `pusula batch TASK FILE --out FILE`: one call for each row of a file, each result kept once. */
export async function run(context: Context, args: ParsedArgs): Promise<number> {
	const { words } = context;
	const [name = "", path = ""] = args.operands;
	const task = resolveTask(name, words);
	const out = args.needed("out");
	const plan = planCalls(task, path, args, words);
	const price = args.text("price") === undefined ? undefined : readPrice(args.needed("price"), words);
	const maxPrice = readMaxPrice(args.text("max-price"), price, words);
	const limits = readLimits(args);
	const format = resolveFormat(out, words);
	const file = await openRowFile(path, context);
	const checked = await checkRows(file, plan, context);
	if (args.flag("dry-run")) {
		checkProvider(args.text("provider"), words);
		printPlan({ checked, isJson: args.flag("json"), price, task }, context);
		return EXIT.done;
	}
	const isQueued = findServerUrl(args, context.io.env, words) !== undefined;
	await makeFolderOf(out, words);
	const target = await openTarget(readTargetSettings(args), context, !isQueued);
	if (target.isSimulated) context.io.stderr.write(`${words.run.simulated}\n`);
	const row: CallableTask = CALLABLE_TASKS[task];
	const line: LineOptions = {
		format,
		delimiter: chooseDelimiter(format, file),
		columns: checked.columns,
		folder: `${out}.files`,
		file: row.file,
	};
	if (row.file !== undefined) await makeFolder(line.folder);
	const store = await openRowStore({ out, line, plan, target }, context);
	try {
		return await runAll({
			args,
			checked,
			context,
			file,
			limits,
			line,
			maxPrice,
			out,
			plan,
			price,
			store,
			target,
			task,
		});
	} finally {
		store.close();
		await target.close();
	}
}

interface Run {
	readonly args: ParsedArgs;
	readonly checked: CheckedRows;
	readonly context: Context;
	readonly file: RowFile;
	readonly limits: Limits;
	readonly line: LineOptions;
	readonly maxPrice: number | undefined;
	readonly out: string;
	readonly plan: CallPlan;
	readonly price: Price | undefined;
	readonly store: RowStore;
	readonly target: Target;
	readonly task: CallableTaskId;
}

async function runAll(job: Run): Promise<number> {
	const { args, checked, context, file, limits, line, maxPrice, out, plan, price, store, target, task } = job;
	const { words, io } = context;
	const isRetried = args.flag("retry-failed");
	const before = store.counts();
	const [rows, last] = [checked.count, before.last].map((count) => formatNumber(count, context.locale));
	if (before.last > checked.count) throw new CliError(words.batch.fewerRows(rows ?? "", last ?? ""));
	const counted = { done: before.done, failed: isRetried ? 0 : before.failed };
	const { mostInputTokens: inputTokens, mostOutputTokens: outputTokens } = before;
	const budget = createBudget(maxPrice, before.price);
	const account = budget.open(
		price,
		inputTokens === null ? undefined : { inputTokens, outputTokens: outputTokens ?? 0 },
	);
	const earlier = counted.done + counted.failed;
	const wasWithWorkers = store.runId() !== undefined;
	const progress = createProgress(checked.count, earlier, context, now);
	const { calls, atOnce, close } = await openCalls({ args, limits, out, plan, store, target, task }, context);
	const reportInterrupt = (): void => progress.end();
	io.signal.addEventListener("abort", reportInterrupt, { once: true });
	const running = runRows({
		rows: openRows(file, words),
		store,
		calls,
		budget,
		account,
		atOnce,
		isRetried,
		wasWithWorkers,
		signal: io.signal,
		toArgs: (row) => toRowArgs(row, plan, words),
		toLine: (row, output) => printLine(row, output, line),
		onRow: (hasFailed) => {
			if (hasFailed) counted.failed += 1;
			else counted.done += 1;
			progress.update(counted.done, counted.failed, calls.active());
		},
	});
	let stop: Stop | undefined;
	try {
		stop = await waitAndClose(running, close);
	} catch (error) {
		throw toKeepError(error, out, words);
	} finally {
		io.signal.removeEventListener("abort", reportInterrupt);
		progress.end();
	}
	const { path: failures, problem } = await writeFailures(out, store, words);
	if (stop) io.stderr.write(`${toSentence(stop, words)}\n`);
	printEnd(
		{ counts: store.counts(), total: checked.count, failures, isJson: args.flag("json"), price },
		context,
	);
	if (problem !== undefined) io.stderr.write(`${problem}\n`);
	if (stop?.kind === "error") throw stop.error;
	const isWritten = stop === undefined && problem === undefined;
	return isWritten && store.counts().done === checked.count ? EXIT.done : EXIT.failed;
}

function toSentence(stop: Stop, words: Context["words"]): string {
	if (stop.kind === "changed") return words.batch.changed(stop.row);
	return { price: words.batch.priceReached, blind: words.batch.noTokens, error: words.batch.everyRow }[
		stop.kind
	];
}

/** What the system says when a result cannot be written, such as a full disk, as a sentence; any other error as it is. */
function toKeepError(error: unknown, out: string, words: Context["words"]): unknown {
	return isOfSystem(error)
		? new CliError(words.batch.cannotKeep(out, toFileReason(error, words)), EXIT.failed)
		: error;
}
