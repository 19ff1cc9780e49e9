import { expect, test } from "vitest";
import { followScripts } from "./page-scripts.ts";

test("scripts are followed through all that they import, now or later, once", () => {
	const files = new Map([
		["a.X1.js", 'import"./b.X2.js";'],
		["b.X2.js", "import(`./c.X3.js`);import'./a.X1.js'"],
		["c.X3.js", "last"],
		["other.X4.js", "alone"],
	]);
	const list = followScripts(files);
	expect(list('<script src="/base/_astro/a.X1.js"></script>')).toHaveLength(3);
	expect(list('<astro-island component-url="/_astro/c.X3.js">')).toEqual(["last"]);
	expect(list("<p>none.js</p>")).toEqual([]);
});
