import { Bars } from "../../../../ui/tables/bars.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import type { OutputProps } from "./parts/output-props.ts";
import { TextView } from "./text-view.tsx";
import { cutText, toVisible } from "../../parts/text-chunks.ts";

/** A label with a score, under any of the tasks' field names. */
export interface Scored {
	readonly label?: string;
	readonly answer?: string;
	readonly sequence?: string;
	readonly score?: number;
}

/** Longest label beside a bar, in characters. */
const LONGEST_LABEL = 300;

/** Labels with bars as long as their scores, best first; labels without scores as text. */
export function LabelView({ scores }: { readonly scores: readonly Scored[] }) {
	const { locale } = usePlayground();
	const rows = scores.map((one) => ({
		label: cutText(one.label ?? one.answer ?? one.sequence ?? "", LONGEST_LABEL),
		score: one.score,
	}));
	const isScored = rows.every(
		(row): row is { label: string; score: number } => typeof row.score === "number",
	);
	if (isScored) {
		const bars = rows.map(({ label, score }) => ({ label: toVisible(label), score }));
		return <Bars bars={bars.toSorted((a, b) => b.score - a.score)} locale={locale} />;
	}
	return <TextView text={rows.map(({ label }) => label).join("\n")} />;
}

/** The sentences that were compared, the most alike first. */
export function PairsView({
	numbers,
	args,
}: {
	readonly numbers: readonly number[];
	readonly args: OutputProps["args"];
}) {
	const { sentences = [] } = args["inputs"] as { readonly sentences?: readonly string[] }; // checked by the form
	return (
		<LabelView
			scores={numbers.map((score, index) => ({ label: sentences[index] ?? String(index + 1), score }))}
		/>
	);
}
