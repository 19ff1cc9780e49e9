import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import models from "../../data/transformers-models.json" with { type: "json" };
import { loadProgram } from "../../scripts/guides/guide-files.ts";
import { LOCALES } from "../../src/lib/locale.ts";

it("looks up the models that the table marks as gone, and names each on both pages", () => {
	const gone = models.rows.filter((row) => row.gone === true);
	const code = loadProgram("newer-models").cells.find(({ id }) => id === "gone")?.code ?? "";
	const listed = [...code.matchAll(/"([\w -]+)"/g)].flatMap(([, list = ""]) => list.trim().split(" "));
	expect(listed.toSorted()).toEqual(gone.map(({ page }) => page).toSorted());
	for (const locale of LOCALES) {
		const url = new URL(`../../content/${locale}/docs/transformers/newer-models.mdx`, import.meta.url);
		const page = readFileSync(url, "utf8");
		expect(gone.filter(({ name }) => !page.includes(name))).toEqual([]);
	}
});
