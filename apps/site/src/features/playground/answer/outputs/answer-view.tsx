import { LabelView, type Scored } from "./label-view.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { MarkedTable, readColumns } from "./parts/marked-table.tsx";
import type { OutputProps } from "./parts/output-props.ts";
import styles from "./parts/outputs.module.css";
import { SpanView } from "./span-view.tsx";

interface Answer extends Scored {
	/** Position of the answer in the text, in characters. */
	readonly start?: number;
	readonly end?: number;
	/** Rows and columns of the cells the answer was taken from. */
	readonly coordinates?: readonly (readonly number[])[];
}

/** Answers with their scores, and where the first was found: in the text, or in the table. */
export function AnswerView({ output, args }: OutputProps) {
	const { words } = usePlayground();
	const answers = [output].flat() as readonly Answer[]; // checked by the client
	const { context, table } = Object(args["inputs"]) as {
		readonly context?: unknown;
		readonly table?: unknown;
	}; // checked by the form
	const [first] = answers;
	const columns = readColumns(table);
	return (
		<div className={styles.list}>
			<LabelView scores={answers} />
			{typeof context === "string" && first?.start !== undefined && first.end !== undefined && (
				<section aria-label={words.outputs.found}>
					<SpanView
						text={context}
						spans={[{ start: first.start, end: first.end, score: first.score ?? 1 }]}
					/>
				</section>
			)}
			{columns && (
				<MarkedTable columns={columns} marked={first?.coordinates ?? []} label={words.outputs.found} />
			)}
		</div>
	);
}
