import { expect, it } from "vitest";
import { findingsOf } from "./findings-of.ts";

function findIn(cell: string): readonly string[] {
	const table = `| Model | Lisans | Boyut |\n| --- | --- | --- |\n| a | ${cell} | kartında |`;
	return findingsOf("licence-cells", { "tr/tasks/a": table });
}

it.each(["kartında", "model kartında", "on the card", "var"])("refuses the licence “%s”", (cell) => {
	expect(findIn(cell)).toEqual([expect.stringMatching(/:3 .*names no licence/)]);
});

it.each([
	"Apache 2.0",
	"MIT",
	"CC BY-NC 4.0",
	"Llama 3.1 Community License",
	"belirtilmemiş",
	"sese göre değişir",
])("takes the licence “%s”", (cell) => {
	expect(findIn(cell)).toEqual([]);
});
