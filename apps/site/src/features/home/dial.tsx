import { wordsIn } from "../../../messages/words.ts";
import { MODALITY_COLOURS } from "../../facts/tasks/modality-colours.ts";
import { groupTasks, type TaskGroup, toTaskRoute } from "../../facts/tasks/task-order.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Tick } from "../../ui/text/tick.tsx";
import colors from "../../ui/text/task-colors.module.css";
import styles from "./dial.module.css";

/** Half the width of the dial; at 1 pixel a unit it fills the column of a phone. */
const HALF = 164;
/** Marks are in two rings in turn, so that there are 24 pixels from the middle of each to its neighbours. */
const RINGS = [152, 131] as const;
/** Half the length of a mark, and how far from it a press still counts. */
const [MARK, REACH] = [7, 12];
/** Marks left out between two modalities. */
const GAP = 1.6;
const NEEDLE = 106;

/**
 * A compass with a mark for each task, in the colour of its modality; each leads to the page of the task, and a legend
 * names the colours. With a script its needle turns to the mark under the pointer or the focus and to what is typed into the search of the page.
 */
export function Dial({ locale, isSmall = false }: { readonly locale: Locale; readonly isSmall?: boolean }) {
	const words = wordsIn(locale).home.dial;
	const groups = groupTasks().filter(({ tasks }) => tasks.length > 0);
	const count = groups.reduce((sum, { tasks }) => sum + tasks.length, 0);
	return (
		<nav
			className={isSmall ? `${styles.dial} ${styles.small}` : styles.dial}
			aria-label={words.label}
			data-dial=""
		>
			<svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}>
				<defs>
					{RINGS.map((radius, ring) => (
						<g key={radius} id={toRingId(ring)}>
							<circle cy={-radius} r={REACH} fill="none" stroke="none" pointerEvents="all" />
							<path d={`M0 ${-radius - MARK}v${2 * MARK}`} />
						</g>
					))}
				</defs>
				{groups.map((group, index) => (
					<g key={group.modality.id} className={colors[MODALITY_COLOURS[group.modality.id]]}>
						<Marks
							group={group}
							before={groups.slice(0, index)}
							total={count + groups.length * GAP}
							locale={locale}
						/>
					</g>
				))}
				<g className={styles.needle} data-needle="" aria-hidden="true">
					<path className={styles.north} d={`M0 ${-NEEDLE} ${NEEDLE / 5.5} 0H${-NEEDLE / 5.5}Z`} />
					<path d={`M0 ${NEEDLE} ${NEEDLE / 5.5} 0H${-NEEDLE / 5.5}Z`} />
				</g>
			</svg>
			<p data-pointed="">{fill(words.hint, { count })}</p>
			<ul role="list" className={styles.legend} aria-label={words.legend}>
				{groups.map(({ modality: { id, names } }) => (
					<li key={id}>
						<a href={`${toHref("/tasks/", locale)}#${id}`}>
							<Tick color={MODALITY_COLOURS[id]} />
							{names[locale]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Marks({
	group,
	before,
	total,
	locale,
}: {
	readonly group: TaskGroup;
	readonly before: readonly TaskGroup[];
	/** Places on the dial, gaps among them. */
	readonly total: number;
	readonly locale: Locale;
}) {
	const passed = before.reduce((sum, { tasks }) => sum + tasks.length, 0);
	const start = passed + before.length * GAP + GAP / 2;
	return group.tasks.map(({ id, names }, index) => {
		const angle = Math.round(((start + index + 0.5) / total) * 3600) / 10;
		return (
			<a key={id} href={toHref(toTaskRoute(id), locale)} data-angle={angle}>
				<title>{names[locale]}</title>
				<use href={`#${toRingId((passed + index) % RINGS.length)}`} transform={`rotate(${angle})`} />
			</a>
		);
	});
}

function toRingId(ring: number): string {
	return `ring-${ring}`;
}
