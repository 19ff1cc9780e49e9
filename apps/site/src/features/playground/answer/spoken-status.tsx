import type { Locale } from "../../../lib/locale.ts";
import { fill } from "../../../lib/fill.ts";
import { segmentsIn } from "../../../locales/forms.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { cutText } from "../parts/text-chunks.ts";
import { usePlayground } from "../parts/playground-context.ts";
import type { RunState } from "../run/state/run-state.ts";

/** Longest announced part of an answer, in characters; the rest is left to the reader's own pace. */
const MOST_ANNOUNCED = 4000;

/** Live region for screen readers: announces the state of a run, and a streamed answer sentence by sentence. */
export function SpokenStatus({
	run,
	name,
}: {
	readonly run: RunState;
	/** Name of the source, where there are several; then only their states are announced. */
	readonly name: string | undefined;
}) {
	const { locale, words } = usePlayground();
	const { status, output, attempts, question } = run;
	const retry = attempts.at(-1);
	const isRetry = status === "running" && retry?.waitedMs !== undefined;
	const state =
		status === "idle" || status === "streaming"
			? ""
			: status === "running" && question
				? words.live.consent
				: isRetry
					? fill(words.live.again, { status: retry.status ?? words.live.noResponse })
					: words.states[status];
	const spoken = name === undefined ? cutText(findText(output), MOST_ANNOUNCED) : "";
	const isWhole = status !== "streaming";
	return (
		<VisuallyHidden>
			<output>{name === undefined ? state : state && fill(words.compare.said, { name, state })}</output>
			<span aria-live="polite" aria-atomic="false" aria-relevant="additions">
				{toSentences(spoken, locale, isWhole).map(({ start, text }) => (
					<span key={start}>{text}</span>
				))}
			</span>
		</VisuallyHidden>
	);
}

interface Sentence {
	readonly start: number;
	readonly text: string;
}

/** The sentences of a text; while it grows, without the last, which may go on. */
function toSentences(text: string, locale: Locale, isWhole: boolean): readonly Sentence[] {
	const segments = segmentsIn(locale, "sentence").segment(text);
	const sentences = [...segments].map(({ index, segment }) => ({ start: index, text: segment }));
	return isWhole ? sentences : sentences.slice(0, -1);
}

function findText(output: unknown): string {
	const { text, generated_text: generated } = Object(output) as Readonly<Record<string, unknown>>; // fields of any object are unknown
	return [text, generated].find((one) => typeof one === "string") ?? "";
}
