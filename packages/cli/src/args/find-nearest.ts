/** The name that is most like a mistyped one; undefined where none is near. */
export function findNearest<Name extends string>(typed: string, names: readonly Name[]): Name | undefined {
	const bound = typed.length < 4 ? 1 : Math.max(2, Math.floor(typed.length / 3));
	const near = names
		.map((name) => ({ name, distance: name.startsWith(typed) ? 1 : distanceOf(typed, name) }))
		.filter(({ distance }) => distance <= bound)
		.toSorted((first, second) => first.distance - second.distance);
	return near[0]?.name;
}

/** Characters to insert, delete or replace (Levenshtein). */
function distanceOf(first: string, second: string): number {
	let row = Array.from({ length: second.length + 1 }, (_, index) => index);
	for (const [index, letter] of Array.from(first).entries()) {
		const next = [index + 1];
		for (const [place, other] of Array.from(second).entries())
			next.push(
				Math.min(
					(next[place] ?? 0) + 1,
					(row[place + 1] ?? 0) + 1,
					(row[place] ?? 0) + Number(letter !== other),
				),
			);
		row = next;
	}
	return row.at(-1) ?? 0;
}
