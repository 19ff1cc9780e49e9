import { MODELS } from "@pusula/tasks/models";
import { describe, expect, it } from "vitest";
import { findStale } from "../../scripts/guides/find-stale.ts";
import {
	findExamples,
	isStartedByCell,
	readExamples,
	readGuidePage,
} from "../../scripts/guides/guide-examples.ts";
import { hashCells, listGuideIds, loadProgram, loadRecord } from "../../scripts/guides/guide-files.ts";
import { listDatasetFiles } from "../../integrations/dataset-files.ts";
import { listLayoutFaults } from "../../src/features/drawings/layout-faults.ts";
import { toDrawing } from "../../src/features/drawings/curve.tsx";
import { NARROW, WIDE } from "../../src/features/drawings/parts/layout.ts";
import { readProgram } from "../../src/features/guides/guide-program.ts";
import { type Locale, LOCALES } from "../../src/lib/locale.ts";

const IDS = listGuideIds();

function listPlaced(page: string, component: string): readonly string[] {
	return [...page.matchAll(new RegExp(`<${component}\\s+id="([^"]*)"`, "g"))].map(([, id = ""]) => id);
}

it("finds guides", () => {
	expect(IDS.length).toBeGreaterThan(3);
});

describe.each(IDS)("%s", (id) => {
	const { cells, data } = loadProgram(id);
	const record = loadRecord(id);

	it("has the record of its program, its data and the pinned libraries (else: npm run guides)", () => {
		expect(findStale(id)).toEqual([]);
	});

	it.each(LOCALES)("shows each cell once and in order in %s, and each figure", (locale) => {
		const page = readGuidePage(id, locale);
		expect(listPlaced(page, "Cell")).toEqual(
			cells.filter(({ kind }) => kind === "shown").map((cell) => cell.id),
		);
		expect(listPlaced(page, "Curve").toSorted()).toEqual(
			cells
				.filter(({ kind }) => kind === "figure")
				.map((cell) => cell.id)
				.toSorted(),
		);
	});

	it.each(LOCALES)("leaves it to its record how long the code takes, in %s", (locale) => {
		const hardware = /^ {2}hardware: .*$/m.exec(readGuidePage(id, locale))?.[0];
		expect(hardware).toBeDefined();
		expect(hardware).not.toMatch(/dakika|saniye|minute|second/i);
	});

	it.each(LOCALES)("says how version 4 or 5 of the library differs, in %s", (locale) => {
		expect(readGuidePage(id, locale)).toMatch(/[45]\\?\. sürüm|[Vv]ersions? [45]|from-v4-to-v5/u);
	});

	it("draws its figures for desks and phones, with no text cut or on another", () => {
		for (const [name, figure] of Object.entries(record?.figures ?? {})) {
			const drawing = toDrawing(name, figure, { title: name, caption: name });
			for (const locale of LOCALES)
				for (const sheet of [WIDE, NARROW])
					expect(listLayoutFaults(drawing.draw(locale, sheet), sheet)).toEqual([]);
		}
	});

	it("learns no vocabulary that changes from run to run", () => {
		const code = cells.map((cell) => cell.code).join("\n");
		expect(code).not.toMatch(/WordPieceTrainer|train_new_from_iterator|continuing_subword_prefix/);
	});

	it("reads data that readers can download", async () => {
		expect(await listDatasetFiles()).toEqual(expect.arrayContaining([...data]));
	});

	it("prints no time and no folder of the machine that ran it", () => {
		const printed = record?.cells.map(({ output }) => output).join("\n") ?? "";
		expect(printed).not.toMatch(/\/tmp\/|\/home\/|\/root\/|runtime|per_second/);
	});
});

it.each(LOCALES)("name published models in place of the small ones they build, in %s", (locale) => {
	const names = MODELS.flatMap((model) => [`\`${model.id}\``, `"${model.id}"`]);
	const naming = IDS.filter((id) => names.some((name) => readGuidePage(id, locale).includes(name)));
	// This one looks types up and opens no model.
	expect(IDS.filter((id) => !naming.includes(id))).toEqual(["newer-models"]);
});

describe("code on the pages that is no cell", () => {
	/** The heading before the changes that no error names. */
	const SILENT = { tr: "## Sessiz değişenler", en: "## What changes silently" };
	const wordsOf = <T>(table: { readonly en: T }, locale: Locale): T =>
		(table as Readonly<Record<string, T>>)[locale] ?? table.en;
	it("is run by a cell where a cell has every word of a command, else by itself", () => {
		const serving = loadProgram("serving");
		expect(isStartedByCell("transformers serve --continuous-batching\n", serving)).toBe(true);
		expect(isStartedByCell("transformers serve --quantization\n", serving)).toBe(false);
		expect(readExamples("serving").map(({ way }) => way)).not.toContain("shell");
		expect(readExamples("installation").map(({ way }) => way)).toEqual(["shell", "model"]);
	});

	it("is read from differences and from steps of lists, without their indent", () => {
		const [change, step] = findExamples(
			"```diff py\n- a(1)\n+ a(2)\n```\n\n1. x\n\n   ```py\n   b()\n   ```\n",
		);
		expect([change?.code, change?.before, step?.code]).toEqual(["a(2)\n", "a(1)\n", "b()\n"]);
	});

	it.each(LOCALES)(
		"fails before a change that the page in %s calls loud, and runs before a silent one",
		(locale) => {
			const [loud = "", silent = ""] = readGuidePage("from-v4-to-v5", locale).split(wordsOf(SILENT, locale));
			const endings = (part: string) =>
				findExamples(part).map(
					({ hash }) => loadRecord("from-v4-to-v5")?.examples.find((one) => one.hash === hash)?.before,
				);
			expect(endings(loud)).toHaveLength(3);
			for (const ending of endings(loud)) expect(ending).toMatch(/Error: /);
			expect(endings(silent)).toEqual([""]);
		},
	);
});

describe("the hash of a cell", () => {
	const program = readProgram("# %% a\nx = 1\n\n# %% b\nprint(x)\n");
	const hashes = hashCells(program);

	it("changes with the code of a cell before it", () => {
		const other = hashCells(readProgram("# %% a\nx = 2\n\n# %% b\nprint(x)\n"));
		expect(other.get("b")).not.toBe(hashes.get("b"));
	});

	it("keeps with the code of a cell behind it", () => {
		const other = hashCells(readProgram("# %% a\nx = 1\n\n# %% b\nprint(x + 1)\n"));
		expect(other.get("a")).toBe(hashes.get("a"));
	});
});
