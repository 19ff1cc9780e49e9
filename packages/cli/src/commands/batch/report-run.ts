import type { CallableTaskId } from "@pusula/tasks";
import { roundSum } from "../../batch/budget.ts";
import { type Price, priceOfInputs } from "../../batch/call/price.ts";
import type { RowCounts } from "../../batch/store/row-store.ts";
import type { Context } from "../../terminal/context.ts";
import { formatNumber } from "../../terminal/format.ts";
import { hasFiles } from "./has-files.ts";
import type { CheckedRows } from "./check-rows.ts";

interface RunPlan {
	readonly checked: CheckedRows;
	readonly isJson: boolean;
	readonly price: Price | undefined;
	readonly task: CallableTaskId;
}

/** What a run would do, on standard output: sentences or JSON. */
export function printPlan(plan: RunPlan, { io, words, locale }: Context): void {
	const { count } = plan.checked;
	const { price, inputPrice } = estimateCost(plan);
	if (plan.isJson) {
		io.stdout.write(`${JSON.stringify({ task: plan.task, rows: count, calls: count, price, inputPrice })}\n`);
		return;
	}
	const sum = formatNumber(price ?? inputPrice ?? 0, locale, 6);
	const about = inputPrice === undefined ? words.batch.priceUnknown : words.batch.wouldCostAbout(sum);
	const cost = price === undefined ? about : words.batch.wouldCost(sum);
	io.stdout.write(`${words.batch.wouldRun(formatNumber(count, locale), plan.task)}\n${cost}\n`);
}

interface RunEnd {
	readonly counts: RowCounts;
	readonly total: number;
	/** Path of the failed rows. */
	readonly failures: string | undefined;
	readonly isJson: boolean;
	readonly price: Price | undefined;
}

/** The sums of a run: sentences on standard error, or JSON on standard output. */
export function printEnd(
	{ counts, total, failures, isJson, price }: RunEnd,
	{ io, words, locale }: Context,
): void {
	const { done, failed, inputTokens, outputTokens } = counts;
	if (isJson) {
		const spent = price === undefined ? undefined : roundSum(counts.price);
		const sums = {
			rows: total,
			done,
			failed,
			open: total - done - failed,
			inputTokens,
			outputTokens,
			price: spent,
		};
		io.stdout.write(`${JSON.stringify(sums)}\n`);
		return;
	}
	const number = (value: number): string => formatNumber(value, locale, 6);
	const lines = [
		words.batch.end(number(total), number(done), number(failed), number(total - done - failed)),
		...(inputTokens + outputTokens === 0
			? []
			: [words.batch.tokens(number(inputTokens), number(outputTokens))]),
		...(price === undefined ? [] : [words.batch.spent(number(counts.price))]),
		...(failures === undefined ? [] : [words.batch.failuresIn(failures)]),
	];
	io.stderr.write(lines.map((line) => `${line}\n`).join(""));
}

/** The price of all calls, or about that of their inputs; neither where it is not known. */
function estimateCost({ checked, price, task }: RunPlan): {
	readonly price?: number;
	readonly inputPrice?: number;
} {
	if (price?.kind === "call") return { price: roundSum(price.each * checked.count) };
	if (price === undefined || hasFiles(task)) return {}; // providers count a file in ways of their own
	return { inputPrice: roundSum(priceOfInputs(price, checked.characters)) };
}
