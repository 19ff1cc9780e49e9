import { runCommand } from "@pusula/tools/run-command";
import { expect, it } from "vitest";

/** A call that passes more than this is no walk that a newcomer can follow. Raise neither: merge what has one caller. */
const MOST = { functions: 120, files: 26 };

const WALK =
	/^(textToImage on fal-ai, with a job|chatCompletionStream on groq): (\d+) functions in (\d+) files$/;

it("keeps the walk of a call and of a stream short, in functions and in files", async () => {
	const program = ["--conditions=pusula-source", "bench/src/main.ts", "--walk"];
	const { code, output } = await runCommand("tsx", program);

	const walks = output
		.trim()
		.split("\n")
		.map((line) => WALK.exec(line) ?? [line]);
	expect(walks.map(([, name]) => name)).toEqual([
		"textToImage on fal-ai, with a job",
		"chatCompletionStream on groq",
	]);
	for (const [, , functions, files] of walks) {
		expect(Number(functions)).toBeGreaterThan(50); // a walker that sees nothing counts none
		expect(Number(functions)).toBeLessThanOrEqual(MOST.functions);
		expect(Number(files)).toBeLessThanOrEqual(MOST.files);
	}
	expect(code).toBe(0);
});

it("prints where the functions of a walk are, as the decision on its length quotes them", async () => {
	const program = ["--conditions=pusula-source", "bench/src/main.ts", "--walk", "--list"];
	const { output } = await runCommand("tsx", program);
	const [, ...walks] = output.split(/^\S.*: \d+ functions in \d+ files$/m);
	const folders = walks.map((walk) => [...walk.matchAll(/^ {2}(\S+): (\d+)$/gm)]);
	expect(folders.map((parts) => parts.map(([, part]) => part))).toEqual([
		expect.arrayContaining(["entry", "pipeline/route", "pipeline/wire", "pipeline/jobs", "adapters"]),
		expect.arrayContaining(["entry", "pipeline/route", "pipeline/wire", "pipeline/streams", "adapters"]),
	]);
	for (const [index, walk] of walks.entries()) {
		const sum = (folders[index] ?? []).reduce((all, [, , count]) => all + Number(count), 0);
		expect(walk.match(/^ {4}\S/gm)).toHaveLength(sum);
	}
});
