import { note } from "./label.ts";
import { area, at, type LineLook, type Part, path, type PathShape, type Shape } from "./shapes.ts";

export interface PlotLook {
	readonly width: number;
	readonly height: number;
	/** Lowest and highest value of each axis. */
	readonly x: readonly [number, number];
	readonly y: readonly [number, number];
	/** What the axes count, written at their ends. */
	readonly xName?: string;
	readonly yName?: string;
}

type Point = readonly [x: number, y: number];

/** A plane with two axes, and where its values are on it. */
export interface Plane {
	readonly toPoint: (x: number, y: number) => Point;
	/** The plane with these shapes on it, as a part. */
	readonly with: (...shapes: readonly (Shape | readonly Shape[])[]) => Part;
}

/** A plane for marks and lines; the names of its axes are above and below it. */
export function plane({ width, height, x, y, xName, yName }: PlotLook): Plane {
	const above = yName === undefined ? undefined : note(yName);
	const below = xName === undefined ? undefined : note(xName);
	const top = above ? above.height + 6 : 0;
	const bottom = below ? below.height + 6 : 0;
	const toPoint = (valueX: number, valueY: number): Point => [
		((valueX - x[0]) / (x[1] - x[0])) * width,
		top + height - ((valueY - y[0]) / (y[1] - y[0])) * height,
	];
	return {
		toPoint,
		with: (...shapes) =>
			area(
				width,
				top + height + bottom,
				path([0, top], `v${height}h${width}`, "wire"),
				shapes.flat(),
				above ? at(0, 0, above) : [],
				below ? at(width - below.width, top + height + 6, below) : [],
			),
	};
}

/** A line through points, in the order in which they are given. */
export function line(points: readonly Point[], look: LineLook): PathShape {
	const [first = [0, 0] as const, ...others] = points;
	let [lastX, lastY] = first;
	const steps = others.map(([x, y]) => {
		const step = `l${round(x - lastX)} ${round(y - lastY)}`;
		[lastX, lastY] = [lastX + round(x - lastX), lastY + round(y - lastY)];
		return step;
	});
	return path([first[0], first[1]], steps.join(""), look);
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}
