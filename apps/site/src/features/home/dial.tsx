import { wordsIn } from "../../../messages/words.ts";
import { MODALITY_COLOURS } from "../../facts/tasks/modality-colours.ts";
import { type DialMark, listDialGroups } from "../../facts/tasks/dial-marks.ts";
import { DIAL_VIEW, NEEDLE_PATHS, REACH, RINGS, toMarkPath } from "../../facts/tasks/dial-shape.ts";
import { fill } from "../../lib/fill.ts";
import type { Locale } from "../../lib/locale.ts";
import { toHref } from "../../lib/urls/paths.ts";
import { Tick } from "../../ui/text/tick.tsx";
import colors from "../../ui/text/task-colors.module.css";
import styles from "./dial.module.css";

/**
 * A compass with a mark for each task, in the colour of its modality; each leads to the page of the task, and a legend
 * names the colours. With a script its needle turns to the mark under the pointer or the focus and to what is typed into the search of the page.
 */
export function Dial({ locale, isSmall = false }: { readonly locale: Locale; readonly isSmall?: boolean }) {
	const words = wordsIn(locale).home.dial;
	const groups = listDialGroups(locale);
	const count = groups.reduce((sum, { marks }) => sum + marks.length, 0);
	return (
		<nav
			className={isSmall ? `${styles.dial} ${styles.small}` : styles.dial}
			aria-label={words.label}
			data-dial=""
		>
			<svg viewBox={DIAL_VIEW}>
				<defs>
					{RINGS.map((radius, ring) => (
						<g key={radius} id={toRingId(ring)}>
							<circle cy={-radius} r={REACH} fill="none" stroke="none" pointerEvents="all" />
							<path d={toMarkPath(radius)} />
						</g>
					))}
				</defs>
				{groups.map(({ modality, marks }) => (
					<g key={modality} className={colors[MODALITY_COLOURS[modality]]}>
						<Marks marks={marks} />
					</g>
				))}
				<g className={styles.needle} data-needle="" aria-hidden="true">
					{NEEDLE_PATHS.map((path, place) => (
						<path key={path} className={place === 0 ? styles.north : undefined} d={path} />
					))}
				</g>
			</svg>
			<p data-pointed="">{fill(words.hint, { count })}</p>
			<ul role="list" className={styles.legend} aria-label={words.legend}>
				{groups.map(({ modality, name }) => (
					<li key={modality}>
						<a href={`${toHref("/tasks/", locale)}#${modality}`}>
							<Tick color={MODALITY_COLOURS[modality]} />
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Marks({ marks }: { readonly marks: readonly DialMark[] }) {
	return marks.map(({ name, href, angle, ring }) => (
		<a key={href} href={href} data-angle={angle}>
			<title>{name}</title>
			<use href={`#${toRingId(ring)}`} transform={`rotate(${angle})`} />
		</a>
	));
}

function toRingId(ring: number): string {
	return `ring-${ring}`;
}
