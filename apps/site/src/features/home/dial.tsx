import { MODALITIES, type Task, TASKS } from "@pusula/tasks";
import type { Locale } from "../../lib/locale.ts";
import styles from "./dial.module.css";

const WIDTH = 590;
const HEIGHT = 430;
const CENTER_X = WIDTH / 2;
const CENTER_Y = HEIGHT / 2;
const OUTER = 176;
const TICK = 18;
const LABEL = OUTER + 16;
const NEEDLE = 121;

/** Height of a line of a label. */
const LINE = 16;
/** Letters of the longest label that fits beside the dial. */
const LONGEST = 16;

/** Ticks left out between two modalities. */
const GAP = 1.6;

interface Arc {
	readonly name: string;
	readonly tasks: readonly Task[];
	/** Place of the first tick, counted in ticks from north. */
	readonly start: number;
}

/**
 * A compass dial with one tick for each task, in the task's colour, grouped by modality; its needle points to the
 * question. It shows nothing that the list beside it does not contain, so it is hidden from screen readers.
 */
export function Dial({ locale }: { readonly locale: Locale }) {
	const arcs = layOut(locale);
	const places = arcs.reduce((sum, { tasks }) => sum + tasks.length + GAP, 0);
	const toAngle = (place: number) => ((place + GAP / 2) / places) * 360;
	return (
		<svg className={styles.dial} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
			<circle className={styles.ring} cx={CENTER_X} cy={CENTER_Y} r={OUTER - TICK - 14} />
			{arcs.map(({ name, tasks, start }) => (
				<g key={name}>
					{tasks.map(({ id, color }, index) => (
						<line
							key={id}
							className={styles[color]}
							x1={CENTER_X}
							x2={CENTER_X}
							y1={CENTER_Y - OUTER}
							y2={CENTER_Y - OUTER + TICK}
							transform={`rotate(${round(toAngle(start + index + 0.5))} ${CENTER_X} ${CENTER_Y})`}
						/>
					))}
					<ArcLabel name={name} angle={toAngle(start + tasks.length / 2)} />
				</g>
			))}
			<g className={styles.needle} transform={`translate(${CENTER_X} ${CENTER_Y})`}>
				<path className={styles.north} d={`M0 ${-NEEDLE} ${NEEDLE / 5.5} 0H${-NEEDLE / 5.5}Z`} />
				<path d={`M0 ${NEEDLE} ${NEEDLE / 5.5} 0H${-NEEDLE / 5.5}Z`} />
			</g>
		</svg>
	);
}

function ArcLabel({ name, angle }: { readonly name: string; readonly angle: number }) {
	const radians = (angle * Math.PI) / 180;
	const x = CENTER_X + LABEL * Math.sin(radians);
	const y = CENTER_Y - LABEL * Math.cos(radians);
	const side = Math.sin(radians);
	const lines = toLines(name);
	return (
		<text y={round(y + 4)} textAnchor={side > 0.25 ? "start" : side < -0.25 ? "end" : "middle"}>
			{lines.map((line, index) => (
				<tspan key={line} x={round(x)} dy={index === 0 ? (1 - lines.length) * (LINE / 2) : LINE}>
					{line}
				</tspan>
			))}
		</text>
	);
}

/** A name in one line, or, where it would reach over the edge, in two that part at its last blank. */
function toLines(name: string): readonly string[] {
	const blank = name.lastIndexOf(" ");
	return name.length <= LONGEST || blank < 0 ? [name] : [name.slice(0, blank), name.slice(blank + 1)];
}

function layOut(locale: Locale): readonly Arc[] {
	let start = 0;
	return MODALITIES.map(({ id, names }) => {
		const tasks = Object.values(TASKS).filter(({ modality }) => modality === id);
		const arc = { name: names[locale], tasks, start };
		start += tasks.length + GAP;
		return arc;
	});
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
