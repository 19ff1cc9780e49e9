import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
	ApiError,
	ERROR_CODES,
	HubError,
	InferenceError,
	InputError,
	NetworkError,
	OutputError,
	RouteError,
} from "@pusula/inference";
import { CALLABLE_TASKS } from "@pusula/tasks";
import { printResult } from "../src/commands/run/print-result.ts";
import { type Advice, findAdvice } from "../src/messages/parts/find-advice.ts";
import { printError } from "../src/errors/print-error.ts";
import { ERROR_TITLES } from "../src/messages/generated/error-titles.ts";
import { MESSAGES, PROGRAM_LOCALES } from "../src/messages/messages.ts";
import { runCli } from "./run-cli.ts";

const ROOM = "The room was spotless and the staff were kind; we will come back.";

/** The calls of the README that need neither a file nor a pipe. */
function readme(): readonly string[] {
	const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
	return text
		.split("\n")
		.filter(
			(line) => /^pusula run [\w-]+ .*"$/.test(line) && !/--(?:simulator|provider local|out)/.test(line),
		);
}

describe("pusula run", () => {
	let simulator: Awaited<ReturnType<typeof serve>>;
	let folder: string;
	beforeAll(async () => {
		simulator = await serve();
		folder = await mkdtemp(join(tmpdir(), "pusula-run-"));
	});
	afterAll(async () => {
		await simulator.close();
		await rm(folder, { recursive: true });
	});
	afterEach(() => simulator.simulator.clear());

	const run = (args: readonly string[], options?: Parameters<typeof runCli>[1]) =>
		runCli(["run", ...args, "--simulator", simulator.url], options);
	const lastBody = (): unknown => simulator.simulator.requests.at(-1)?.body;

	it("draws labels as a table, and says that it was simulated", async () => {
		const { code, out, err } = await run(["text-classification", ROOM, "-m", "pusula/text-classification"]);
		expect(out).toBe("POSITIVE  0.97\nNEGATIVE  0.03\n");
		expect(err).toBe("Simulated: no model ran and nothing was billed.\n");
		expect(code).toBe(0);
	});

	it("makes the folder of the output, and calls nothing where there can be none", async () => {
		const file = join(folder, "new", "answer.txt");
		const args = ["text-classification", ROOM, "-m", "pusula/text-classification", "--out"];
		expect((await run([...args, file])).code).toBe(0);
		expect(await readFile(file, "utf8")).toBe("POSITIVE  0.97\nNEGATIVE  0.03\n");
		simulator.simulator.clear();
		expect((await run([...args, join(file, "other.txt")])).code).toBe(2);
		expect(simulator.simulator.requests).toEqual([]);
	});

	it.each([
		...PROGRAM_LOCALES.map((locale) => [`the help in ${locale}`, MESSAGES[locale].examples.run]),
		...readme().map((line) => ["the README", line]),
	])("runs the example of %s: %s", async (_place, line = "") => {
		const args = Array.from(line.matchAll(/"([^"]*)"|\S+/g), ([whole, quoted]) => quoted ?? whole);
		const { code, out } = await run(args.slice(2));
		expect(code).toBe(0);
		expect(out).toMatch(/^(Sample response|Örnek yanıt)/);
	});

	it("prints JSON", async () => {
		const { out } = await run(["text-classification", ROOM, "-m", "pusula/text-classification", "--json"]);
		expect(JSON.parse(out)).toMatchObject([{ label: "POSITIVE" }, { label: "NEGATIVE" }]);
	});

	it.each(["text-generation", "conversational"])("streams the text of %s", async (task) => {
		const { out } = await run([task, "-", "-m", `pusula/${task}`, "-p", "hf-inference"], {
			stdin: "Merhaba\n",
		});
		expect(out).toMatch(/\S+ .*\n$/);
		expect(lastBody()).toMatchObject({ stream: true });
		expect(JSON.stringify(lastBody())).toContain('"Merhaba"');
	});

	it("reads standard input where it is no terminal", async () => {
		const { out } = await run(["text-classification", "-m", "pusula/text-classification"], {
			stdin: `${ROOM}\n`,
		});
		expect(out).toContain("POSITIVE");
		const empty = await run(["text-classification", "-m", "pusula/text-classification"], { stdin: "" });
		expect([empty.code, empty.err]).toEqual([2, "Standard input was empty.\n"]);
	});

	it.each([
		["Windows-1254", Buffer.from("G\xfczel g\xfcn", "latin1"), "is read as Windows-1254"],
		["UTF-16", Buffer.from("\uFEFFGüzel gün", "utf16le"), ""],
		["UTF-8 with its mark", "\uFEFFGüzel gün", ""],
	])("reads Turkish letters in %s, from a file and from standard input", async (_name, bytes, sentence) => {
		const path = join(folder, "turkish.txt");
		await writeFile(path, bytes);
		const target = ["-m", "pusula/text-classification"];
		for (const [input, stdin] of [
			[path, undefined],
			["-", bytes],
		] as const) {
			const { err } = await run(["text-classification", input, ...target], { ...(stdin && { stdin }) });
			expect(lastBody()).toMatchObject({ inputs: "Güzel gün" });
			expect(err).toContain(sentence);
		}
	});

	it("makes no call with bytes that are no text", async () => {
		simulator.simulator.clear();
		const path = join(folder, "picture.png");
		await writeFile(path, Uint8Array.of(0x89, 0x50, 0, 0));
		const { code, err } = await run(["text-classification", path, "-m", "pusula/text-classification"]);
		expect([code, err]).toEqual([2, `${path} is not text.\n`]);
		expect(simulator.simulator.requests).toEqual([]);
	});

	it("reads a text from a file", async () => {
		const path = join(folder, "review.txt");
		await writeFile(path, ROOM);
		expect((await run(["text-classification", path, "-m", "pusula/text-classification"])).out).toContain(
			"POSITIVE",
		);
	});

	it("puts fields and settings in their places", async () => {
		const path = join(folder, "context.txt");
		await writeFile(path, "Kedi evde.");
		await run([
			"question-answering",
			"Kedi nerede?",
			"-m",
			"pusula/question-answering",
			"-f",
			`context=@${path}`,
			"--param",
			"top_k=2",
			"--param",
			"own=metin",
		]);
		expect(lastBody()).toEqual({
			inputs: { question: "Kedi nerede?", context: "Kedi evde." },
			parameters: { top_k: 2, own: "metin" },
		});
	});

	it("writes a file, and asks for its name before the call", async () => {
		const path = join(folder, "fox.png");
		const image = ["text-to-image", "a fox", "-m", "pusula/text-to-image"];
		const refused = await run(image);
		expect([refused.code, refused.err]).toEqual([
			2,
			"The result is a file: name one with --out, such as --out image.png.\n",
		]);
		expect(simulator.simulator.requests).toEqual([]);
		const written = await run([...image, "--out", path]);
		expect(written.code).toBe(0);
		expect((await readFile(path)).subarray(1, 4).toString()).toBe("PNG");
		expect((await run([...image, "--out", "-"])).bytes.subarray(1, 4).toString()).toBe("PNG");
		const described = await run([...image, "--out", path, "--json"]);
		expect(JSON.parse(described.out)).toMatchObject({ file: path, type: "image/png" });
		const seen = await run(["image-classification", path, "-m", "pusula/image-classification"]);
		expect(seen.out).toContain("sample 1");
	});

	it("says what is missing, and what cannot be read", async () => {
		const missing = await run(["question-answering", "Nerede?", "-m", "pusula/question-answering"]);
		expect(missing.err).toContain('question-answering needs the field "context"');
		const file = await run(["image-classification", "no.png", "-m", "a/b"]);
		expect(file.err).toContain('there is no file "no.png"');
		const at = await run(["question-answering", "x", "-f", "context=@no.txt", "-m", "a/b"]);
		expect(at.err).toContain("no.txt cannot be read: no such file or directory.");
		const field = await run(["question-answering", "x", "-f", "contxt=y", "-m", "a/b"]);
		expect(field.err).toContain("Its fields: question, context");
		expect([missing, file, at, field].map(({ code }) => code)).toEqual([2, 2, 2, 2]);
		const folderOut = await run(["text-to-image", "x", "-m", "pusula/text-to-image", "--out", folder]);
		expect([folderOut.code, folderOut.err]).toEqual([
			2,
			expect.stringContaining("is a folder; name a file."),
		]);
	});

	it("prints the error of a provider with its code and what to do", async () => {
		const { code, err } = await run(["conversational", "x", "-m", "nobody/nothing", "-p", "groq"], {
			env: { LANG: "tr_TR" },
		});
		expect(code).toBe(1);
		expect(err).toMatch(/Hata \([a-z-]+\) · groq, nobody\/nothing/);
		expect(err).not.toMatch(/^\s+at /m);
	});

	it("sends a made-up key to a simulator, whatever the environment holds", async () => {
		const env = { HF_TOKEN: `hf_${"c".repeat(34)}`, GROQ_API_KEY: "secret" };
		await run(["conversational", "x", "-m", "pusula/conversational", "-p", "groq"], { env });
		expect(JSON.stringify(simulator.simulator.requests)).toContain("Bearer hf_simulated");
		const away = await run(["conversational", "x", "--endpoint", "http://127.0.0.1:9/v1"], { env });
		expect(away.err).toContain("Error (network)");
		const wrong = await runCli(["run", "conversational", "x", "-m", "a/b", "--simulator", "4310"]);
		expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("--simulator")]);
	});

	it("names a simulator that does not run, not the provider it stands for", async () => {
		const url = "http://127.0.0.1:9";
		const { code, err } = await runCli(["run", "conversational", "x", "-m", "a/b", "--simulator", url]);
		expect([code, err]).toEqual([1, `There is no simulator at ${url}. Start one with "pusula serve".\n`]);
	});
});

it("a call that the client refuses to send is a command that cannot be run", async () => {
	const { code, err } = await runCli([
		"run",
		"text-classification",
		"x",
		"-m",
		"a/b",
		"--endpoint",
		"ftp://x",
	]);
	expect([code, err]).toEqual([2, expect.stringContaining("bad-endpoint")]);
});

describe("errors of the client", () => {
	const signal = new AbortController().signal;
	const io = { args: [], env: {}, signal } as never; // nothing else of it is read

	it.each(ERROR_CODES)("%s says what to do in every language", (code) => {
		for (const locale of PROGRAM_LOCALES) {
			const words = MESSAGES[locale];
			const error = new InferenceError("What came back.", { code, provider: "groq", requestId: "r-1" });
			const style = (_tone: string, text: string): string => text;
			const text = printError(error, {
				io,
				words,
				width: 60,
				locale,
				style,
				errorStyle: style,
				isSimulated: false,
			});
			const title = ERROR_TITLES[locale]?.[code];
			expect(text).toContain(`(${code}) · groq\n${title === undefined ? "" : `${title}\n`}What came back.\n`);
			expect(text.replaceAll("\n", " ")).toContain(findAdvice(error, words.advice));
		}
	});

	it("are explained in Turkish, but for those of a program's own code", () => {
		const errorTitles = ERROR_TITLES.tr ?? {};
		const own = ["inference", "input", "route"];
		expect(own.filter((code) => Object.hasOwn(errorTitles, code))).toEqual([]);
		expect(errorTitles["no-model"]).toBe("Hub'da böyle bir model yok");
	});

	it.each([
		[InferenceError, "inference"],
		[InputError, "input"],
		[RouteError, "route"],
		[ApiError, "api"],
		[HubError, "hub"],
		[NetworkError, "network"],
		[OutputError, "output"],
	] as const)("a code without advice of its own gets that of its class: $0.name", (Kind, code) => {
		const advice: Advice = { ...MESSAGES.en.advice, "bad-job": "Submit it again." };
		expect(findAdvice(new Kind("", { code: "new-code" as never }), advice)).toBe(advice[code]);
		expect(findAdvice(new Kind("", { code: "bad-job" }), advice)).toBe("Submit it again.");
		expect(new Kind("")).toMatchObject({ code });
	});
});

it("names the host of an endpoint of one's own in an error, and no provider", async () => {
	const own = createServer((_request, response) => response.writeHead(401).end());
	await new Promise<void>((resolve) => own.listen(0, "127.0.0.1", resolve));
	const { port } = own.address() as AddressInfo; // it listens on a port
	const call = ["run", "text-classification", ROOM, "-m", "x/y", "--endpoint"];
	const { err } = await runCli([...call, `http://127.0.0.1:${port}/path`]);
	own.close();
	expect(err).toContain(`Error (api) · 127.0.0.1:${port}, x/y, 401\n`);
});

it("texts of a model cannot steer the terminal", () => {
	const words = MESSAGES.en;
	const style = (_tone: string, text: string): string => text;
	const io = { args: [], env: {}, signal: new AbortController().signal } as never; // nothing else of it is read
	const context = {
		io,
		words,
		width: 80,
		locale: "en" as const,
		style,
		errorStyle: style,
		isSimulated: false,
	};
	const hostile = "\u001B[2Jyes\u0007\u009B31m\r";
	const chat = { choices: [{ message: { content: hostile } }] };
	expect(printResult(chat, CALLABLE_TASKS.conversational, context)).toBe("[2Jyes31m\n");
	const labels = [{ label: hostile, score: 1 }];
	expect(printResult(labels, CALLABLE_TASKS["text-classification"], context)).toBe("[2Jyes31m  1\n");
	expect(printError(new InferenceError(hostile, { code: "api" }), context)).toContain("\n[2Jyes31m\n");
});
