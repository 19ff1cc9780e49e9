import { execFileSync } from "node:child_process";
import { INFERENCE_PROVIDERS } from "@pusula/inference";
import { TASK_IDS } from "@pusula/tasks";
import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import { COMMAND_IDS } from "../src/args/commands.ts";
import { runCli } from "./run-cli.ts";

describe("pusula tasks", () => {
	it("lists every task of the catalogue in the language of the messages", async () => {
		const { out } = await runCli(["tasks"], { env: { LANG: "tr" } });
		for (const id of TASK_IDS) expect(out).toContain(id);
		expect(out).toContain("Metin sınıflandırma");
	});

	it.each([40, 70, 120])("fits %i columns", async (columns) => {
		const { out } = await runCli(["tasks"], { columns });
		expect(Math.max(...out.split("\n").map((line) => stringWidth(line)))).toBeLessThanOrEqual(columns);
	});

	it("shows a task with its fields, and as JSON", async () => {
		const { out } = await runCli(["tasks", "question-answering"]);
		expect(out).toMatch(/question +text +needed/);
		const { out: json } = await runCli(["tasks", "question-answering", "--json"]);
		expect(JSON.parse(json)).toMatchObject({ id: "question-answering", providers: ["hf-inference"] });
		expect(JSON.parse((await runCli(["tasks", "--json"])).out)).toContainEqual(
			expect.objectContaining({ id: "robotics", isCallable: false }),
		);
	});
});

describe("pusula providers", () => {
	it("lists every provider, or those of a task", async () => {
		const all = await runCli(["providers", "--json"]);
		expect((JSON.parse(all.out) as { id: string }[]).map(({ id }) => id)).toEqual(INFERENCE_PROVIDERS);
		const some = await runCli(["providers", "--task", "text-to-video"]);
		expect(some.out).toContain("novita");
		expect(some.out).not.toContain("groq");
	});

	it("names no provider for a task that it has no current models for", async () => {
		const { out } = await runCli(["providers", "--task", "text-to-speech", "--json"]);
		expect((JSON.parse(out) as { id: string }[]).map(({ id }) => id)).not.toContain("hf-inference");
		const { out: none } = await runCli(["providers", "--task", "tabular-regression"]);
		expect(none).toContain("No provider is known to have current models");
		const { out: task } = await runCli(["tasks", "tabular-regression", "--json"]);
		expect(JSON.parse(task)).toMatchObject({ providers: [] });
	});

	it("shows apart the calls for which a provider has no current models", async () => {
		const { out } = await runCli(["providers", "hf-inference", "--json"]);
		expect(JSON.parse(out)).toMatchObject({
			tasks: expect.arrayContaining(["fill-mask"]) as unknown,
			unservedTasks: expect.arrayContaining(["tabular-regression"]) as unknown,
		});
		const { out: drawn } = await runCli(["providers", "hf-inference", "--lang", "tr"]);
		expect(drawn).toMatch(/Modeli olmayanlar[\s\S]+tabular-regression[\s\S]+22\s+Ağustos 2026/);
		const list = async (id: string) => (await runCli(["providers", id])).out;
		expect(await list("hf-inference")).toContain("Without models");
		expect(await list("groq")).not.toContain("Without models");
	});

	it("says whether a provider offers a task", async () => {
		const ask = (...more: readonly string[]) => runCli(["providers", "groq", "--task", ...more]);
		expect((await ask("text-to-image")).out).toBe("Groq does not offer text-to-image.\n");
		expect((await ask("conversational", "--lang", "tr")).out).toBe(
			"Groq, conversational görevini sunuyor.\n",
		);
		expect(JSON.parse((await ask("text-to-image", "--json")).out)).toMatchObject({
			id: "groq",
			offersTask: false,
		});
	});

	it("shows where the key of a provider belongs", async () => {
		const { out } = await runCli(["providers", "fal-ai"]);
		expect(out).toContain("FAL_AI_API_KEY, HF_TOKEN");
		const { out: closed } = await runCli(["providers", "openai", "--lang", "tr"]);
		expect(closed).toContain("hayır, yalnızca kendi anahtarıyla");
	});
});

describe("pusula snippet", () => {
	const chat = ["snippet", "conversational", "-p", "groq", "-m", "meta-llama/Llama-3.1-8B-Instruct"];

	it("prints the code of a client with the given input", async () => {
		const { out, code } = await runCli([
			...chat,
			"Merhaba",
			"--client",
			"curl",
			"--param",
			"temperature=0.2",
		]);
		expect(code).toBe(0);
		expect(out).toContain('"content": "Merhaba"');
		expect(out).toContain('"temperature": 0.2');
	});

	const snippet = ["snippet", "text-to-image", "-p", "fal-ai", "-m", "a/b", "-c", "requests"];
	it("fills in the catalogue's example, and keeps given settings", async () => {
		const { out } = await runCli([...snippet, "--param", "seed=7"]);
		expect(out).toContain("windmill");
		expect(out).toContain('"seed": 7');
	});

	it("names files without reading them", async () => {
		const { out } = await runCli(["snippet", "image-classification", "no/kedi.jpg", "-m", "a/b"]);
		expect(out).toContain("kedi.jpg");
	});

	it("says why a client has no code", async () => {
		const { code, err } = await runCli(["snippet", "conversational", "-m", "a/b", "--client", "curl"]);
		expect([code, err]).toEqual([
			1,
			"No code for curl: it cannot choose a provider; name one with --provider.\n",
		]);
	});

	it("needs a model", async () => {
		expect((await runCli(["snippet", "conversational"])).err).toBe("--model MODEL is missing.\n");
	});
});

describe("pusula serve", () => {
	it("serves until it is interrupted", async () => {
		const controller = new AbortController();
		const url = /http:\/\/127\.0\.0\.1:\d+/;
		let status: Promise<number> | undefined;
		const { code, out } = await runCli(["serve", "--port", "0", "--fault", "busy"], {
			signal: controller.signal,
			onOut: (text) => {
				const [found] = url.exec(text) ?? [];
				if (found === undefined) return;
				status = fetch(`${found}/api.groq.com/`).then((response) => response.status);
				void status.finally(() => controller.abort());
			},
		});
		expect(code).toBe(0);
		expect(out).toMatch(url);
		expect(await status).toBeGreaterThanOrEqual(400);
	});

	it.each([
		["translation", "Helsinki-NLP/opus-mt-tr-en", "Bugün hava güzel."],
		["summarization", "csebuetnlp/mT5_multilingual_XLSum", "Bugün hava güzel."],
		["fill-mask", "distilbert/distilroberta-base", "A <mask> day."],
	])("answers %s with a model of the table, %s", async (task, model, text) => {
		expect(await runAgainstServed(task, text, "--model", model)).toMatchObject({ code: 0 });
	});

	it.each([
		["text-classification", "hf-inference"],
		["conversational", "auto"],
	])("says of a model in no list that it may exist all the same: %s, %s", async (task, provider) => {
		const ended = await runAgainstServed(task, "x", "--model", "acme/fox", "-p", provider);
		const err = ended.err.replaceAll("\n", " ");
		expect(err).toContain("does not exist");
		expect(err).toContain("a model that exists and is not in it gets this error too");
		expect(err).not.toContain("The Hub has no such model");
	});

	it("lists the faults", async () => {
		expect((await runCli(["serve", "--fault", "list"])).out).toContain("torn-characters");
	});
});

/** The end of `pusula run` against the simulator of `pusula serve`. */
async function runAgainstServed(...args: readonly string[]): ReturnType<typeof runCli> {
	const controller = new AbortController();
	let ended: ReturnType<typeof runCli> | undefined;
	await runCli(["serve", "--port", "0"], {
		signal: controller.signal,
		onOut: (text) => {
			const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
			if (url === undefined || ended) return;
			ended = runCli(["run", ...args, "--simulator", url]);
			void ended.finally(() => controller.abort());
		},
	});
	return ended ?? Promise.reject(new Error("Nothing was served."));
}

describe("completion", () => {
	const complete = (script: string, ...typed: readonly string[]): readonly string[] => {
		const words = typed.map((word) => `'${word}'`).join(" ");
		const program = `${script}\nCOMP_WORDS=(${words}); COMP_CWORD=${typed.length - 1}; _pusula; printf '%s\\n' "\${COMPREPLY[@]}"`;
		return execFileSync("bash", ["-c", program], { encoding: "utf8" }).trim().split("\n");
	};

	it("completes commands, options, tasks and providers in bash", async () => {
		const { out } = await runCli(["completion", "bash"]);
		expect(complete(out, "pusula", "")).toEqual([...COMMAND_IDS, "--help", "--version"]);
		expect(complete(out, "pusula", "run", "text-to-i")).toEqual(["text-to-image"]);
		expect(complete(out, "pusula", "run", "--prov")).toEqual(["--provider"]);
		expect(complete(out, "pusula", "run", "--json", "--provider", "gr")).toEqual(["groq"]);
		expect(complete(out, "pusula", "run", "--json", "-p", "groq", "conv")).toEqual(["conversational"]);
		expect(complete(out, "pusula", "completion", "z")).toEqual(["zsh"]);
		expect(complete(out, "pusula", "run", "--provider", "=", "gr")).toEqual(["groq"]);
		expect(complete(out, "pusula", "tasks", "--lang", "=")).toEqual(["tr", "en"]);
		expect(complete(out, "pusula", "run", "--model", "=", "a/b", "conv")).toEqual(["conversational"]);
	});
});
