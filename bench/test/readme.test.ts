import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRecords } from "../src/batch/batch-record.ts";
import { readMemoryRecords } from "../src/batch/memory-record.ts";
import { printRecords } from "../src/batch/print-records.ts";
import { readBlock, replaceBlock } from "../src/readme-block.ts";
import { measureSizes } from "../src/sizes.ts";
import { compile } from "./compile.ts";

const README = readFileSync(new URL("../../packages/inference/README.md", import.meta.url), "utf8");

describe("the README of the client", () => {
	it("holds examples that compile, read from top to bottom as one program", () => {
		const blocks = [...README.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
		expect(blocks.length).toBeGreaterThan(3);
		expect(compile(new Map([["readme.ts", blocks.join("\n")]]))).toEqual([]);
	});

	it("fits on a few screens, the measured tables apart", () => {
		const written = README.replace(/<!-- bench:start -->.*<!-- sizes:end -->/s, "");
		expect(written.split("\n").length).toBeLessThanOrEqual(151);
	});
});

describe("the sizes in the README of the client", () => {
	it("are those of the sources, to a tenth of a kilobyte", async () => {
		const block = readBlock(README, "sizes");
		const rows = await measureSizes();
		for (const { what, figures } of rows) {
			const line = block.split("\n").find((text) => text.startsWith(`| ${what} |`)) ?? "";
			const [measured, written] = [figures, line.split(" | ").at(-1) ?? ""].map(toKilobytes);
			expect(Math.abs((measured ?? 0) - (written ?? 0)), `${what}: ${figures}`).toBeLessThan(0.15);
		}
		expect(block.split("\n").filter((text) => text.startsWith("| ")).length).toBe(rows.length + 2);
	});
});

describe("the README of the command line", () => {
	const readme = readFileSync(new URL("../../packages/cli/README.md", import.meta.url), "utf8");

	it("holds what the kept records print", async () => {
		expect(readBlock(readme, "bench")).toBe(printRecords(await readRecords(), await readMemoryRecords()));
	});

	it("keeps what stands around its block", () => {
		const next = replaceBlock(readme, "bench", "other figures");
		expect(readBlock(next, "bench")).toBe("other figures");
		expect(replaceBlock(next, "bench", readBlock(readme, "bench"))).toBe(readme);
		expect(() => replaceBlock(readme, "sizes", "figures")).toThrow("lacks the marks");
	});
});

/** The first of a row's figures, which is ours: "28.8 kB : 85.8 kB". */
function toKilobytes(figures: string): number {
	return Number(figures.split(" kB")[0]);
}
