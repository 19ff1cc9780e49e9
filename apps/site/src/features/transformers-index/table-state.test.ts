import { describe, expect, it } from "vitest";
import { listSupportedModels } from "../../facts/models/models.ts";
import { FRAMEWORKS } from "../../facts/models/supported-model.ts";
import {
	compareRows,
	toTableState,
	INITIAL_STATE,
	isShown,
	type TableRow,
	type TableState,
	toTableParams,
} from "./table-state.ts";

const rows: readonly TableRow[] = listSupportedModels().map((model) => ({
	...model,
	groupName: model.group,
}));

function show(change: Partial<TableState>): readonly TableRow[] {
	const state = { ...INITIAL_STATE, ...change };
	return rows.filter((row) => isShown(row, state)).toSorted(compareRows(state, "tr"));
}

describe("URL", () => {
	it("gives back every state it was made from", () => {
		const state: TableState = {
			query: "bert",
			framework: "flax",
			group: "text",
			hidesDeprecated: true,
			column: "released",
			isDescending: true,
		};
		const params = toTableParams(state, new URLSearchParams("fw=tf"));
		expect(params.toString()).toBe("fw=tf&q=bert&framework=flax&group=text&deprecated=hide&sort=-released");
		expect(toTableState(params)).toEqual(state);
	});

	it("stays empty at the start", () => {
		expect(toTableParams(INITIAL_STATE, new URLSearchParams("q=x&sort=-name")).toString()).toBe("");
	});

	it("ignores parts that make no sense", () => {
		expect(toTableState(new URLSearchParams("framework=caffe&group=x&deprecated=1&sort=-size"))).toEqual(
			INITIAL_STATE,
		);
	});
});

describe("filters", () => {
	it("show every row at the start, by name", () => {
		expect(
			show({})
				.map(({ name }) => name)
				.toSorted(),
		).toEqual(rows.map(({ name }) => name).toSorted());
		expect(show({})[0]?.name).toBe("ALBERT");
	});

	it.each(FRAMEWORKS)("show the models that %s has, and no others", (framework) => {
		const shown = new Set(show({ framework }));
		expect(shown.size).toBeGreaterThan(0);
		for (const row of rows)
			expect([row.name, shown.has(row)]).toEqual([row.name, row.frameworks.includes(framework)]);
	});

	it("hide the deprecated models, and no others", () => {
		const shown = new Set(show({ hidesDeprecated: true }));
		expect(shown.size).toBeLessThan(rows.length);
		for (const row of rows) expect([row.name, shown.has(row)]).toEqual([row.name, !row.isDeprecated]);
	});

	it("work together", () => {
		expect(show({ query: "ROBERTA", framework: "flax", group: "text" }).map(({ name }) => name)).toEqual([
			"RoBERTa",
			"RoBERTa-PreLayerNorm",
			"XLM-RoBERTa",
		]);
	});
});

describe("order", () => {
	it("puts the newest first and the undated last", () => {
		const days = show({ column: "released", isDescending: true }).map(({ released }) => released);
		expect(days[0]).toBe("2025-02-20");
		expect(days.at(-1)).toBeNull();
		expect(show({ column: "released" }).at(-1)?.released).toBeNull();
	});

	it("puts supported models first, each half by name", () => {
		const names = show({ column: "flax" }).map(({ name }) => name);
		expect(names.slice(0, 2)).toEqual(["ALBERT", "BART"]);
		expect(names[69]).toBe("ALIGN");
	});
});
