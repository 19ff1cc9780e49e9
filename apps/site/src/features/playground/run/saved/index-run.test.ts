import { expect, test } from "vitest";
import { indexRun } from "./index-run.ts";

test("a run is searched by all of its texts, however long, and each word is kept once", () => {
	const long = "kelime ".repeat(5000);
	const turn = { role: "user", text: "Eski sürüm", attachments: [] } as const;
	const index = indexRun({
		args: { inputs: `${long} IŞIK`, parameters: { prompt: "Güneşli" } },
		output: { text: `${long} sonuç` },
		versions: { list: [{ turn, after: -1, isShown: false }] },
	});
	for (const word of ["isik", "gunesli", "sonuc", "surum"]) expect(index.split(" ")).toContain(word);
	expect(index.length).toBeLessThan(200);
});
