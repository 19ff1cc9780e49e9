import { usePlayground } from "../../parts/playground-context.ts";
import styles from "./parts/outputs.module.css";
import { numbersIn } from "../../../../locales/forms.ts";
import { toVisible } from "../../parts/text-chunks.ts";

/** A labelled stretch of the text that was sent. */
export interface Span {
	readonly entity_group?: string;
	readonly entity?: string;
	readonly score: number;
	readonly start: number;
	readonly end: number;
}

/** The text with its labelled stretches marked. A stretch that overlaps the one before is left out. */
export function SpanView({ text, spans }: { readonly text: string; readonly spans: readonly Span[] }) {
	const { locale } = usePlayground();
	const percent = numbersIn(locale, { style: "percent" });
	const pieces = toTextRuns(text, spans);
	return (
		<p className={styles.text} dir="auto">
			{pieces.map(({ text: piece, start, span }) =>
				span ? (
					<mark key={start} className={styles.span}>
						{toVisible(piece)}
						<span className={styles.spanLabel}>
							{toVisible(span.entity_group ?? span.entity ?? "")} {percent.format(span.score)}
						</span>
					</mark>
				) : (
					<span key={start}>{toVisible(piece)}</span>
				),
			)}
		</p>
	);
}

interface TextRun {
	readonly text: string;
	readonly start: number;
	readonly span?: Span;
}

function toTextRuns(text: string, spans: readonly Span[]): readonly TextRun[] {
	const pieces: TextRun[] = [];
	let end = 0;
	for (const span of spans.toSorted((a, b) => a.start - b.start)) {
		if (span.start < end || span.end <= span.start) continue;
		if (span.start > end) pieces.push({ text: text.slice(end, span.start), start: end });
		pieces.push({ text: text.slice(span.start, span.end), start: span.start, span });
		end = span.end;
	}
	return [...pieces, { text: text.slice(end), start: end }];
}
