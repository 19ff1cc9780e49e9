import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
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
