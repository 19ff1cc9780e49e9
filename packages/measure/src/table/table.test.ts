import { describe, expect, it } from "vitest";
import { printCsvRow } from "../report/print-csv-row.ts";
import { decodeText } from "./decode-text.ts";
import { guessColumns, guessTask, listMeasuredTasks, needsFiles } from "./guess-columns.ts";
import { planRows, sampleRows } from "./plan-rows.ts";
import { readTable } from "./read-table.ts";
import { TableError } from "./table-error.ts";

const bytes = (...values: number[]) => Uint8Array.from(values);

describe("text of a file", () => {
	it.each([
		["utf-8", new TextEncoder().encode("şeker"), "şeker"],
		["utf-8", bytes(0xef, 0xbb, 0xbf, 0x61), "a"],
		["windows-1254", bytes(0xfe, 0x65, 0xfd, 0xf0, 0xde, 0xdd), "şeığŞİ"],
		["utf-16le", bytes(0xff, 0xfe, 0x5f, 0x01), "ş"],
		["utf-16be", bytes(0xfe, 0xff, 0x01, 0x5f), "ş"],
	] as const)("is read as %s", (encoding, file, text) => {
		expect(decodeText(file)).toEqual({ encoding, text });
	});

	it("is none with zero bytes", () => {
		expect(() => decodeText(bytes(0x50, 0x4b, 3, 4, 0, 0))).toThrow(
			expect.objectContaining({ code: "not-text" }),
		);
	});
});

describe("rows of a file", () => {
	it.each([
		["csv", "text,label\na,1\nb,2\n"],
		["csv", "text;label\r\na;1\r\nb;2"],
		["tsv", "text\tlabel\ra\t1\rb\t2"],
		["csv", '"text","label"\n\n"a",1\n,\n"b","2"\n'],
		["jsonl", '{"text":"a","label":"1"}\n\n{"text":"b","label":"2"}'],
	] as const)("come from %s %#", (format, text) => {
		const table = readTable(text);
		expect(table).toMatchObject({ format, columns: ["text", "label"] });
		expect(table.rows.map(({ number, cells }) => [number, cells["text"], cells["label"]])).toEqual([
			[1, "a", "1"],
			[2, "b", "2"],
		]);
	});

	it("keep quotes, delimiters and line breaks of quoted cells, and know their lines", () => {
		const { rows } = readTable('text,label\n"bir\r\niki, ""üç""",x\ntek "söz",y\n');
		expect(rows).toEqual([
			{ number: 1, line: 2, cells: { text: 'bir\r\niki, "üç"', label: "x" } },
			{ number: 2, line: 4, cells: { text: 'tek "söz"', label: "y" } },
		]);
	});

	it("keep what other programs put into tables with tabs", () => {
		const text = 'text\tlabel\n"bir\tiki\n""üç"""\tx\n"tek\ty\n"a" b\t"z"\n"son"\t"';
		expect(readTable(text).rows).toEqual([
			{ number: 1, line: 2, cells: { text: 'bir\tiki\n"üç"', label: "x" } },
			{ number: 2, line: 4, cells: { text: '"tek', label: "y" } },
			{ number: 3, line: 5, cells: { text: '"a" b', label: "z" } },
			{ number: 4, line: 6, cells: { text: "son", label: '"' } },
		]);
	});

	it("call a column without a name by its place", () => {
		expect(readTable(",text,label\n0,iyi,x\n").columns).toEqual(["1", "text", "label"]);
		expect(readTable("text;label;\niyi;x;\n").columns).toEqual(["text", "label", "3"]);
	});

	it("begin behind the line that names the delimiter for Excel", () => {
		const { columns, delimiter, rows } = readTable("sep=;\r\ntext,more;label\r\na,b;1\r\n");
		expect([columns, delimiter]).toEqual([["text,more", "label"], ";"]);
		expect(rows).toEqual([{ number: 1, line: 3, cells: { "text,more": "a,b", label: "1" } }]);
	});

	it("come back from a table with tabs", () => {
		const cells = ['"bir"', 'iki "üç"', '"', "dört\tbeş", 'altı\r\n"yedi"\n'];
		const text = [["a", "b", "c", "d", "e"], cells].map((row) => printCsvRow(row, "\t")).join("");
		expect(Object.values(readTable(text).rows[0]?.cells ?? {})).toEqual(cells);
	});

	it("come back as they were printed", () => {
		const letters = ['"', ",", "\n", "\r\n", " ", "ş", "a", ";", "\t", "1"];
		let seed = 7;
		const next = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
		for (let round = 0; round < 300; round += 1) {
			const cell = () => Array.from({ length: next(6) }, () => letters[next(letters.length)]).join("");
			const cells = Array.from({ length: 4 }, () => [`x${cell()}`, `y${cell()}`, `z${cell()}`]);
			const text = [["a", "b", "c"], ...cells].map((row) => printCsvRow(row)).join("");
			expect(readTable(text).rows.map((row) => Object.values(row.cells))).toEqual(cells);
		}
	});

	it.each([
		["", { code: "empty" }],
		["a,b\n", { code: "empty" }],
		["[1]", { code: "json-list" }],
		["a,b\n1,2\n3\n", { code: "uneven", facts: { line: 3, cells: 1, columns: 2 } }],
		['a,b\n1,2\n"3,4\n5,6\n', { code: "unclosed-quote", facts: { line: 3 } }],
		['a,b\n"1"x,2\n', { code: "after-quote", facts: { line: 2 } }],
		["a,a\n1,2", { code: "same-column", facts: { line: 1, column: "a" } }],
		['{"a":1}\n{"a":', { code: "not-json", facts: { line: 2 } }],
		['{"a":1}\n[1]', { code: "not-object", facts: { line: 2 } }],
		["a\n1\n2\n3\n4", { code: "too-many-rows", facts: { line: 5, most: 3 } }],
	])("%j is refused with its line", (text, expected) => {
		let thrown: unknown;
		try {
			readTable(text, 3);
		} catch (error) {
			thrown = error;
		}
		expect(thrown).toBeInstanceOf(TableError);
		expect(thrown).toMatchObject(expected);
	});
});

describe("columns", () => {
	it("are told by their names", () => {
		const table = readTable("id,soru,bağlam,cevap\n1,Nerede?,Evde.,Evde");
		expect(guessTask(table)).toBe("question-answering");
		expect(guessColumns("question-answering", table)).toEqual({
			fields: { question: "soru", context: "bağlam" },
			expected: "cevap",
		});
	});

	it("are told by their cells where names say nothing", () => {
		const table = readTable("a,b\niyi,Çok beğendim bunu\nkötü,Hiç beğenmedim bunu\niyi,Harika bir ürün");
		expect(guessTask(table)).toBe("text-classification");
		expect(guessColumns("text-classification", table)).toEqual({ fields: { inputs: "b" }, expected: "a" });
	});

	it("leave labels that nobody names to the right answers", () => {
		const table = readTable("text,label\nParam nerede?,iade\nNasıl giderim?,ulaşım\n");
		const columns = guessColumns("zero-shot-classification", table);
		expect(columns).toEqual({ fields: { inputs: "text" }, expected: "label" });
		const { rows } = planRows(table.rows, { task: "zero-shot-classification", kind: "labels", ...columns });
		expect(rows[0]?.args).toEqual({
			inputs: "Param nerede?",
			parameters: { candidate_labels: ["iade", "ulaşım"] },
		});
	});

	it.each([
		["picture,objects", "object-detection", { inputs: "picture" }, "objects"],
		["path,sentence", "automatic-speech-recognition", { inputs: "path" }, "sentence"],
		["resim,soru,cevap", "visual-question-answering", { image: "resim", question: "soru" }, "cevap"],
		["ses,etiket", "audio-classification", { inputs: "ses" }, "etiket"],
		["label,image", "image-classification", { inputs: "image" }, "label"],
	] as const)("%s are those of %s", (head, task, fields, expected) => {
		const table = readTable(`${head}\n${head.replaceAll(/[^,]+/g, "a")}\n`);
		expect([guessTask(table), needsFiles(task)]).toEqual([task, true]);
		expect(guessColumns(task, table)).toEqual({ fields, expected });
	});

	it("can be told for every task that can be measured", () => {
		expect(listMeasuredTasks()).toContain("translation");
		expect(needsFiles("translation")).toBe(false);
		const table = readTable("giriş,çıkış,başka\nbir,iki,üç\n");
		for (const task of listMeasuredTasks()) {
			const { fields, expected } = guessColumns(task, table);
			expect([task, new Set([...Object.values(fields), expected]).size]).toEqual([
				task,
				Object.keys(fields).length + 1,
			]);
		}
	});
});

describe("rows as calls", () => {
	it("name the lines that cannot be measured", () => {
		const table = readTable("text,score\na,1\n,2\nb,\nc,çok\n");
		const plan = {
			task: "text-classification",
			kind: "numbers",
			fields: { inputs: "text" },
			expected: "score",
		};
		const { rows, problems } = planRows(table.rows, plan as Parameters<typeof planRows>[1]);
		expect(rows).toEqual([{ number: 1, args: { inputs: "a" }, input: "a", expected: 1 }]);
		expect(problems.map(({ code, line }) => [code, line])).toEqual([
			["no-input", 3],
			["no-answer", 4],
			["bad-answer", 5],
		]);
	});

	it("are none where a list or an object of JSON stands in place of the text", () => {
		const { rows: read } = readTable('{"text":{"tr":"İyi"},"label":"a"}\n{"text":7,"label":"b"}\n');
		const { rows, problems } = planRows(read, {
			task: "text-classification",
			kind: "labels",
			fields: { inputs: "text" },
			expected: "label",
		});
		expect(rows.map(({ args }) => args)).toEqual([{ inputs: "7" }]);
		expect(problems).toEqual([{ code: "not-text", line: 1, message: 'inputs: {"tr":"İyi"}' }]);
	});

	it("hold the files that their cells name", () => {
		const table = readTable("image,question,answer\nkedi.png,Ne var?,kedi\nyok.png,Ne var?,kedi\n");
		const picture = new Blob(["a"]);
		const { rows, problems } = planRows(table.rows, {
			task: "visual-question-answering",
			kind: "texts",
			fields: { image: "image", question: "question" },
			expected: "answer",
			fileOf: (name) => (name === "kedi.png" ? picture : undefined),
		});
		expect(rows).toHaveLength(1);
		expect(rows[0]?.args).toEqual({ inputs: { image: picture, question: "Ne var?" } });
		expect(rows[0]?.input).toContain("image: kedi.png");
		expect(problems).toEqual([{ code: "no-file", line: 3, message: "yok.png" }]);
	});

	it("are a part chosen by a seed, in their order", () => {
		const all = Array.from({ length: 100 }, (_, index) => index);
		const some = sampleRows(all, 10);
		expect(some).toHaveLength(10);
		expect(some).toEqual(sampleRows(all, 10));
		expect(some).toEqual(some.toSorted((one, other) => one - other));
		expect(some).not.toEqual(sampleRows(all, 10, 2));
		expect(sampleRows(all, 100)).toBe(all);
	});
});
