import { spawn, type ChildProcess } from "node:child_process";
import { bundleProgram } from "@pusula/tools/bundle-program";
import { afterEach, describe, expect, it } from "vitest";
import { post } from "./post.ts";
import { throughServer } from "../src/index.ts";

const CLI = await bundleProgram("packages/simulator/src/server/cli.ts");

describe("pusula-simulator", () => {
	let child: ChildProcess | undefined;
	afterEach(() => {
		child?.kill("SIGKILL");
		child = undefined;
	});

	const start = (...args: readonly string[]): { output: () => string; ended: Promise<number | null> } => {
		const started = spawn(process.execPath, [CLI, ...args], {
			stdio: ["ignore", "pipe", "pipe"],
		});
		child = started;
		let output = "";
		for (const stream of [started.stdout, started.stderr])
			stream.on("data", (piece: Buffer) => (output += piece.toString()));
		return { output: () => output, ended: new Promise((resolve) => started.once("close", resolve)) };
	};

	it("serves until it is interrupted and says where", async () => {
		const { output, ended } = start("--port", "0", "--fault", "busy");
		await expect.poll(output, { timeout: 10_000 }).toContain("Stop with");
		const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? "";
		const client = { fetch: throughServer(url) };
		const response = await post(client, "https://api.groq.com/openai/v1/chat/completions", {});
		expect(response.status).toBe(503);
		child?.kill("SIGINT");
		expect(await ended).toBe(0);
	});

	it.each([
		[[], 404],
		[["--guess-models"], 200],
	] as const)("serves a model in no list only when it may guess: %s", async (args, status) => {
		const { output } = start("--port", "0", ...args);
		await expect.poll(output, { timeout: 10_000 }).toContain("Stop with");
		const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0] ?? "";
		const body = { model: "acme-fox-1", messages: [{ role: "user", content: "Merhaba" }] };
		const client = { fetch: throughServer(url) };
		const response = await post(client, "https://api.groq.com/openai/v1/chat/completions", body);
		expect(response.status).toBe(status);
	});

	it("explains itself", async () => {
		const { output, ended } = start("--help");
		expect(await ended).toBe(0);
		expect(output()).toContain("--fault");
		expect(output()).toContain("torn-characters");
	});

	it.each([
		[["--fault", "nothing"], "expected one of"],
		[["--port", "x"], "expected a whole number"],
		[["--port", ""], "expected a whole number"],
		[["--port", "1e3"], "expected a whole number"],
		[["--seed", "0x50"], "expected a whole number"],
		[["--what"], "--what"],
	] as const)("rejects %s and says why", async (args, reason) => {
		const { output, ended } = start(...args);
		expect(await ended).toBe(2);
		expect(output()).toContain(reason);
	});
});
