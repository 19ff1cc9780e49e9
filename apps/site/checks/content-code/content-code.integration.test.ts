import { spawnSync } from "node:child_process";
import { openAsBlob } from "node:fs";
import { inspect } from "node:util";
import * as inference from "@pusula/inference";
import * as core from "@pusula/inference/core";
import * as simulator from "@pusula/simulator";
import * as serve from "@pusula/simulator/serve";
import * as snippets from "@pusula/snippets";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { listTypeProblems } from "./check-types.ts";
import { type CodeBlockSource, findBlocks, readBlocks, readPages } from "./read-blocks.ts";
import { runCode } from "./run-code.ts";
import { sendWith } from "./send-with.ts";
import { servePackages, type ServedPackages } from "./serve-packages.ts";

const BLOCKS = readBlocks();
/** Languages that a test below reads; `text` is what a program prints, or a message. */
const CHECKED = new Set(["ts", "sh", "py", "json", "yaml", "text"]);
/** Where the files of a page's program lie, by their ending: those of the examples. */
const MEDIA: Readonly<Record<string, string>> = {
	wav: new URL("../../demo/media/automatic-speech-recognition/", import.meta.url).pathname,
	png: new URL("../../demo/media/document-question-answering/", import.meta.url).pathname,
};
const MODULES = {
	"node:fs": {
		openAsBlob: (name: string, options: { readonly type: string }) =>
			openAsBlob((MEDIA[name.slice(name.lastIndexOf(".") + 1)] ?? "") + name, options),
	},
	"@pusula/simulator": simulator,
	"@pusula/simulator/serve": serve,
	"@pusula/snippets": snippets,
};

let packages: ServedPackages;
beforeAll(async () => {
	packages = await servePackages();
});
afterAll(() => packages.close());

/** What a program that reads code without running it says against blocks, with their places. */
function listComplaints(language: string, command: string, args: readonly string[]): readonly string[] {
	return BLOCKS.filter((block) => block.language === language).flatMap(({ place, code }) => {
		const { status, stderr, error } = spawnSync(command, args, { input: code, encoding: "utf8" });
		return status === 0 ? [] : [`${place}  ${error?.message ?? stderr}`];
	});
}

/** Runs a block whose requests go to the simulator; returns what it printed. */
async function runBlock({ code }: CodeBlockSource): Promise<string> {
	const { fetch } = simulator.createSimulator();
	const client = {
		"@pusula/inference": sendWith(fetch, inference),
		"@pusula/inference/core": sendWith(fetch, core),
	};
	const lines: string[] = [];
	const print = (...parts: unknown[]): void =>
		void lines.push(parts.map((part) => (typeof part === "string" ? part : inspect(part))).join(" "));
	await runCode(code, {
		modules: { ...MODULES, ...client, "@pusula/local": { local: packages.local } },
		console: { log: print, error: print, debug: print, info: print, warn: print },
		fetch,
		env: { HF_TOKEN: "hf_example" },
	});
	return lines.join("\n");
}

/** A line that shows only whether something is so, or an output of types alone. */
const BARE = /^(?:\S+ )?(?:true|false)$|^(?:(?:image|video|audio)\/\w+(?:,? |$))+$/m;

describe("code in content pages", () => {
	it("finds blocks with language, mark, line and output", () => {
		const page = "a\n\n```ts run\nx;\n```\n\n```text\n1\n```\n\n```sh\nls\n```\n";
		expect(findBlocks(page, "p")).toEqual([
			{ place: "p:3", language: "ts", isRun: true, isPart: false, code: "x;\n", output: "1" },
			{ place: "p:11", language: "sh", isRun: false, isPart: false, code: "ls\n", output: undefined },
		]);
	});

	it("reads code with marked lines, and what a difference leads to", () => {
		const change = "- a();\n+ b();\n  c();\n```\n";
		const page = `\`\`\`ts run {1,3-4}\nx;\n\`\`\`\n\n\`\`\`diff ts\n${change}\n\`\`\`diff ts run\n${change}`;
		expect(findBlocks(page, "p")).toMatchObject([
			{ language: "ts", isRun: true, code: "x;\n" },
			{ isRun: false, isPart: true, code: "b();\nc();\n", before: "a();\nc();\n" },
			{ isRun: true, isPart: false, code: "b();\nc();\n", before: "a();\nc();\n" },
		]);
	});

	it("misses no fence, however a page sets it", () => {
		const missed = readPages().filter(({ page, markdown }) => {
			const fences = markdown.match(/^[ \t>]*(?:```|~~~)/gm) ?? [];
			const read = findBlocks(markdown, page).flatMap(({ output }) => (output === undefined ? [1] : [1, 1]));
			return fences.length !== 2 * read.length;
		});
		expect(missed.map(({ page }) => page)).toEqual([]);
	});

	it("names page and line of a mistake in types", () => {
		const block = {
			place: "p:3",
			language: "ts",
			isRun: false,
			isPart: false,
			code: "\nlet n: number = '';\nn;",
			output: undefined,
		};
		expect(listTypeProblems([block])).toEqual([expect.stringContaining("p:3+2  Type 'string'") as string]);
	});

	it("passes the strict compiler", { timeout: 60_000 }, () => {
		const blocks = BLOCKS.filter(({ language }) => language === "ts");
		const before = blocks.flatMap((block) =>
			block.before === undefined ? [] : [{ ...block, code: block.before }],
		);
		expect(before.length).toBeGreaterThan(0);
		expect(listTypeProblems([...blocks, ...before])).toEqual([]);
	});

	it("reads as shell", () => {
		expect(listComplaints("sh", "bash", ["-n"])).toEqual([]);
	});

	it.each(BLOCKS.filter(({ language }) => language === "json").map(({ place, code }) => [place, code]))(
		"reads as JSON: %s",
		(_place, code) => {
			expect(() => JSON.parse(code) as unknown).not.toThrow();
		},
	);

	it("stands in no language that nobody checks", () => {
		const unchecked = BLOCKS.filter(({ language }) => !CHECKED.has(language));
		expect(unchecked.map(({ place, language }) => `${place}  ${language}`)).toEqual([]);
	});

	it("describes jobs whose steps say what to use or to run", () => {
		const workflows = BLOCKS.filter(({ language }) => language === "yaml");
		expect(workflows.length).toBeGreaterThan(0);
		for (const { code } of workflows) {
			const { jobs } = parse(code) as { jobs: Record<string, { steps: Record<string, unknown>[] }> }; // a workflow
			const steps = Object.values(jobs).flatMap((job) => job.steps);
			expect(steps.filter((step) => !("uses" in step || "run" in step))).toEqual([]);
		}
	});

	it("prints more than that something is true or false, or of some type", () => {
		const stated = BLOCKS.filter(({ isRun, output }) => isRun && BARE.test(output ?? ""));
		expect(stated.map(({ place }) => place)).toEqual([]);
	});

	it.each(BLOCKS.filter(({ isRun }) => isRun).map((block) => [block.place, block] as const))(
		"prints what the page says: %s",
		async (_place, block) => {
			expect(await runBlock(block)).toBe(block.output);
		},
	);
});
