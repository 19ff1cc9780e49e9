import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { listClasses, shortClassNames } from "./class-names.ts";

const SOURCE = fileURLToPath(new URL("../../src", import.meta.url));

describe("class names of built pages", () => {
	it("are those of the selectors, and nothing else that has a dot", () => {
		const css =
			'/* .not */ .b, .a:hover > .c-d { margin: 0.5rem; content: ".x" } @media (width < 1.5rem) { .a {} }';
		expect(listClasses(css)).toEqual(["a", "b", "c-d"]);
	});

	it("are short, and the same for the same class alone", () => {
		const toName = shortClassNames(SOURCE);
		const block = toName("block", `${SOURCE}/ui/code/code-block.module.css`);
		expect(block).toMatch(/^_[\da-z]{1,3}$/);
		expect(toName("block", `${SOURCE}/ui/code/code-block.module.css?used`)).toBe(block);
		expect(toName("bars", `${SOURCE}/ui/tables/bars.module.css`)).not.toBe(block);
	});

	it("are missed with the name of the file", () => {
		expect(() => shortClassNames(SOURCE)("nothing", "/x.module.css")).toThrow("/x.module.css");
	});
});
