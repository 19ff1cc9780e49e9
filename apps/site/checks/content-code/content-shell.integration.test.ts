import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CodeBlockSource, readBlocks } from "./read-blocks.ts";
import { NOT_RUN_HERE } from "./shell/not-run-here.ts";
import { openShellBench, type ShellBench } from "./shell/shell-bench.ts";
import type { ShellBlock } from "./shell/shell-block.ts";
import { SHELL_CASES } from "./shell/shell-cases.ts";

const OPEN_MS = 120_000;
const RUN_MS = 300_000;
const ALL = readBlocks();
const BLOCKS = ALL.map((block, index) => toShellBlock(block, ALL.slice(0, index))).filter(
	({ language }) => language === "sh",
);

function pageOf({ place }: CodeBlockSource): string {
	return place.slice(0, place.lastIndexOf(":"));
}

function toShellBlock(block: CodeBlockSource, before: readonly CodeBlockSource[]): ShellBlock {
	const [locale] = block.place.split("/");
	const page = `${locale}/docs/getting-started/first-call.mdx`;
	const firstCall = ALL.find((one) => one.isRun && pageOf(one) === page) ?? block;
	return { ...block, firstCall, before: before.filter((one) => pageOf(one) === pageOf(block)) };
}

/** Blocks with a title; code that is on several pages comes once, with all its places, unless they show other output. */
function listRuns(): readonly (readonly [string, ShellBlock])[] {
	const isRun = ({ code }: ShellBlock): boolean => !NOT_RUN_HERE.some(({ fits }) => fits.test(code));
	const toKey = ({ code, output = "" }: ShellBlock): string => `${code}\n${output}`;
	const places = (key: string): string =>
		BLOCKS.filter((block) => toKey(block) === key)
			.map(({ place }) => place)
			.join(", ");
	const byKey = new Map(BLOCKS.filter(isRun).map((block) => [toKey(block), block]));
	return [...byKey].map(([key, block]) => [places(key), block] as const);
}

describe("shell code in content pages", () => {
	let bench: ShellBench | undefined;
	beforeAll(async () => {
		bench = await openShellBench();
	}, OPEN_MS);
	afterAll(() => bench?.close());

	it.each(BLOCKS.map((block) => [block.place, block.code] as const))(
		"is run, or named among what is not: %s",
		(_place, code) => {
			const kinds = [...SHELL_CASES, ...NOT_RUN_HERE].filter(({ fits }) => fits.test(code));
			expect(kinds).toHaveLength(1);
		},
	);

	it.each([...SHELL_CASES, ...NOT_RUN_HERE])("stands on a page: $fits", ({ fits }) => {
		expect(BLOCKS.filter(({ code }) => fits.test(code))).not.toEqual([]);
	});

	it.each(NOT_RUN_HERE)("names what is there, where it is not run: $reason", ({ fits, holds }) => {
		for (const { code } of BLOCKS.filter((block) => fits.test(block.code))) expect(holds(code)).toBe(true);
	});

	it.each(listRuns())(
		"does what the page says: %s",
		async (_places, block) => {
			const one = SHELL_CASES.find(({ fits }) => fits.test(block.code));
			const opened = bench as ShellBench; // opened before all
			expect(one).toBeDefined();
			await one?.check(block, opened);
		},
		RUN_MS,
	);

	it("fails for a package that nobody publishes", async () => {
		const opened = bench as ShellBench; // opened before all
		const { code, output } = await opened.run(
			"npm install @pusula/no-such-package",
			await opened.makeFolder(),
		);
		expect(code).not.toBe(0);
		expect(output).toContain("404");
	});
});
