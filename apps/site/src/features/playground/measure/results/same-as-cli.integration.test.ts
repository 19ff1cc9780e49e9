import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type MeasuredItem, type MeasuredRow, type Report, resolveEvaluation } from "@pusula/measure";
import { bundleProgram } from "@pusula/tools/bundle-program";
import { expect, it, onTestFinished } from "vitest";
import type { ChosenModel } from "../parts/measurement.ts";
import { toReport } from "./to-report.ts";

const CLI = await bundleProgram("packages/cli/src/cli.ts");
const TASK = "text-classification";
const MODELS = ["acme/one", "acme/two", "acme/three"];
const LABELS = ["iyi", "kötü", "orta"];

const rows = Array.from({ length: 60 }, (_, index) => {
	const input = `Yorum ${String(index)}`;
	return {
		number: index + 1,
		args: { inputs: input },
		input,
		expected: LABELS[index % 3] ?? "",
	} satisfies MeasuredRow;
});

/** The label that a model gives a text: each is wrong about others, and the last fails for some. */
function answer(model: string, input: string): string | undefined {
	const index = Number(input.split(" ")[1]);
	const place = MODELS.indexOf(model);
	if (place === 2 && index % 20 === 7) return undefined;
	return LABELS[(index + (index % (place + 4) === 0 ? 1 : 0)) % 3];
}

/** A hub that knows the models, and the router that runs them. */
async function openPlatform(): Promise<string> {
	const server = createServer((request, response) => {
		let body = "";
		request.setEncoding("utf8").on("data", (text: string) => (body += text));
		request.on("end", () => {
			const model = MODELS.find((name) => request.url?.includes(name)) ?? "";
			const mapping = { "hf-inference": { providerId: model, status: "live", task: TASK } };
			const label = body && answer(model, (JSON.parse(body) as { inputs: string }).inputs);
			const reply = body ? [{ label, score: 1 }] : { id: model, inferenceProviderMapping: mapping };
			response.statusCode = label === undefined ? 400 : 200;
			response.setHeader("content-type", "application/json").end(JSON.stringify(reply));
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`; // it listens on a port
}

/** What `pusula eval --json` says of the rows. */
async function evaluate(): Promise<Report> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-same-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const file = join(folder, "rows.csv");
	await writeFile(
		file,
		["text,label", ...rows.map(({ input, expected }) => `${input},${expected}`)].join("\n"),
	);
	const args = [
		"eval",
		TASK,
		file,
		"--input",
		"text",
		"--expected",
		"label",
		"--simulator",
		await openPlatform(),
		"--json",
	];
	const { stdout } = await promisify(execFile)(process.execPath, [
		CLI,
		...args,
		...MODELS.flatMap((model) => ["-m", model]),
	]);
	return JSON.parse(stdout) as Report; // its own report
}

/** What the page says of the same rows and answers. */
function measure(): Report {
	const toModel = (name: string): ChosenModel => ({
		name,
		connection: "key",
		provider: "hf-inference",
		model: name,
	});
	const items = rows.flatMap(({ number, input }) =>
		MODELS.map((candidate): MeasuredItem => {
			const given = answer(candidate, input);
			return {
				row: number,
				candidate,
				ms: 1,
				...(given === undefined ? { failure: { code: "api", message: "" } } : { answer: given }),
			};
		}),
	);
	const measurement = {
		createdAt: "2026-11-27T00:00:00.000Z",
		title: "rows.csv",
		task: TASK,
		...resolveEvaluation(TASK),
		rows,
		models: MODELS.map(toModel),
	} as const;
	return toReport({ measurement, items });
}

/** The figures that both print. */
function toFigures({ metrics, normalizations, models, comparisons, items }: Report): object {
	return {
		metrics,
		normalizations,
		models: models.map(({ name, answered, failed, scores, confusion, classes }) => ({
			name,
			answered,
			failed,
			scores,
			confusion,
			classes,
		})),
		comparisons,
		right: items.map(({ answers }) => answers.map(({ candidate, isRight }) => [candidate, isRight])),
	};
}

it("the page and pusula eval give the same figures for the same rows and answers", async () => {
	const page = toFigures(measure());
	expect(page).toMatchObject({ models: [{ answered: 60 }, { answered: 60 }, { answered: 57, failed: 3 }] });
	expect(JSON.parse(JSON.stringify(toFigures(await evaluate())))).toEqual(JSON.parse(JSON.stringify(page)));
}, 120_000);
