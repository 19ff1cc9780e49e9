import { expect, it } from "vitest";
import { readLines } from "./read-lines.ts";

async function linesOf(...chunks: readonly string[]): Promise<readonly string[]> {
	async function* read(): AsyncGenerator<string> {
		yield* chunks;
	}
	const lines: string[] = [];
	for await (const line of readLines(read())) lines.push(line);
	return lines;
}

it.each([
	["in one chunk", ["one\ntwo\nthree"]],
	["torn anywhere", ["o", "ne\nt", "", "wo", "\n", "three"]],
])("gives lines %s", async (_, chunks) => {
	expect(await linesOf(...chunks)).toEqual(["one", "two", "three"]);
});

it("takes U+2028, U+2029 and a carriage return for parts of a line", async () => {
	expect(await linesOf('{"a":"x\u2028y\u2029z\rw"}\r\n', "{}")).toEqual([
		'{"a":"x\u2028y\u2029z\rw"}\r',
		"{}",
	]);
});

it("takes a chunk only when the lines before it are used, so that memory holds one chunk", async () => {
	let taken = 0;
	async function* read(): AsyncGenerator<string> {
		for (; taken < 100; taken++) yield `${taken}\n`;
	}
	const lines = readLines(read());
	expect(await lines.next()).toEqual({ value: "0", done: false });
	expect(await lines.next()).toEqual({ value: "1", done: false });
	expect(taken).toBe(1);
});
