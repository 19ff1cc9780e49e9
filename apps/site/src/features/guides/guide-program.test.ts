import { describe, expect, it } from "vitest";
import { printProgram, readProgram } from "./guide-program.ts";

const TEXT = `# data: a/train.jsonl, a/test.jsonl
# keeps: model/config.json
# timed: loss

# %% first
x = 1
print(x)

# %% figure loss
figure = {"x": [1], "lines": {"train": [x]}}

# %% second
print(x + 1)
`;

describe("the program of a guide", () => {
	it("is taken apart into files, cells and figures", () => {
		expect(readProgram(TEXT)).toEqual({
			data: ["a/train.jsonl", "a/test.jsonl"],
			keeps: ["model/config.json"],
			timed: ["loss"],
			cells: [
				{ id: "first", kind: "shown", code: "x = 1\nprint(x)\n" },
				{ id: "loss", kind: "figure", code: 'figure = {"x": [1], "lines": {"train": [x]}}\n' },
				{ id: "second", kind: "shown", code: "print(x + 1)\n" },
			],
		});
	});

	it("is downloaded without the cells that only draw", () => {
		expect(printProgram(readProgram(TEXT))).toBe(
			"# %% first\nx = 1\nprint(x)\n\n# %% second\nprint(x + 1)\n",
		);
	});

	it.each([
		["x = 1\n# %% a\n", /stands above the first cell/],
		["# %% \nx = 1\n", /is no name of a cell/],
		["# %% Two Words\nx = 1\n", /“Two Words” is no name/],
		["# %% a\nx = 1\n# %% a\nx = 2\n", /Two cells are called “a”/],
		["# timed: a\n# %% a\nx = 1\n", /No figure is called “a”/],
	])("says what is wrong with %j", (text, message) => {
		expect(() => readProgram(text)).toThrow(message);
	});
});
