import {
	type LabelMeanings,
	listForeignLabels,
	type MeasuredItem,
	type MeasuredRow,
	type Report,
} from "@pusula/measure";
import { METRICS } from "@pusula/metrics";
import type { ParsedArgs } from "../../args/parse.ts";
import { pairs } from "../../calls/read-values.ts";
import { CliError } from "../../errors/cli-error.ts";
import { hideControls } from "../../errors/print-error.ts";
import type { Messages } from "../../messages/messages.ts";
import type { Context } from "../../terminal/context.ts";
import { formatNumber } from "../../terminal/format.ts";
import { cut } from "../../terminal/wrap.ts";

/** Foreign answers that a sentence names. */
const MOST_NAMED = 10;

/** Letters of an answer in a sentence. */
const MOST_LETTERS = 40;

/**
 * What answers mean in the labels of the data, for all models: `--label POSITIVE=olumlu`.
 * @throws CliError for a meaning that no row has
 */
export function readLabelMeanings(
	args: ParsedArgs,
	models: readonly string[],
	rows: readonly MeasuredRow[],
	words: Messages,
): LabelMeanings {
	const meanings = pairs(args.list("label"), "label", words);
	const known = [
		...new Set(rows.flatMap(({ expected }) => (typeof expected === "string" ? [expected] : []))),
	];
	const wrong = meanings.find(([, label]) => !known.includes(label));
	if (wrong) throw new CliError(words.eval.noSuchLabel(wrong.join("="), known.slice(0, MOST_NAMED)));
	return Object.fromEntries(models.map((model) => [model, Object.fromEntries(meanings)]));
}

/** A sentence for each model whose answers are no labels of the data, where answers are compared as labels. What a simulator answers means nothing. */
export function describeForeignLabels(
	{ metrics, models, normalization }: Report,
	rows: readonly MeasuredRow[],
	items: readonly MeasuredItem[],
	{ words, locale }: Context,
): readonly string[] {
	const [metric] = metrics;
	if (metric === undefined || METRICS[metric].input !== "labels") return [];
	const foreign = listForeignLabels(rows, items, normalization);
	return models.flatMap(({ name, isSimulated }) => {
		const own = isSimulated ? [] : foreign.filter(({ candidate }) => candidate === name);
		const [first] = own;
		if (!first) return [];
		const toName = (label: string): string => cut(hideControls(label).replaceAll(/\s+/g, " "), MOST_LETTERS);
		const named = own
			.slice(0, MOST_NAMED)
			.map(({ label, count }) => `${toName(label)} (${formatNumber(count, locale)})`);
		const list = own.length > MOST_NAMED ? [...named, "…"] : named;
		return [words.eval.foreignLabels(name, list.join(", "), toName(first.label))];
	});
}
