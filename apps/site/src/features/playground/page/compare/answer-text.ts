import type { OutputKind } from "@pusula/tasks";
import type { Locale } from "../../../../lib/locale.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import type { Scored } from "../../answer/outputs/label-view.tsx";
import type { RunState } from "../../run/state/run-state.ts";
import { findText } from "../../run/saved/find-text.ts";

/**
 * An answer that has ended as a text to compare: what was written, or a line for each label or answer, best first, with its
 * score. Undefined for one that goes on, has no text, or is of another kind.
 */
export function toAnswerText(
	kind: OutputKind,
	{ status, output }: RunState,
	locale: Locale,
): string | undefined {
	if (status !== "done" && status !== "stopped") return undefined;
	return WRITERS[kind]?.(output, locale) || undefined;
}

const WRITERS: Readonly<Partial<Record<OutputKind, (output: unknown, locale: Locale) => string>>> = {
	chat: toWritten,
	text: toWritten,
	labels: toLines,
	fillings: toLines,
	answers: toLines,
};

function toWritten(output: unknown): string {
	const { text } = Object(output) as { readonly text?: unknown }; // fields of any object are unknown
	return typeof text === "string" ? text : findText(output);
}

function toLines(output: unknown, locale: Locale): string {
	const percent = numbersIn(locale, { style: "percent", maximumFractionDigits: 1 });
	const all = [output ?? []].flat() as readonly Scored[]; // checked by the client
	return all
		.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))
		.map(({ label, answer, sequence, score }) =>
			[label ?? answer ?? sequence ?? "", ...(score === undefined ? [] : [percent.format(score)])].join(" "),
		)
		.join("\n");
}
