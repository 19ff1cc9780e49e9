import type { Row } from "../row.ts";

/** The most to the least of what all sizes took, in MiB; one size shows nothing. */
export function compareSizes(
	what: string,
	values: readonly number[],
	target: { readonly atMost: number },
): readonly Row[] {
	const [most, least] = [Math.max(...values), Math.min(...values)];
	if (values.length < 2) return [];
	return [{ what, peer: "its least", ratio: most / least, target, figures: `${most} MiB : ${least} MiB` }];
}
