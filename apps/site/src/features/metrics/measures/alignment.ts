/** One position of an alignment: the reference's item and the recognised one; a missing side is undefined. */
export interface AlignedPair {
	readonly kind: "equal" | "substitution" | "deletion" | "insertion";
	readonly reference: string | undefined;
	readonly candidate: string | undefined;
}

/** An alignment with the fewest errors, and how many of each kind it has. */
export interface AlignmentFigures {
	readonly pairs: readonly AlignedPair[];
	readonly substitutions: number;
	readonly deletions: number;
	readonly insertions: number;
	/** Errors divided by the length of the reference; above 1 when much was added, 0 when both are empty. */
	readonly rate: number;
}

/** Aligns two lists of words (for WER) or characters (for CER) with the fewest substitutions, deletions and insertions. */
export function align(reference: readonly string[], candidate: readonly string[]): AlignmentFigures {
	const pairs = tracePairs(reference.toReversed(), candidate.toReversed());
	const count = (kind: AlignedPair["kind"]): number => pairs.filter((pair) => pair.kind === kind).length;
	const [substitutions, deletions, insertions] = [
		count("substitution"),
		count("deletion"),
		count("insertion"),
	];
	const errors = substitutions + deletions + insertions;
	const rate = errors === 0 ? 0 : errors / reference.length;
	return { pairs, substitutions, deletions, insertions, rate };
}

/** Fewest errors between the first `row` parts of the reference and the first `column` parts of the candidate. */
function fillDistances(reference: readonly string[], candidate: readonly string[]): readonly number[][] {
	const table = [Array.from({ length: candidate.length + 1 }, (_, column) => column)];
	for (const [index, part] of reference.entries()) {
		const above = table[index] ?? [];
		const row = [index + 1];
		for (const [column, other] of candidate.entries()) {
			const replaced = (above[column] ?? 0) + (part === other ? 0 : 1);
			row.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
		}
		table.push(row);
	}
	return table;
}

/** The pairs of two reversed lists, last first: among equally good alignments, the one that pairs from the start. */
function tracePairs(reference: readonly string[], candidate: readonly string[]): readonly AlignedPair[] {
	const table = fillDistances(reference, candidate);
	const pairs: AlignedPair[] = [];
	let row = reference.length;
	let column = candidate.length;
	while (row > 0 || column > 0) {
		const here = table[row]?.[column] ?? 0;
		const [word, other] = [reference[row - 1], candidate[column - 1]];
		const isEqual = word === other;
		if (row > 0 && column > 0 && here === (table[row - 1]?.[column - 1] ?? 0) + (isEqual ? 0 : 1)) {
			pairs.push({ kind: isEqual ? "equal" : "substitution", reference: word, candidate: other });
			row--;
			column--;
		} else if (row > 0 && here === (table[row - 1]?.[column] ?? 0) + 1) {
			pairs.push({ kind: "deletion", reference: word, candidate: undefined });
			row--;
		} else {
			pairs.push({ kind: "insertion", reference: undefined, candidate: other });
			column--;
		}
	}
	return pairs;
}
