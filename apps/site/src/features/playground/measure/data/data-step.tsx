import type { CallableTaskId } from "@pusula/tasks";
import { useState } from "react";
import type { Locale } from "../../../../lib/locale.ts";
import { fill } from "../../../../lib/fill.ts";
import { toSizeWords } from "../../../../lib/words/size-words.ts";
import { numbersIn } from "../../../../locales/forms.ts";
import { QuietButton } from "../../../../ui/controls/quiet-button.tsx";
import { usePlayground } from "../../parts/playground-context.ts";
import { useMeasureWords } from "../parts/measure-words.ts";
import styles from "../parts/measure.module.css";
import { type DataSource, MOST_TABLE_BYTES, MOST_ROWS } from "./data-source.ts";
import { describeProblem } from "./describe-problem.ts";
import { listMeasureExamples, type MeasureExample } from "./examples.ts";
import { FileDrop } from "./file-drop.tsx";
import type * as ReadSource from "./read-source.ts";

/** Where the rows come from: a file of the reader's own, or an example. */
export function DataStep({
	source,
	wanted,
	taskNames,
	onSource,
}: {
	readonly source: DataSource | undefined;
	/** Task of the link that led here. */
	readonly wanted: CallableTaskId | undefined;
	/** Names of tasks by their ids. */
	readonly taskNames: ReadonlyMap<string, string>;
	readonly onSource: (source: DataSource | undefined) => void;
}) {
	const { locale } = usePlayground();
	const words = useMeasureWords().data;
	const [problem, setProblem] = useState<string>();

	async function take(read: (reader: typeof ReadSource) => Promise<DataSource>): Promise<void> {
		try {
			onSource(await read(await import("./read-source.ts")));
			setProblem(undefined);
		} catch (error) {
			setProblem(describeProblem(error, words, locale));
		}
	}

	const takeExample = ({ title, task, columns, load }: MeasureExample): void =>
		void take(async ({ readExampleSource }) => readExampleSource(title, await load(), { task, columns }));

	if (source)
		return (
			<p className={styles.read}>
				<bdi>{describeSource(source, words, locale)}</bdi>{" "}
				<QuietButton onClick={() => onSource(undefined)}>{words.another}</QuietButton>
			</p>
		);
	return (
		<div className={styles.data}>
			{wanted && <p>{fill(words.wanted, { task: taskNames.get(wanted) ?? wanted })}</p>}
			<FileDrop
				choose={words.choose}
				about={fill(words.drop, {
					size: toSizeWords(MOST_TABLE_BYTES, locale),
					rows: numbersIn(locale).format(MOST_ROWS),
				})}
				accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv,text/tab-separated-values,image/*,audio/*"
				problem={problem}
				onFiles={(coming) => void take(async ({ readFileSource }) => readFileSource(await coming))}
			/>
			<Examples taskNames={taskNames} onExample={takeExample} />
		</div>
	);
}

function Examples({
	taskNames,
	onExample,
}: {
	readonly taskNames: ReadonlyMap<string, string>;
	readonly onExample: (example: MeasureExample) => void;
}) {
	const { locale } = usePlayground();
	const words = useMeasureWords().data;
	return (
		<section aria-labelledby="measure-examples">
			<h3 id="measure-examples">{words.examples}</h3>
			<ul role="list" className={styles.examples}>
				{listMeasureExamples(locale).map((example) => (
					<li key={example.id}>
						<button type="button" onClick={() => onExample(example)}>
							<span>{example.title}</span>
							<span className={styles.about}>
								{taskNames.get(example.task)} · {fill(words.rows, { count: example.rows })}
							</span>
						</button>
					</li>
				))}
			</ul>
			<p className={styles.about}>{words.exampleAbout}</p>
		</section>
	);
}

function describeSource(
	{ title, table, encoding }: DataSource,
	words: ReturnType<typeof useMeasureWords>["data"],
	locale: Locale,
): string {
	const format = words.formats[table.delimiter ?? "jsonl"];
	return fill(words.read, {
		name: title,
		rows: numbersIn(locale).format(table.rows.length),
		columns: table.columns.length,
		format: encoding === undefined ? format : `${format}, ${words.encodings[encoding]}`,
	});
}
