import { mkdirSync } from "node:fs";
import { readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@pusula/simulator/serve";
import { TASK_EXAMPLES } from "@pusula/tasks";
import { beforeAll, describe, expect, it } from "vitest";
import { listCalls, MODEL, ROOM, useEvalBench } from "./eval-bench.ts";
import { runCli } from "./run-cli.ts";

const { path, simulator, evaluate } = useEvalBench();
beforeAll(() =>
	writeFile(path("reviews.csv"), `text,label\n"${ROOM}",POSITIVE\nBad place,NEGATIVE\n"${ROOM}",POSITIVE\n`),
);
const REVIEWS = (): readonly string[] => [
	"text-classification",
	path("reviews.csv"),
	"--input",
	"text",
	"--expected",
	"label",
];

/** An endpoint of one's own that finds every text positive but "kötü". */
async function openEndpoint() {
	const server = createServer((request, response) => {
		request.setEncoding("utf8").on("data", (body: string) => {
			const label = body.includes("kötü") ? "NEGATIVE" : "POSITIVE";
			response.setHeader("content-type", "application/json").end(JSON.stringify([{ label, score: 1 }]));
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo; // it listens on a port
	return {
		url: `http://127.0.0.1:${String(port)}`,
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

describe("a busy provider", () => {
	it("costs no row, and its pauses are no time of the model", async () => {
		const limited = await serve({
			faults: [
				{ match: { method: "POST" }, times: 4, action: { kind: "status", status: 429, retryAfterMs: 300 } },
			],
		});
		const { code, out } = await runCli([
			"eval",
			...REVIEWS(),
			"-m",
			MODEL,
			"--json",
			"--concurrency",
			"1",
			"--simulator",
			limited.url,
		]);
		await limited.close();
		const { models } = JSON.parse(out) as { models: { answered: number; p95Ms: number }[] };
		expect([code, models[0]?.answered]).toEqual([0, 3]);
		expect(models[0]?.p95Ms).toBeLessThan(300);
	});

	it("is spared by --rate", async () => {
		const { code } = await evaluate([...REVIEWS(), "-m", MODEL, "--rate", "100"]);
		expect(code).toBe(0);
	});
});

describe("pusula eval", () => {
	it("measures models, compares them and says that it was simulated", async () => {
		const { code, out, err } = await evaluate([
			...REVIEWS(),
			"-m",
			MODEL,
			"-m",
			"distilbert/distilbert-base-uncased-finetuned-sst-2-english",
		]);
		expect(code).toBe(0);
		expect(err).toContain("Simulated");
		expect(out).toMatch(/Accuracy +0\.667 \[/);
		expect(out).toContain("chance alone may explain it");
		expect(out).toContain("The figures say nothing about any model.");
		expect(out).toContain("Bad place");
	});

	it("prints JSON, and writes a file of each form", async () => {
		const files = ["r.json", "r.csv", "r.md", "r.html", "new/r.txt", "r.jsonl"].map(path);
		const { out } = await evaluate(
			[...REVIEWS(), "-m", MODEL, "--json", ...files.flatMap((file) => ["--out", file])],
			{
				env: { LANG: "tr" },
			},
		);
		const report = JSON.parse(out) as { models: object[]; items: object[]; isSimulated: boolean };
		expect(report).toMatchObject({
			rows: 3,
			isSimulated: true,
			models: [{ name: MODEL, answered: 3, failed: 0 }],
		});
		const [json = "", csv = "", md = "", html = "", txt = "", jsonl = ""] = await Promise.all(
			files.map((file) => readFile(file, "utf8")),
		);
		expect(JSON.parse(json)).toEqual(report);
		expect(csv).toContain("2,Bad place,NEGATIVE,pusula/text-classification,sample 1,0,");
		expect(md).toContain("## Sonuçlar");
		expect(html).toContain("<h2>Karışıklık matrisi: pusula/text-classification</h2>");
		expect(txt).toContain("Yanlış yanıtlar");
		const lines = jsonl.trimEnd().split("\n");
		expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(report.items);
		expect(JSON.parse(lines[0] ?? "")).toMatchObject({ answers: [{ candidate: MODEL, isSimulated: true }] });
	});

	it("prints the report and writes the other files where one cannot be written", async () => {
		const files = ["gone.md", "kept.md"].map(path);
		const { code, out, err } = await evaluate(
			[...REVIEWS(), "-m", MODEL, ...files.flatMap((file) => ["--out", file])],
			{ onError: () => mkdirSync(path("gone.md"), { recursive: true }) },
		);
		expect([code, err]).toEqual([1, expect.stringContaining("cannot be written: it is a folder.")]);
		expect(out).toContain("Accuracy");
		expect(await readFile(path("kept.md"), "utf8")).toContain("Accuracy");
	});

	it("writes CSV with the semicolons that the rows have", async () => {
		await writeFile(path("semicolons.csv"), "text;label\nBad place;NEGATIVE\n");
		const rows = ["text-classification", path("semicolons.csv"), "--input", "text", "--expected", "label"];
		const { code } = await evaluate([...rows, "-m", MODEL, "--out", path("semicolons.report.csv")]);
		expect(code).toBe(0);
		expect(await readFile(path("semicolons.report.csv"), "utf8")).toContain(
			`1;Bad place;NEGATIVE;${MODEL};sample 1;0;`,
		);
	});

	it.each([
		[["accuracy>=0.6", "failures<=0", "p95<60"], 0, ""],
		[["accuracy>=0.9"], 1, "Missed: pusula/text-classification, accuracy>=0.9 (0.6667).\n"],
		[
			["precision>0.99", "accuracy>=0.6"],
			1,
			"Missed: pusula/text-classification, precision>0.99 (0.3333).\n",
		],
	])("ends with an exit code by %j", async (thresholds, wanted, sentence) => {
		const { code, err } = await evaluate([
			...REVIEWS(),
			"-m",
			MODEL,
			...thresholds.flatMap((one) => ["--threshold", one]),
		]);
		expect([code, err.replace(/^Simulated.*\n/, "")]).toEqual([wanted, sentence]);
	});

	it("names answers that are no labels of the data, and takes what they mean", async () => {
		const own = await openEndpoint();
		await writeFile(path("olumlu.csv"), "text,label\niyi,olumlu\ngüzel,olumlu\nkötü,olumsuz\n");
		const rows = ["text-classification", path("olumlu.csv"), "--input", "text", "--expected", "label"];
		const given = ["eval", ...rows, "--json", "-m", "own", "--endpoint", own.url];
		const bare = await runCli(given);
		expect(bare.err).toBe(
			'own: answers that are not labels of the data: POSITIVE (2), NEGATIVE (1). Where one means a label, say so: --label "POSITIVE=LABEL".\n',
		);
		const named = await runCli([...given, "--label", "POSITIVE=olumlu", "--label", "NEGATIVE=olumsuz"]);
		expect(JSON.parse(named.out)).toMatchObject({ models: [{ scores: { accuracy: { score: 1 } } }] });
		expect(named.err).toBe("");
		const wrong = await runCli([...given, "--label", "POSITIVE=olmlu"]);
		expect([wrong.code, wrong.err]).toEqual([
			2,
			'--label "POSITIVE=olmlu": no row has that label. Labels of the data: olumlu, olumsuz.\n',
		]);
		await own.close();
	});

	it.each([
		[[], "turkish", 1],
		[["--normalize", "squad"], "squad", 0],
		[["--normalize", "none"], "none", 0],
	])(
		"compares Turkish answers by Turkish rules unless other ones are named (%j)",
		async (more, normalization, score) => {
			const ask = async (answer: string) => {
				await writeFile(path("turkish.jsonl"), JSON.stringify({ messages: "Işık ne?", answer }));
				const rows = ["conversational", path("turkish.jsonl"), "--expected", "answer", "--json", ...more];
				const { out } = await evaluate([...rows, "-m", "pusula/conversational", "-p", "groq"]);
				return JSON.parse(out) as { items: { answers: { text: string }[] }[] };
			};
			const { items } = await ask("?");
			const spelled = items[0]?.answers[0]?.text.toLocaleUpperCase("tr") ?? "";
			expect(await ask(spelled)).toMatchObject({
				normalization,
				models: [{ scores: { "exact-match": { score } } }],
			});
		},
	);

	it("judges entities by their labels and ends", async () => {
		const example = TASK_EXAMPLES["token-classification"].en[0];
		const rows = [{ inputs: example?.input.inputs, gold: example?.output }];
		await writeFile(path("names.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
		const { out } = await evaluate([
			"token-classification",
			path("names.jsonl"),
			"--expected",
			"gold",
			"-m",
			"pusula/token-classification",
			"--json",
		]);
		expect(JSON.parse(out)).toMatchObject({ models: [{ scores: { "entity-f1": { score: 1 } } }] });
	});

	it("chooses among the right answers of all rows where no labels are given", async () => {
		simulator().simulator.clear();
		await evaluate([
			"zero-shot-classification",
			...REVIEWS().slice(1),
			"-m",
			"pusula/zero-shot-classification",
		]);
		const bodies = listCalls(simulator());
		expect(bodies).toHaveLength(3);
		expect(bodies[0]).toMatchObject({ parameters: { candidate_labels: ["NEGATIVE", "POSITIVE"] } });
		expect(JSON.stringify(bodies[0])).not.toContain('label":');
	});

	it("counts tokens and price", async () => {
		await writeFile(path("chat.jsonl"), '{"messages":"Merhaba","answer":"Selam"}\n');
		const { out } = await evaluate([
			"conversational",
			path("chat.jsonl"),
			"--expected",
			"answer",
			"-m",
			"pusula/conversational",
			"-p",
			"groq",
			"--price",
			"1000000/1000000",
			"--json",
		]);
		const { models } = JSON.parse(out) as {
			models: { inputTokens: number; outputTokens: number; price: number }[];
		};
		expect(models[0]?.price).toBe((models[0]?.inputTokens ?? 0) + (models[0]?.outputTokens ?? 0));
		expect(models[0]?.price).toBeGreaterThan(0);
	});
});

describe("mistakes end with a sentence before a call is made", () => {
	it.each([
		[["--expected", "gold", "-m", "a/b"], 'Row 1 has no column "gold". Its columns: text, label.'],
		[["--expected", "constructor", "-m", "a/b"], 'Row 1 has no column "constructor".'],
		[["-m", "a/b"], "--expected COLUMN is missing."],
		[["--expected", "label"], "--model MODEL is missing."],
		[["--expected", "label", "-m", "a/b", "-m", "a/b"], "--model a/b is given twice"],
		[
			["--expected", "label", "-m", "a/b", "--metric", "wer"],
			'The metric "wer" does not fit text-classification. Metrics: accuracy, ',
		],
		[
			["--expected", "label", "-m", "a/b", "--metric", "acuracy", "--lang", "tr"],
			'"acuracy" ölçütü text-classification için uygun değil. Ölçütler: accuracy, ',
		],
		[
			["--expected", "label", "-m", "a/b", "--out", "/dev/null/x/r.md"],
			"cannot be written: not a directory.",
		],
		[
			["--expected", "label", "-m", "a/b", "--out", `${"long".repeat(100)}.md`],
			"cannot be written: name too long.",
		],
		[["--expected", "label", "-m", "a/b", "--threshold", "good"], '--threshold "good": write a metric'],
		[["--expected", "label", "-m", "a/b", "--threshold", "wer<1"], 'The metric "wer" does not fit'],
		[
			["--expected", "label", "-m", "a/b", "--threshold", "acuracy>=0.8"],
			'The metric "acuracy" does not fit text-classification. Metrics: accuracy, ',
		],
		[
			["--expected", "label", "-m", "a/b", "--out", "r.pdf"],
			"reports are written as .json, .jsonl, .csv, .md, .html, .txt",
		],
	])("%j", async (args, reason) => {
		simulator().simulator.clear();
		const { code, err } = await evaluate([
			"text-classification",
			path("reviews.csv"),
			"--input",
			"text",
			...args,
		]);
		expect([code, err.replaceAll("\n", " ")]).toEqual([2, expect.stringContaining(reason)]);
		expect(simulator().simulator.requests).toEqual([]);
	});

	it("a report in the place of the rows, also under another name", async () => {
		const rows = await readFile(path("reviews.csv"), "utf8");
		await symlink(path("reviews.csv"), path("link.csv"));
		for (const out of ["reviews.csv", "link.csv"]) {
			const { code, err } = await evaluate([...REVIEWS(), "-m", MODEL, "--out", path(out)]);
			expect([code, err.replaceAll("\n", " ")]).toEqual([
				2,
				expect.stringContaining("is the file of the rows"),
			]);
		}
		expect(await readFile(path("reviews.csv"), "utf8")).toBe(rows);
	});

	it.each([
		["empty.csv", "text,label\na,\n"],
		["blank.csv", 'text,label\na," "\n'],
		["null.jsonl", '{"text":"a","label":null}\n'],
	])("a row without a right answer (%s)", async (name, rows) => {
		await writeFile(path(name), rows);
		const [task = "", , ...rest] = REVIEWS();
		const { code, err } = await evaluate([task, path(name), ...rest, "-m", MODEL]);
		expect([code, err]).toEqual([2, 'Row 1: the column "label" is empty.\n']);
	});

	it("a task without right answers, and a right answer that cannot be read", async () => {
		const image = await evaluate(["text-to-image", path("reviews.csv"), "--expected", "label", "-m", "a/b"]);
		expect([image.code, image.err]).toEqual([
			2,
			expect.stringContaining("cannot be judged against right answers"),
		]);
		const names = await evaluate(["token-classification", ...REVIEWS().slice(1), "-m", "a/b"]);
		expect([names.code, names.err]).toEqual([
			2,
			expect.stringContaining(
				"Row 1: the right answer cannot be read. What is needed: a JSON list of entities",
			),
		]);
	});

	it("an error that every row would have ends the measurement", async () => {
		const { code, err } = await evaluate([...REVIEWS(), "-m", "nobody/nothing"]);
		expect([code, err]).toEqual([1, expect.stringContaining("Error (")]);
	});
});
