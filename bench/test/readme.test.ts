import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRecords } from "../src/batch/batch-record.ts";
import { readMemoryRecords } from "../src/batch/memory-record.ts";
import { printRecords } from "../src/batch/print-records.ts";
import { readBlock, replaceBlock } from "../src/readme-block.ts";
import { compile } from "./compile.ts";

const README = readFileSync(new URL("../../packages/inference/README.md", import.meta.url), "utf8");

describe("the README of the client", () => {
	it("holds examples that compile, read from top to bottom as one program", () => {
		const blocks = [...README.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ""]) => code);
		expect(blocks.length).toBeGreaterThan(3);
		expect(compile(new Map([["readme.ts", blocks.join("\n")]]))).toEqual([]);
	});

	it("fits on a few screens, the measured table apart", () => {
		const written = README.replace(/<!-- bench:start -->.*<!-- bench:end -->/s, "");
		expect(written.split("\n").length).toBeLessThanOrEqual(151);
	});
});

describe("the README of the command line", () => {
	const readme = readFileSync(new URL("../../packages/cli/README.md", import.meta.url), "utf8");

	it("holds what the kept records print", async () => {
		expect(readBlock(readme)).toBe(printRecords(await readRecords(), await readMemoryRecords()));
	});

	it("keeps what stands around its block", () => {
		const next = replaceBlock(readme, "other figures");
		expect(readBlock(next)).toBe("other figures");
		expect(replaceBlock(next, readBlock(readme))).toBe(readme);
		expect(() => replaceBlock("no marks", "figures")).toThrow("lacks the marks");
	});
});
