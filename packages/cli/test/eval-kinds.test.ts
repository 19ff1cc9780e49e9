import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { useEvalBench } from "./eval-bench.ts";
import { runCli } from "./run-cli.ts";

const { path } = useEvalBench();
const README = await readFile(new URL("../README.md", import.meta.url), "utf8");

let close = async (): Promise<void> => {};
afterEach(() => close());

/** Writes an example of the README to a file, and gives its path. */
async function writeExample(name: string): Promise<string> {
	const [, text] = README.split(`<!-- example: ${name} -->`)[1]?.match(/```jsonl\n(.*?)```/s) ?? [];
	if (text === undefined) throw new Error(`The README has no example ${name}.`);
	await writeFile(path(name), text);
	return path(name);
}

/** An endpoint of one's own that gives one output after another. */
async function openEndpoint(outputs: readonly unknown[]): Promise<string> {
	const left = [...outputs];
	const server = createServer((request, response) => {
		request.resume().on("end", () => {
			response.setHeader("content-type", "application/json").end(JSON.stringify(left.shift()));
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	close = () => new Promise((resolve) => server.close(() => resolve()));
	return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`; // it listens on a port
}

async function evaluate(args: readonly string[], outputs: readonly unknown[], more: readonly string[] = []) {
	const endpoint = ["-m", "own", "--endpoint", await openEndpoint(outputs), "--concurrency", "1"];
	return runCli(["eval", ...args, ...endpoint, ...more]);
}

describe("boxes", () => {
	const CAR = { label: "car", score: 0.9, box: { xmin: 41, ymin: 60, xmax: 221, ymax: 160 } };

	async function detect(more: readonly string[] = []) {
		const rows = await writeExample("objects.jsonl");
		for (const name of ["street.jpg", "empty.jpg"]) await writeFile(path(name), "bytes");
		const args = ["object-detection", rows, "--input", "picture", "--expected", "objects"];
		return evaluate(args, [[CAR], []], more);
	}

	it("of the README's example are judged by COCO's metric, also label by label", async () => {
		const { code, out } = await detect(["--json"]);
		expect(code).toBe(0);
		expect(JSON.parse(out)).toMatchObject({
			models: [
				{
					scores: { "box-map": { score: 0.5 } },
					averagePrecisions: [
						{ label: "car", averagePrecision: 1 },
						{ label: "person", averagePrecision: 0 },
					],
				},
			],
			items: [{ answers: [{ score: 0.5 }] }, { answers: [{ score: 1 }] }],
		});
	});

	it("are named in the report", async () => {
		const { out } = await detect(["--lang", "tr"]);
		expect(out).toContain("ortalama kesinlik");
		expect(out).toContain("car [40, 60, 220, 160] | person [250, 50, 290, 170]");
		expect(out).not.toContain("karşılaştırıldı: ");
	});
});

describe("failed calls", () => {
	it("that may have been billed are named under the figures", async () => {
		await writeFile(path("three.csv"), "text,label\na,POSITIVE\nb,POSITIVE\nc,POSITIVE\n");
		const args = ["text-classification", path("three.csv"), "--input", "text", "--expected", "label"];
		const outputs = [[{ label: "POSITIVE", score: 1 }], { odd: true }, [{ label: "POSITIVE", score: 1 }]];
		const { out } = await evaluate(args, outputs, ["--lang", "en"]);
		expect(out).toContain("Failed calls that may have been billed: own 1.");
		const priced = await evaluate(args, outputs, ["--lang", "en", "--price", "1"]);
		expect(priced.out).toContain(
			"Failed calls are not in the price; those that may have been billed: own 1.",
		);
	});
});

describe("rankings", () => {
	const ARGS = ["--expected", "grades", "--metric", "mrr", "--metric", "ndcg"];

	it("of the README's example are judged by the order of the texts", async () => {
		const rows = await writeExample("searches.jsonl");
		const outputs = [
			[0.2, 0.9, 0.5],
			[0.1, 0.7],
		];
		const { code, out } = await evaluate(["sentence-similarity", rows, ...ARGS], outputs, ["--json"]);
		expect(code).toBe(0);
		expect(JSON.parse(out)).toMatchObject({
			metrics: ["mrr", "ndcg"],
			models: [{ scores: { mrr: { score: 0.75 } } }],
		});
	});
});

describe("a right answer that cannot be read ends with a sentence before a call is made", () => {
	it.each([
		["object-detection", '"car"', "", "What is needed: a JSON list of objects, such as"],
		[
			"object-detection",
			'[{"label":"car"}]',
			"",
			"because of its entry 1. What is needed: a JSON list of objects",
		],
		["sentence-similarity", "[1,0,0]", "mrr", "a JSON list with the grade of each text that is ranked"],
		["sentence-similarity", "[0,0]", "mrr", "one of them above 0"],
		["sentence-similarity", "[1,-1]", "mrr", "because of its entry 2"],
		["sentence-similarity", "high", "", "What is needed: a number."],
	])("%s %s", async (task, gold, metric, reason) => {
		const row = { inputs: "picture.png", source_sentence: "a", sentences: ["b", "c"], gold };
		const { inputs, ...texts } = row;
		await writeFile(
			path("bad.jsonl"),
			JSON.stringify(task === "object-detection" ? { inputs, gold } : texts),
		);
		await writeFile(path("picture.png"), "bytes");
		const metrics = metric === "" ? [] : ["--metric", metric];
		const { code, err } = await evaluate([task, path("bad.jsonl"), "--expected", "gold", ...metrics], []);
		expect([code, err.replaceAll("\n", " ")]).toEqual([
			2,
			expect.stringContaining("Row 1: the right answer"),
		]);
		expect(err.replaceAll("\n", " ")).toContain(reason);
	});

	it("in Turkish too, as are metrics that judge different kinds of answers", async () => {
		const rows = await writeExample("searches.jsonl");
		const args = ["sentence-similarity", rows, "--expected", "grades", "--lang", "tr"];
		const numbers = await evaluate(args, []);
		expect(numbers.err).toBe("1. satır: doğru yanıt okunamıyor. Beklenen: bir sayı.\n");
		await close();
		const mixed = await evaluate([...args, "--metric", "mrr", "--threshold", "spearman>0"], []);
		expect([mixed.code, mixed.err]).toEqual([2, expect.stringContaining("farklı türden yanıtları ölçer")]);
	});
});
