import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openRows } from "../src/batch/rows/open-rows.ts";
import { toFileReason } from "../src/calls/read-files.ts";
import { openRowFile } from "../src/batch/rows/row-file.ts";
import type { Context } from "../src/terminal/context.ts";
import { MESSAGES } from "../src/messages/messages.ts";
import { runCli } from "./run-cli.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-rows-"));
});
afterAll(() => rm(folder, { recursive: true }));

const TURKISH = "yorum;etiket\nÇok şık, ığdır;iyi\n;\n";
const ROWS = [{ yorum: "Çok şık, ığdır", etiket: "iyi" }];

/** The text in UTF-16, the lower byte first. */
const toLittleEndian = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, "utf16le");
/** The letters of `TURKISH` in Windows-1254; others are ASCII. */
const WINDOWS: Readonly<Record<string, number>> = { Ç: 0xc7, ş: 0xfe, ı: 0xfd, ğ: 0xf0 };
const toWindows = (text: string): Buffer =>
	Buffer.from(Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0)));

async function read(name: string, bytes: Buffer | string) {
	const path = join(folder, name);
	await writeFile(path, bytes);
	const notes: string[] = [];
	const style = (_tone: unknown, text: string): string => text;
	const io = { stderr: { write: (text: string) => notes.push(text) } };
	const context = { io, words: MESSAGES.en, locale: "en", width: 80, style, errorStyle: style };
	const file = await openRowFile(path, context as unknown as Context); // what reading uses of it
	const rows: unknown[] = [];
	for await (const { cells } of openRows(file, MESSAGES.en)) rows.push(cells);
	return { file, rows, notes };
}

describe("rows of a file", () => {
	it.each([
		["utf-8", Buffer.from(TURKISH)],
		["utf-8", Buffer.from(`\uFEFF${TURKISH}`)],
		["utf-16le", toLittleEndian(TURKISH)],
		["utf-16be", toLittleEndian(TURKISH).swap16()],
		["windows-1254", toWindows(TURKISH)],
	])("are read with semicolons in %s %#", async (encoding, bytes) => {
		const { file, rows, notes } = await read("in.csv", bytes);
		expect([file.encoding, file.delimiter, rows]).toEqual([encoding, ";", ROWS]);
		expect(notes.join("").includes("it is read as Windows-1254")).toBe(encoding === "windows-1254");
	});

	it("keep letters that a chunk of the file ends in", async () => {
		const text = "ş".repeat(100_000);
		const { rows } = await read("long.csv", `a\nx${text}\n`);
		expect(rows).toEqual([{ a: `x${text}` }]);
		const jsonl = await read("long.jsonl", toLittleEndian(`${JSON.stringify({ a: `x${text}` })}\n`));
		expect(jsonl.rows).toEqual([{ a: `x${text}` }]);
	});

	it("keep tabs and line breaks of quoted cells, wherever a chunk ends, and marks that quote nothing", async () => {
		const long = "ş".repeat(70_000);
		const text = `a\tb\n"${long}\t\n""iki"""\t1\n"tek\t2\n"x" y\t"3"`;
		expect((await read("in.tsv", text)).rows).toEqual([
			{ a: `${long}\t\n"iki"`, b: "1" },
			{ a: '"tek', b: "2" },
			{ a: '"x" y', b: "3" },
		]);
		const open = await read("open.tsv", `a\n"${"x\n".repeat(600_000)}y`);
		expect([open.rows.length, open.rows[0], open.rows.at(-1)]).toEqual([600_001, { a: '"x' }, { a: "y" }]);
	});

	it("keep quoted cells of megabytes with thousands of line breaks", async () => {
		const long = `${"ş".repeat(100)}\n`.repeat(15_000);
		const text = `a\tb\n"${long}"\t1\niki\t"x\ny"\n`;
		expect((await read("lines.tsv", text)).rows).toEqual([
			{ a: long, b: "1" },
			{ a: "iki", b: "x\ny" },
		]);
	});

	it("keep cells of many megabytes, in quotes or without", async () => {
		const long = "ş".repeat(10_000_000);
		expect((await read("quoted.tsv", `a\tb\n"${long}"\t1\n`)).rows).toEqual([{ a: long, b: "1" }]);
		expect((await read("plain.tsv", `a\tb\n${long}\t1\n`)).rows).toEqual([{ a: long, b: "1" }]);
	});

	it("have columns by their place where they have no name, and a first line that names the delimiter", async () => {
		expect((await read("pandas.csv", ",text,label\n0,iyi,x\n")).rows).toEqual([
			{ "1": "0", text: "iyi", label: "x" },
		]);
		expect((await read("excel.csv", "sep=;\r\na,b;c\r\n1,2;3\r\n")).rows).toEqual([{ "a,b": "1,2", c: "3" }]);
	});

	it("are found to be Windows-1254 by a letter far behind the head", async () => {
		const { file } = await read("late.csv", toWindows(`a\n${"x".repeat(200_000)}ş\n`));
		expect(file.encoding).toBe("windows-1254");
	});
});

describe("a file that cannot be read ends with exit code 2 and what to do", () => {
	it.each([
		["en", "same.csv", "a;b;a\n1;2;3\n", 'Two columns are named "a". Rename one of them.'],
		["tr", "same.csv", "a,b,a\n1,2,3\n", '"a" adında iki sütun var. Birinin adını değiştirin.'],
		[
			"en",
			"open.csv",
			'a,b\n1,2\n,\n3,"4\n5,6\n7,8\n',
			"Row 2: a quotation mark opens a cell, and none closes it.",
		],
		["tr", "open.csv", 'a,b\n1,2\n3,"4\n5,6\n', "2. satır: tırnak işaretiyle açılan bir hücre kapanmıyor."],
		["tr", "stray.csv", 'a,b\n1,x"y\n', "1. satır: bir hücrenin içinde tırnak işareti var."],
		["tr", "stray.csv", 'a,b\n1,"x"y\n', "1. satır: bir hücrenin içinde tırnak işareti var."],
		[
			"tr",
			"uneven.csv",
			"a,b\n1,2\n3,4,5\n",
			"2. satırdaki hücre sayısı ilk satırdakinden farklı: 2 yerine 3.",
		],
		["tr", "sheet.csv", "PK\u0003\u0004\0\0", "önce CSV (UTF-8) olarak kaydedin"],
		["en", "sheet.csv", "PK\u0003\u0004\0\0", "Save a spreadsheet as CSV (UTF-8) first"],
	])("%s %s %j", async (lang, name, text, words) => {
		const path = join(folder, name);
		await writeFile(path, text);
		for (const args of [
			["batch", "text-classification", path, "--out", join(folder, "never", "out.jsonl")],
			["eval", "text-classification", path, "--expected", "b"],
		]) {
			const { code, err } = await runCli([...args, "--input", "a", "-m", "a/b", "--lang", lang]);
			expect([code, err.replaceAll("\n", " ")]).toEqual([2, expect.stringContaining(words)]);
		}
	});

	it.each([
		["en", "Row 2: a cell that a quotation mark opens has line breaks, and does not end within 10 million"],
		["tr", "2. satır: tırnak işaretiyle açılan ve satır sonu içeren bir hücre 10 milyon karakter içinde"],
	])(
		"says in %s which row has a quoted cell without an end in sight, and calls nothing",
		async (lang, words) => {
			const path = join(folder, "endless.tsv");
			await writeFile(path, `a\nbir\n"${"x\n".repeat(5_100_000)}"y\n`);
			const served = await serve();
			onTestFinished(served.close);
			const args = [
				"batch",
				"text-classification",
				path,
				"--input",
				"a",
				"--out",
				join(folder, "none.jsonl"),
			];
			const target = ["-m", "pusula/text-classification", "--simulator", served.url, "--lang", lang];
			const { code, err } = await runCli([...args, ...target]);
			expect([code, err.replaceAll("\n", " ")]).toEqual([2, expect.stringContaining(words)]);
			expect(served.simulator.requests).toEqual([]);
		},
	);

	it.each([
		["en", "cannot be read: no such file or directory"],
		["tr", "okunamıyor: böyle bir dosya ya da klasör yok"],
	])("says in %s that there is no such file", async (lang, words) => {
		const args = ["text-classification", `${folder}.csv`, "--out", "x.jsonl", "-m", "a/b", "--lang", lang];
		expect((await runCli(["batch", ...args])).err.replaceAll("\n", " ")).toContain(words);
	});

	it("says why the system lets no state be written", async () => {
		const rows = ["text-classification", join(folder, "in.jsonl"), "--out", "/sys/out.jsonl"];
		await writeFile(join(folder, "in.jsonl"), '{"inputs":"a"}\n');
		const served = await serve();
		const { code, err } = await runCli(["batch", ...rows, "-m", "a/b", "--simulator", served.url]);
		await served.close();
		const sentence =
			/\/sys\/out\.jsonl\.state cannot be written: (permission denied|read-only file system)\./;
		expect([code, err.replaceAll("\n", " ")]).toEqual([2, expect.stringMatching(sentence)]);
	});

	it("says in Turkish that a folder is no file, and a disk full", () => {
		const reasonOf = (message: string): string => toFileReason(new Error(message), MESSAGES.tr);
		expect(reasonOf("EISDIR: illegal operation on a directory, read")).toBe("bu bir klasör");
		expect(reasonOf("ENOSPC: no space left on device, write")).toBe("disk dolu");
		expect(reasonOf("database or disk is full")).toBe("disk dolu");
		expect(reasonOf("file is not a database")).toBe("bu, bir çalıştırmanın durum dosyası değil");
		expect(reasonOf("unable to open database file")).toBe("veri tabanı olarak açılamıyor");
		expect(reasonOf("EMFILE: too many open files, open 'x'")).toBe("too many open files");
	});
});
