import { useId, useMemo } from "react";
import { fill } from "../../../../../lib/fill.ts";
import { numbersIn } from "../../../../../locales/forms.ts";
import { useOutputWords } from "../../../parts/output-words.ts";
import { usePlayground } from "../../../parts/playground-context.ts";
import { projectVectors } from "./principal-components.ts";
import styles from "./vectors.module.css";

/** Width of the drawing, and the room around the points, in units of the drawing. */
const WIDTH = 400;
const MARGIN = 28;
/** Height of the drawing where the points lie on a line. */
const LEAST_HEIGHT = 120;

/**
 * The vectors on a plane: their first two principal components, both axes at one scale, so that distances on the map are
 * those in these two directions.
 */
export function VectorMap({
	vectors,
	names,
}: {
	/** At least three. */
	readonly vectors: readonly (readonly number[])[];
	readonly names: readonly string[];
}) {
	const { locale } = usePlayground();
	const { map } = useOutputWords();
	const id = useId();
	const { points, shares } = useMemo(() => projectVectors(vectors), [vectors]);
	const percent = numbersIn(locale, { style: "percent", maximumFractionDigits: 0 });
	const { toX, toY, height } = findScale(points);
	const axis = (index: 0 | 1): string =>
		fill(map.axis, { index: index + 1, share: percent.format(shares[index]) });
	return (
		<figure className={styles.map} aria-labelledby={id}>
			<figcaption id={id}>
				<strong>{map.title}</strong>{" "}
				{fill(map.about, {
					dimensions: vectors[0]?.length ?? 0,
					share: percent.format(shares[0] + shares[1]),
				})}
			</figcaption>
			{/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so there is no file for an img */}
			<svg viewBox={`0 0 ${String(WIDTH)} ${String(height)}`} role="img" aria-label={map.title}>
				<line x1="0" x2={WIDTH} y1={toY(0)} y2={toY(0)} />
				<line x1={toX(0)} x2={toX(0)} y1="0" y2={height} />
				<text x={WIDTH - 2} y={toY(0) - 5} textAnchor="end" className={styles.axis}>
					{axis(0)}
				</text>
				<text x={toX(0) + 5} y="10" className={styles.axis}>
					{axis(1)}
				</text>
				{points.map(([x, y], index) => (
					<g key={`${String(index)}-${names[index] ?? ""}`}>
						<title>{`${String(index + 1)}. ${names[index] ?? ""}`}</title>
						<circle cx={toX(x)} cy={toY(y)} r="4" />
						<text x={toX(x) + 7} y={toY(y) + 4}>
							{index + 1}
						</text>
					</g>
				))}
			</svg>
		</figure>
	);
}

/** Places in the drawing; one unit is as long across as it is up. */
function findScale(points: readonly (readonly [number, number])[]) {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [left, right] = [Math.min(...xs), Math.max(...xs)];
	const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
	const scale = (WIDTH - 2 * MARGIN) / Math.max(right - left, top - bottom, Number.EPSILON);
	const height = Math.max(LEAST_HEIGHT, (top - bottom) * scale + 2 * MARGIN);
	return {
		height,
		toX: (x: number): number => WIDTH / 2 + (x - (left + right) / 2) * scale,
		toY: (y: number): number => height / 2 - (y - (top + bottom) / 2) * scale,
	};
}
