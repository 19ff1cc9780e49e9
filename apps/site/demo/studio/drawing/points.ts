/** A place in a picture: x to the right, y downwards, in drawing units. */
export type Point = readonly [x: number, y: number];

/** The point at a distance from another one, in a direction given in degrees: 0 points down, 90 to the right. */
export function pointFrom([x, y]: Point, degrees: number, length: number): Point {
	const angle = (degrees * Math.PI) / 180;
	return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
}

/** Points as the text of an SVG `points` attribute, to a tenth of a unit. */
export function toPointsText(points: readonly Point[]): string {
	return points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
}

/** A number to a tenth of a unit, so that drawings do not depend on the last digits of a sum. */
export function round(value: number): number {
	return Math.round(value * 10) / 10;
}
