import { expect, it } from "vitest";
import { drawTable } from "./table.ts";

const draw = (...rows: readonly (readonly string[])[]): string =>
	drawTable(rows, { width: 60, style: (_tone, text) => text });

it("cuts cells at their end", () => {
	expect(draw(["a".repeat(40), "b".repeat(40), "0"])).toBe(`${"a".repeat(27)}…  ${"b".repeat(27)}…\n    0\n`);
});

it("cuts cells in their middle where they would look the same otherwise", () => {
	const model = "meta-llama/Llama-3.1-8B-Instruct";
	expect(draw([`${model}:groq`, `${model}:together`, "0"])).toBe(
		"meta-llama/Ll…-Instruct:groq  meta-llama/Ll…truct:together\n    0\n",
	);
});
