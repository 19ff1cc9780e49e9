import { runCommand } from "@pusula/tools/run-command";
import { expect, it } from "vitest";

it("counts the functions of a call and of a stream, in one process", async () => {
	const program = ["--conditions=pusula-source", "bench/src/main.ts", "--walk"];
	const { code, output } = await runCommand("tsx", program);

	expect(output.trim().split("\n")).toEqual([
		expect.stringMatching(/^textToImage on fal-ai, with a job: [1-9]\d* functions in [1-9]\d* files$/),
		expect.stringMatching(/^chatCompletionStream on groq: [1-9]\d* functions in [1-9]\d* files$/),
	]);
	expect(code).toBe(0);
});
