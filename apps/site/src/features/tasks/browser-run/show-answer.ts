import type { RunReport } from "@pusula/local";
import type { OnDevice } from "../../../../messages/tr/on-device.ts";
import { countSiteBytes } from "../../../facts/local/shipped-runs.ts";
import { fill } from "../../../lib/fill.ts";
import type { Locale } from "../../../lib/locale.ts";
import { toSizeWords } from "../../../lib/words/size-words.ts";
import { numbersIn } from "../../../locales/forms.ts";
import { drawAll } from "./draw.ts";
import { make } from "../../../lib/page/make-element.ts";
import type { RunData } from "./run-data.ts";
import { toCodeFold } from "./show-code.ts";
import type { RunPanel } from "./run-panel.ts";
import { compareAnswers } from "./same-answer.ts";
import { toDrawnParts } from "./to-drawn-parts.ts";

interface AnswerContext {
	readonly data: RunData;
	readonly words: OnDevice["run"];
	readonly locale: Locale;
	readonly panel: RunPanel;
}

/** Shows what a model returned, how long it took and where, and how it compares to the page's own result. */
export function showAnswer(output: unknown, report: RunReport | undefined, context: AnswerContext): void {
	const { data, words, locale, panel } = context;
	const { other, args, kind } = data;
	const input = other ? [make("p", {}, words[other.reason]), drawInput(other.input, context)] : [];
	panel.showResult(
		...input,
		drawAll(toDrawnParts(kind, output, { args, words }), locale),
		make("p", { class: "facts" }, listFacts(report, context).join(" · ")),
		make("p", { class: "facts" }, toComparison(output, context)),
		toCodeFold(data, words),
	);
}

/** That a model comes with the site, and how large it is with what runs it. */
export function toShippedWords({ model }: RunData, words: OnDevice["run"], locale: Locale): string {
	return fill(words.shipped, { size: toSizeWords(countSiteBytes(model), locale) });
}

function drawInput(
	input: NonNullable<RunData["other"]>["input"],
	{ words, locale }: AnswerContext,
): HTMLElement {
	return make("div", {}, make("p", { class: "facts" }, words.input), drawAll(input, locale));
}

/** `1,2 saniye, bu cihazda, WebAssembly`, and the model. */
function listFacts(
	report: RunReport | undefined,
	{ data, words, locale }: Pick<AnswerContext, "data" | "words" | "locale">,
): readonly string[] {
	const seconds = (ms: number): string =>
		numbersIn(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(ms / 1000);
	const { model, line, isShipped } = data;
	return [
		...(report
			? [
					fill(words.time, { seconds: seconds(report.runMs), device: words.devices[report.device] }),
					fill(words.load, { seconds: seconds(report.loadMs) }),
				]
			: []),
		model,
		line,
		...(isShipped ? [toShippedWords(data, words, locale)] : []),
	];
}

function toComparison(output: unknown, { data, words, locale }: AnswerContext): string {
	const comparison = compareAnswers(data.kind, output, data.expected, locale);
	if (comparison.kind === "same") return words.same;
	if (comparison.kind === "incomparable") return words.differentShape;
	const expected = comparison.expected.replace(/\.$/u, ""); // the sentence has a full stop of its own
	return fill(words.different, { expected });
}
