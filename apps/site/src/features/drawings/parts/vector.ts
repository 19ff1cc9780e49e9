import { area, type Part, path, rect } from "./shapes.ts";

interface VectorLook {
	readonly direction?: "across" | "down";
	/** Edge of a cell. */
	readonly cell?: number;
	readonly look?: "solid" | "warm" | "cool";
}

/** A bar of cells, one for each number from 0 to 1: the larger, the stronger. */
export function vector(values: readonly number[], look: VectorLook = {}): Part {
	const { direction = "down", cell = 12, look: fill = "solid" } = look;
	const long = values.length * cell;
	const isDown = direction === "down";
	const [width, height] = isDown ? [cell, long] : [long, cell];
	const cells = values.map((value, index) => {
		const [x, y] = isDown ? [0, index * cell] : [index * cell, 0];
		return rect([x, y, cell, cell], fill, { radius: 0, strength: toStrength(value) });
	});
	return area(width, height, cells, path([0, 0], `h${width}v${height}h-${width}z`, "edge"));
}

/** Numbers from 0 to 1 that look arbitrary and are the same in every build. */
export function sampleValues(count: number, seed: number): readonly number[] {
	return Array.from({ length: count }, (_, index) => {
		const value = Math.sin((index + 1) * 12.9898 + seed * 78.233) * 43758.5453;
		return value - Math.floor(value);
	});
}

/** Rows of numbers, each by its column and its row. */
export function gridOf(
	columns: number,
	rows: number,
	valueAt: (x: number, y: number) => number,
): readonly (readonly number[])[] {
	const places = Array.from({ length: columns }, (_, x) => x);
	return Array.from({ length: rows }, (_, y) => places.map((x) => valueAt(x, y)));
}

/** A picture of squares, row by row, each as strong as its number from 0 to 1; all squares of one strength are one shape. */
export function pixelGrid(
	rows: readonly (readonly number[])[],
	cell: number,
	fill: "solid" | "warm" | "cool" = "solid",
): Part {
	const width = (rows[0]?.length ?? 0) * cell;
	const height = rows.length * cell;
	const runs = rows.flatMap((values, y) => listRuns(values.map(toStrength)).map((run) => ({ ...run, y })));
	const strengths = [...new Set(runs.map(({ strength }) => strength))].filter((one) => one > WEAKEST);
	const squares = strengths.map((strength) =>
		path(
			[0, 0],
			drawRuns(
				runs.filter((run) => run.strength === strength),
				cell,
			),
			fill,
			strength,
		),
	);
	return area(width, height, rect([0, 0, width, height], fill, { radius: 0, strength: WEAKEST }), squares);
}

/** Stretches of a row as path data, each from where the one before it began. */
function drawRuns(
	runs: readonly { readonly from: number; readonly count: number; readonly y: number }[],
	cell: number,
): string {
	return runs
		.map(({ from, count, y }, index) => {
			const before = runs[index - 1] ?? { from: 0, y: 0 };
			const [dx, dy, width] = [(from - before.from) * cell, (y - before.y) * cell, count * cell];
			return `m${dx} ${dy}h${width}v${cell}h-${width}z`;
		})
		.join("");
}

/** Stretches of equal numbers. */
function listRuns(strengths: readonly number[]) {
	const runs: { from: number; count: number; strength: number }[] = [];
	for (const [index, strength] of strengths.entries()) {
		const last = runs.at(-1);
		if (last?.strength === strength) last.count += 1;
		else runs.push({ from: index, count: 1, strength });
	}
	return runs;
}

/** How strong a square is where its number is 0. */
const WEAKEST = 0.1;

function toStrength(value: number): number {
	return Math.round((0.08 + 0.87 * Math.min(1, Math.max(0, value))) * 20) / 20;
}
