import { expect, it } from "vitest";
import { printFolders, printMessages, printRegions, printRows } from "./print-languages.ts";

const ROWS = [
	{ tag: "en", region: "en-GB" },
	{ tag: "tr", region: "tr-TR", isDefault: true },
	{ tag: "de", region: "de-DE" },
];

it("gives each language a folder of its pages, the default first and without one", () => {
	expect(printFolders(ROWS)).toContain('{\n\ttr: "",\n\tde: "de/",\n\ten: "en/",\n}');
	expect(printFolders(ROWS)).toContain('DEFAULT_LOCALE: Locale = "tr"');
});

it("gives each language the region whose forms it has", () => {
	expect(printRegions(ROWS)).toContain('{\n\ttr: "tr-TR",\n\tde: "de-DE",\n\ten: "en-GB",\n}');
});

it("gives each table a line for every language", () => {
	expect(printRows(ROWS).match(/\tde: de\.(?:language|stem|termSource),\n/g)).toHaveLength(3);
	expect(printMessages("metric-steps", ROWS)).toContain(
		'import { metricSteps as de } from "../de/metric-steps.ts";\n',
	);
	expect(printMessages("metric-steps", ROWS)).toContain("{\n\ttr,\n\tde,\n\ten,\n}");
});

it.each([
	["none", ROWS.filter(({ isDefault }) => !isDefault)],
	["en, tr", [{ tag: "en", region: "en-GB", isDefault: true }, ...ROWS.slice(1)]],
])("refuses %s as the default", (named, rows) => {
	expect(() => printFolders(rows)).toThrow(`not ${named}.`);
});
