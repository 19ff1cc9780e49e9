/** One line of the report: a ratio of ours to a peer's, and the bound it should keep. */
export interface Row {
	readonly what: string;
	readonly peer: string;
	/** Ours to theirs. */
	readonly ratio: number;
	readonly target: { readonly atLeast: number } | { readonly atMost: number } | undefined;
	/** Listed in the README though it has no bound, since it explains the rows around it. */
	readonly isContext?: boolean;
	/** The two figures behind the ratio, as a text. */
	readonly figures: string;
}

/** True when a row keeps its bound; a row without one always does. */
export function keepsTarget({ ratio, target }: Row): boolean {
	if (target === undefined) return true;
	return "atLeast" in target ? ratio >= target.atLeast : ratio <= target.atMost;
}

/** The rows as a Markdown table. */
export function printTable(rows: readonly Row[]): string {
	const lines = rows.map((row) => {
		const kept = row.target === undefined ? "" : keepsTarget(row) ? "yes" : "**no**";
		return `| ${row.what} | ${row.peer} | ${row.ratio.toFixed(2)} | ${printTarget(row.target)} | ${kept} | ${row.figures} |`;
	});
	return [
		"| measure | against | ratio | target | kept | figures |",
		"| --- | --- | --- | --- | --- | --- |",
		...lines,
	].join("\n");
}

function printTarget(target: Row["target"]): string {
	if (target === undefined) return "";
	return "atLeast" in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`;
}
