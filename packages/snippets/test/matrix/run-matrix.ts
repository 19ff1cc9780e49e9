import { snippetsFor } from "../../src/print/snippets.ts";
import type { Snippet } from "../../src/types/snippet.ts";
import { openWorkbenches, type Workbench } from "../workbench.ts";
import type { Case } from "./cases.ts";
import { type Expected, KEYS } from "./expected.ts";
import { expectedOf, runCell } from "./run-cell.ts";

/** One snippet of one case. */
export interface Cell {
	/** `provider task, mode: language client`. */
	readonly title: string;
	readonly one: Case;
	readonly snippet: Snippet;
	readonly expected: (client: Snippet["client"]) => Promise<Expected>;
}

export interface CellOutcome {
	readonly cell: Cell;
	/** Description of the failure; absent when it passed. */
	readonly problem: string | undefined;
}

/** Every snippet of a case. */
export function toCells(one: Case): readonly Cell[] {
	const { snippets } = snippetsFor(one.call);
	const expected = expectedOf(one.call);
	return snippets.map((snippet) => ({
		title: `${one.title}: ${snippet.language} ${snippet.client}`,
		one,
		snippet,
		expected,
	}));
}

/** Runs cells in few processes, `atOnce` at the same time, and reports each as it ends. */
export async function runMatrix(
	cells: readonly Cell[],
	atOnce: number,
	onEnd: (outcome: CellOutcome) => void,
): Promise<readonly CellOutcome[]> {
	const waiting = [...cells];
	const outcomes: CellOutcome[] = [];
	const runSome = async (bench: Workbench): Promise<void> => {
		for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
			const { snippet, one, expected } = cell;
			const { problem } = await runCell(snippet, one.call, await expected(snippet.client), bench);
			const outcome = { cell, problem };
			outcomes.push(outcome);
			onEnd(outcome);
		}
	};
	const benches = await openWorkbenches(atOnce, { keys: KEYS, isBatched: true });
	try {
		await Promise.all(benches.map(runSome));
	} finally {
		await Promise.all(benches.map((bench) => bench.close()));
	}
	return outcomes;
}
