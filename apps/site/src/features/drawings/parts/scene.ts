import { area, circle, type Part, path, rect, type Shape } from "./shapes.ts";

/** A small landscape with a sun, two hills and a house: what the pictures of drawings show. */
export function scene(width: number, height: number): Part {
	return area(width, height, ...drawScene(width, height));
}

/** Lines that cut a picture of this size into squares. */
export function gridLines(width: number, height: number, columns: number, rows: number): readonly Shape[] {
	const across = Array.from({ length: columns - 1 }, (_, index) =>
		path([((index + 1) * width) / columns, 0], `v${height}`, "cut"),
	);
	const down = Array.from({ length: rows - 1 }, (_, index) =>
		path([0, ((index + 1) * height) / rows], `h${width}`, "cut"),
	);
	return [...across, ...down];
}

function drawScene(width: number, height: number): readonly Shape[] {
	const [u, v] = [width / 100, height / 100];
	const at = (x: number, y: number) => [x * u, y * v] as const;
	const far = `c${16 * u} ${-34 * v} ${34 * u} ${-34 * v} ${52 * u} 0l${48 * u} ${20 * v}v${20 * v}h${-100 * u}z`;
	return [
		rect([0, 0, width, height], "card", { radius: 3 }),
		circle(at(78, 24), 9 * Math.min(u, v), "warm"),
		path(at(0, 60), trim(far), "cool", 0.45),
		path(
			at(0, 100),
			trim(`v${-20 * v}c${30 * u} ${-30 * v} ${66 * u} ${-26 * v} ${100 * u} ${-6 * v}v${26 * v}z`),
			"cool",
		),
		rect([58 * u, 52 * v, 18 * u, 22 * v], "solid", { radius: 0 }),
		path(at(55, 53), trim(`l${12 * u} ${-16 * v}l${12 * u} ${16 * v}z`), "solid"),
	];
}

function trim(d: string): string {
	return d.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
