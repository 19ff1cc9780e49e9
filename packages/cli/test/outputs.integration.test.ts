import { spawn, type StdioOptions } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLI } from "./start-cli.ts";

let folder: string;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-outputs-"));
	served = await serve();
	await writeFile(path("rows.csv"), "text,label\nGood,POSITIVE\nBad,NEGATIVE\n");
});
afterAll(async () => {
	await served.close();
	await rm(folder, { recursive: true });
});

const path = (name: string): string => join(folder, name);
const onRows = (command: string): readonly string[] => [
	command,
	"text-classification",
	path("rows.csv"),
	"--input",
	"text",
	"-m",
	"pusula/text-classification",
	"--simulator",
	served.url,
];

/** Runs the program as a process; what nobody reads is closed before it writes. */
async function start(
	args: readonly string[],
	unread: readonly ("stdout" | "stderr")[],
	stdio?: StdioOptions,
) {
	const env = { PATH: process.env["PATH"], HOME: "/nowhere", LANG: "en_US.UTF-8" };
	const child = spawn(process.execPath, [CLI, ...args], { env, stdio: stdio ?? ["ignore", "pipe", "pipe"] });
	for (const name of unread) child[name]?.destroy();
	let err = "";
	child.stderr?.setEncoding("utf8").on("data", (text: string) => (err += text));
	const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
	return { code, err };
}

describe("where nobody reads", () => {
	it("the output, eval still writes its reports and judges", async () => {
		const args = [...onRows("eval"), "--expected", "label", "--threshold", "accuracy>=1"];
		const { code, err } = await start([...args, "--out", path("report.md")], ["stdout"]);
		expect([code, err]).toEqual([1, expect.stringContaining("Missed: ")]);
		expect(await readFile(path("report.md"), "utf8")).toContain("accuracy");
	}, 60_000);

	it("the messages, eval judges and batch makes every call", async () => {
		const args = [...onRows("eval"), "--expected", "label", "--threshold", "accuracy>=1"];
		expect((await start(args, ["stdout", "stderr"])).code).toBe(1);
		expect((await start([...onRows("batch"), "--out", path("out.jsonl")], ["stderr"])).code).toBe(0);
		expect((await readFile(path("out.jsonl"), "utf8")).trimEnd().split("\n")).toHaveLength(2);
	}, 60_000);

	it("the output, a stream ends without a word", async () => {
		const call = ["run", "text-generation", "x", "-m", "pusula/text-generation", "--simulator", served.url];
		const { code, err } = await start(call, ["stdout"]);
		expect([code, err]).toEqual([0, "Simulated: no model ran and nothing was billed.\n"]);
	}, 60_000);
});

it("says in a sentence that the disk behind the output is full", async () => {
	const full = openSync("/dev/full", "w");
	const { code, err } = await start(["tasks", "--lang", "tr"], [], ["ignore", full, "pipe"]);
	closeSync(full);
	expect([code, err]).toEqual([1, "Standart çıktı yazılamıyor: disk dolu.\n"]);
}, 60_000);
