/**
 * Runs every snippet of the matrix against the simulator: all tasks and providers, all clients, all modes.
 * Prints failures as they come; the last line is "N passed, N failed". Exit code 1 after any failure.
 * Run: npm run test:snippets, or with words that a cell's title must hold: npm run test:snippets -- groq curl
 */
import { snippetsFor } from "../../src/snippets.ts";
import type { Snippet } from "../../src/types.ts";
import { openWorkbench, type Workbench } from "../workbench.ts";
import { type Case, listCases } from "./cases.ts";
import { type Expected, KEYS } from "./expected.ts";
import { expectedOf, runCell } from "./run-cell.ts";

/** Programs that run at the same time. */
const AT_ONCE = 8;

interface Cell {
	readonly title: string;
	readonly one: Case;
	readonly snippet: Snippet;
	readonly expected: (client: Snippet["client"]) => Promise<Expected>;
}

function toCells(one: Case): readonly Cell[] {
	const { snippets } = snippetsFor(one.call);
	const expected = expectedOf(one.call);
	return snippets.map((snippet) => ({
		title: `${one.title}: ${snippet.language} ${snippet.client}`,
		one,
		snippet,
		expected,
	}));
}

async function runSome(cells: Cell[], bench: Workbench, failures: string[]): Promise<number> {
	let passed = 0;
	for (let cell = cells.shift(); cell; cell = cells.shift()) {
		const { title, one, snippet, expected } = cell;
		const { problem } = await runCell(snippet, one.call, await expected(snippet.client), bench);
		if (problem === undefined) passed += 1;
		else {
			failures.push(title);
			console.error(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s ✗ ${title}\n${problem}`);
		}
	}
	return passed;
}

const words = process.argv.slice(2);
const cells = (await listCases())
	.flatMap(toCells)
	.filter(({ title }) => words.every((word) => title.includes(word)));
const startedAt = performance.now();
console.log(`${cells.length} snippets`);
const benches = await Promise.all(
	Array.from({ length: AT_ONCE }, () => openWorkbench({ keys: KEYS, isBatched: true })),
);
const failures: string[] = [];
try {
	const passed = await Promise.all(benches.map((bench) => runSome(cells, bench, failures)));
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
	console.log(`${seconds} s\n${passed.reduce((sum, one) => sum + one, 0)} passed, ${failures.length} failed`);
	process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
	await Promise.all(benches.map((bench) => bench.close()));
}
