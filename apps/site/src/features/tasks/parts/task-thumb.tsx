import { type DemoEntry, TASK_INFO, type TaskId } from "@pusula/tasks";
import type { Locale } from "../../../lib/locale.ts";
import styles from "./task-thumb.module.css";

/** Signs for what goes in and what comes out, 16 units wide; the arrow between two; the needle of a task without an example. */
const SIGNS: Readonly<Record<DemoEntry["type"] | "to" | "needle", string>> = {
	text: "M2 4h12M2 8h12M2 12h7",
	img: "M2 3h12v10H2ZM2 11l4-4 3 3 2-2 3 3",
	audio: "M2 7v2M5 4v8M8 2v12M11 5v6M14 7v2",
	chart: "M2 4h11M2 8h7M2 12h4",
	tabular: "M2 3h12v10H2ZM2 7h12M7 3v10",
	"text-with-tokens": "M2 4h12M2 7h5v4H2ZM10 9h4M2 14h9",
	to: "M4 8h8M9 5l3 3-3 3",
	needle: "M11.4 2.6 10.3 9.4 5.7 6.6ZM4.6 13.4 5.7 6.6 10.3 9.4Z",
};

type Sign = keyof typeof SIGNS;

/**
 * A task in small: the picture of its example, or signs for what goes in and comes out. Decoration beside the name.
 * The page needs `ThumbSigns` of its tasks once.
 */
export function TaskThumb({
	id,
	picture,
	locale,
}: {
	readonly id: TaskId;
	readonly picture: string | undefined;
	readonly locale: Locale;
}) {
	if (picture !== undefined)
		return (
			<img
				className={styles.thumb}
				src={picture}
				alt=""
				width={80}
				height={50}
				loading="lazy"
				decoding="async"
			/>
		);
	return (
		<svg className={styles.thumb} viewBox="0 0 80 50" aria-hidden="true" focusable="false">
			{listSigns(id, locale).map(([sign, x]) => (
				<use key={x} href={`#sign-${sign}`} x={x} y="14" />
			))}
		</svg>
	);
}

/** The signs that the thumbnails of these tasks are made of, once on a page. */
export function ThumbSigns({
	tasks,
	locale,
}: {
	readonly tasks: readonly TaskId[];
	readonly locale: Locale;
}) {
	const signs = new Set(tasks.flatMap((id) => listSigns(id, locale)).map(([sign]) => sign));
	return (
		<svg className={styles.signs} aria-hidden="true" focusable="false">
			{[...signs].map((sign) => (
				<symbol key={sign} id={`sign-${sign}`} viewBox="0 0 16 16" width="22" height="22">
					<path d={SIGNS[sign]} />
				</symbol>
			))}
		</svg>
	);
}

/** The signs of a thumbnail, and where each begins from the left. */
function listSigns(id: TaskId, locale: Locale): ReadonlyArray<readonly [sign: Sign, x: number]> {
	const { inputs, outputs } = TASK_INFO[id].demo[locale];
	const [from, to] = [inputs[0]?.type, outputs[0]?.type];
	return from === undefined || to === undefined
		? [["needle", 29]]
		: [
				[from, 6],
				["to", 29],
				[to, 52],
			];
}
