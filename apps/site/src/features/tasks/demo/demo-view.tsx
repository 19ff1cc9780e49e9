import type { DemoEntry, TaskId } from "@pusula/tasks";
import type { ReactNode } from "react";
import { wordsIn } from "../../../../messages/words.ts";
import type { Locale } from "../../../lib/locale.ts";
import { Bars } from "../../../ui/tables/bars.tsx";
import { DataTable } from "../../../ui/tables/data-table.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { findDemoPicture, findDemoSound, findDemoStill } from "./demo-files.ts";
import { DemoSound } from "./demo-sound.tsx";
import { findDemoWave } from "./demo-waves.ts";
import styles from "./demo-view.module.css";

type Entry<Type extends DemoEntry["type"]> = Extract<DemoEntry, { type: Type }>;

interface ViewContext {
	readonly task: TaskId;
	readonly locale: Locale;
}

/** One viewer for each type of demo entry. */
const VIEWS: {
	readonly [Type in DemoEntry["type"]]: (entry: Entry<Type>, context: ViewContext) => ReactNode;
} = {
	text: ({ label, content }) => (
		<div>
			<p className={styles.label}>{label}</p>
			<p className={styles.text}>{content}</p>
		</div>
	),
	img: ({ filename, alt }, { task, locale }) => {
		const file = findDemoPicture(task, filename);
		if (file) {
			const { src, width, height } = file;
			const still = findDemoStill(task, filename);
			return (
				<picture>
					{still && <source media="(prefers-reduced-motion: reduce)" srcSet={still.src} type="image/png" />}
					<img
						className={styles.picture}
						src={src}
						alt={alt}
						width={width}
						height={height}
						loading="lazy"
						decoding="async"
					/>
				</picture>
			);
		}
		return <InWords title={wordsIn(locale).task.pictureInWords} text={alt} />;
	},
	audio: ({ filename, transcript }, { task, locale }) => {
		const src = findDemoSound(task, filename);
		const wave = findDemoWave(task, filename, locale);
		return (
			<div>
				{src && wave && <DemoSound src={src} wave={wave} locale={locale} />}
				<InWords title={wordsIn(locale).task.soundInWords} text={transcript} />
			</div>
		);
	},
	chart: ({ data }, { locale }) => <Bars bars={data} locale={locale} />,
	tabular: ({ table: [columns = [], ...rows], marked = [] }, { locale }) => (
		<DataTable
			label={columns.join(", ")}
			columns={columns}
			rows={rows.map((cells, row) =>
				cells.map((cell, column) =>
					marked.some(([r, c]) => r === row && c === column) ? (
						<MarkedCell key={columns[column]} text={cell} locale={locale} />
					) : (
						cell
					),
				),
			)}
		/>
	),
	"text-with-tokens": (entry, { locale }) => <MarkedText entry={entry} locale={locale} />,
};

/** Shows one value of a demo. */
export function DemoView({ entry, task, locale }: ViewContext & { readonly entry: DemoEntry }) {
	const view = VIEWS[entry.type] as (entry: DemoEntry, context: ViewContext) => ReactNode; // the table is keyed by the entry's own type
	return view(entry, { task, locale });
}

function MarkedCell({ text, locale }: { readonly text: string; readonly locale: Locale }) {
	return (
		<mark className={`${styles.mark} ${styles.cell}`}>
			{text}
			<VisuallyHidden> ({wordsIn(locale).task.answerCell})</VisuallyHidden>
		</mark>
	);
}

function InWords({ title, text }: { readonly title: string; readonly text: string }) {
	return (
		<div className={styles.inWords}>
			<p className={styles.label}>{title}</p>
			<p className={styles.text}>{text}</p>
		</div>
	);
}

function MarkedText({
	entry,
	locale,
}: {
	readonly entry: Entry<"text-with-tokens">;
	readonly locale: Locale;
}) {
	const tokens = entry.tokens.toSorted((a, b) => a.start - b.start);
	return (
		<p className={styles.text}>
			{tokens.map((token, index) => (
				<span key={token.start}>
					{entry.text.slice(tokens[index - 1]?.end ?? 0, token.start)}
					<mark className={styles.mark}>
						{entry.text.slice(token.start, token.end)}
						<VisuallyHidden> ({wordsIn(locale).task.tokenType}: </VisuallyHidden>
						<span className={styles.type}>{token.type}</span>
						<VisuallyHidden>)</VisuallyHidden>
					</mark>
				</span>
			))}
			{entry.text.slice(tokens.at(-1)?.end ?? 0)}
		</p>
	);
}
