/** A CSS `unicode-range` value that covers exactly the given characters, neighbours joined to ranges. */
export function toUnicodeRange(characters: string): string {
	const points = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
	const ranges: { first: number; last: number }[] = [];
	for (const point of points.toSorted((a, b) => a - b)) {
		const open = ranges.at(-1);
		if (open && open.last + 1 === point) open.last = point;
		else ranges.push({ first: point, last: point });
	}
	return ranges.map(({ first, last }) => printRange(first, last)).join(",");
}

function printRange(first: number, last: number): string {
	const hex = (point: number) => point.toString(16).toUpperCase();
	return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
}
