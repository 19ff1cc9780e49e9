import report from "@pusula/snippets/compare.json" with { type: "json" };
import type { Row } from "./row.ts";

/**
 * Share of printed snippets that run unchanged, of both generators for the same calls: from the kept report of the last
 * `npm run compare --workspace packages/snippets`, which takes about ten minutes.
 */
export function measureRunRates(): readonly Row[] {
	const { ours, published } = report;
	return [
		{
			what: "snippets that run unchanged",
			peer: published.generator,
			ratio: ours.passed / ours.total / (published.passed / published.total),
			target: { atLeast: 1 },
			figures: `${print(ours)} / ${print(published)}`,
		},
	];
}

function print({ total, passed }: { readonly total: number; readonly passed: number }): string {
	return `${((passed / total) * 100).toFixed(1)} % of ${total}`;
}
