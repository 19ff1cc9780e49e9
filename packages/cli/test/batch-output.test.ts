import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSqliteRowStore } from "../src/batch/store/sqlite-row-store.ts";
import { runCli } from "./run-cli.ts";

let folder: string;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => (served = await serve()));
afterAll(() => served.close());
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-output-"));
	return () => rm(folder, { recursive: true });
});

const path = (name: string): string => join(folder, name);
const calls = (): number => served.simulator.requests.filter(({ method }) => method === "POST").length;
const writeRows = (count: number): Promise<void> =>
	writeFile(
		path("in.jsonl"),
		Array.from({ length: count }, (_, index) => `{"inputs":"Row ${index + 1}"}\n`).join(""),
	);
const batch = (signal?: AbortSignal, lang = "en") => {
	const rows = ["batch", "text-classification", path("in.jsonl"), "--out", path("out.jsonl")];
	const model = ["-m", "pusula/text-classification", "--simulator", served.url, "--lang", lang];
	return runCli([...rows, ...model], signal && { signal });
};

describe("an output that somebody has changed since", () => {
	it.each([
		["a line of one's own behind it", (text: string) => `${text}{"mine":true}\n`],
		["a longer word in it", (text: string) => text.replace('"row":2', '"number":2')],
		["a line taken out of it", (text: string) => text.replace(/^.*\n/, "")],
	])("is neither cut nor written: %s", async (_, change) => {
		await writeRows(3);
		expect((await batch()).code).toBe(0);
		const changed = change(await readFile(path("out.jsonl"), "utf8"));
		await writeFile(path("out.jsonl"), changed);
		await writeRows(4);
		const before = calls();
		const { code, err } = await batch();
		expect([code, err.replaceAll("\n", " ")]).toEqual([
			2,
			expect.stringContaining("somebody has changed it"),
		]);
		expect(calls()).toBe(before);
		expect(await readFile(path("out.jsonl"), "utf8")).toBe(changed);
	});
});

describe("an output that somebody has deleted since", () => {
	it.each([
		["en", /out.jsonl is missing, .* or delete .*out.jsonl.state to start over/],
		["tr", /out.jsonl yerinde yok; .* baştan başlamak için .*out.jsonl.state dosyasını silin/],
	])("is missed in %s, and nothing is called", async (lang, words) => {
		await writeRows(2);
		expect((await batch()).code).toBe(0);
		await rm(path("out.jsonl"));
		const before = calls();
		const { code, err } = await batch(undefined, lang);
		expect([code, err.replaceAll("\n", " ")]).toEqual([2, expect.stringMatching(words)]);
		expect(calls()).toBe(before);
		await expect(readFile(path("out.jsonl"))).rejects.toThrow("ENOENT");
	});
});

describe("an output after a crash", () => {
	const options = () => ({ path: path("o.state"), out: path("o.csv"), head: "row,output\n", settings: "{}" });

	/** A store with two rows, of which only the first is in the output. */
	async function leaveSecond(): Promise<void> {
		const store = await openSqliteRowStore(options());
		await store.settle(1, "a", { line: "1,one\n" });
		store.write(2);
		await store.settle(2, "b", { line: "2,two\n" });
		store.close();
	}

	it.each([
		["nothing of the next line", ""],
		["a part of the next line", "2,t"],
		["zeros after a loss of power", "2\0\0\0"],
		["the whole line", "2,two\n"],
	])("goes on behind %s", async (_, rest) => {
		await leaveSecond();
		await appendFile(path("o.csv"), rest);
		const store = await openSqliteRowStore(options());
		store.write(Number.MAX_SAFE_INTEGER);
		store.close();
		expect(await readFile(path("o.csv"), "utf8")).toBe("row,output\n1,one\n2,two\n");
	});

	it("goes on where only a part of the first line was written", async () => {
		const store = await openSqliteRowStore({ ...options(), head: "" });
		store.close();
		await writeFile(path("o.csv"), "row,");
		await openSqliteRowStore(options()).then((again) => again.close());
		expect(await readFile(path("o.csv"), "utf8")).toBe("row,output\n");
		await truncate(path("o.csv"), 4);
		await expect(openSqliteRowStore(options())).rejects.toThrow("other-output");
	});
});

describe("a file of rows that has changed", () => {
	it("is refused where it has fewer rows than the run knows", async () => {
		await writeRows(5);
		expect((await batch()).code).toBe(0);
		await writeRows(3);
		const { code, err } = await batch();
		expect([code, err.replaceAll("\n", " ")]).toEqual([
			2,
			expect.stringContaining("The file has 3 rows, and the run that was begun knows row 5."),
		]);
	});

	it("is not read to its end after an interruption", async () => {
		await writeFile(path("in.jsonl"), '{"inputs":"a"}\n'.repeat(10) + "no JSON\n");
		const { err } = await batch(AbortSignal.abort(new DOMException("Interrupted.", "AbortError")));
		expect(err).toContain("Interrupted");
		expect(err).not.toContain("JSON");
	});
});

it("a table keeps the order of its columns, also of those that are numbers or have no name", async () => {
	await writeFile(path("in.csv"), "inputs,2024,,2023\ngood,a,b,c\n");
	const rows = ["batch", "text-classification", path("in.csv"), "--out", path("out.csv")];
	await runCli([...rows, "-m", "pusula/text-classification", "--simulator", served.url]);
	expect(await readFile(path("out.csv"), "utf8")).toMatch(/^row,inputs,2024,3,2023,output\n1,good,a,b,c,/);
});
