import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chatCompletionStream } from "@pusula/inference";
import { serve, type Served } from "@pusula/simulator/serve";
import { findFreePort } from "@pusula/tools/free-port";
import { runCommand } from "@pusula/tools/run-command";
import { waitUntilReady } from "@pusula/tools/wait-until-ready";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleProgram } from "./agents/bundle-program.ts";
import { compilePackage, folderOf } from "./agents/compile-package.ts";

const PACKAGES = ["@huggingface/mcp-client", "@huggingface/tiny-agents"];
const COMPILE_MS = 120_000;
const RUN_MS = 60_000;
const QUESTION = "How is the weather in Ankara?";

let folder: string;
let toolServer: string;
let simulator: Served;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-agents-"));
	toolServer = await bundle("tool-server.ts");
	simulator = await serve();
}, RUN_MS);

afterAll(async () => {
	await simulator.close();
	await rm(folder, { recursive: true, force: true });
});

function bundle(name: string): Promise<string> {
	const entry = fileURLToPath(new URL(`agents/${name}`, import.meta.url));
	return bundleProgram(entry, join(folder, name.replace(".ts", ".mjs")));
}

function endpointUrl(): string {
	return `${simulator.url}/endpoint.pusula.test/v1`;
}

describe("the platform's own agents", () => {
	it.each(PACKAGES)(
		"the sources of %s compile with the client they were written for",
		(name) => expect(compilePackage(name, false)).toEqual([]),
		COMPILE_MS,
	);

	it.each(PACKAGES)(
		"the sources of %s compile with this one",
		(name) => expect(compilePackage(name, true)).toEqual([]),
		COMPILE_MS,
	);

	it(
		"mcp-client lists a server's tools, lets the model call one, and goes on with its result",
		async () => {
			const program = await bundle("mcp-turn.ts");
			const { code, stdout, output } = await runCommand("node", [program, endpointUrl(), toolServer]);
			if (code !== 0) throw new Error(output);
			expect(JSON.parse(stdout)).toEqual({
				tools: ["weather"],
				text: expect.stringContaining("sunny") as string,
				roles: ["user", "assistant", "tool", "assistant"],
				toolResult: "The weather is sunny, 23 degrees.",
				agentPrompt: "Be short.",
			});
		},
		RUN_MS,
	);

	it(
		"tiny-agents reads its configuration, serves an agent and streams its chat",
		async () => {
			const entry = join(folderOf("@huggingface/tiny-agents"), "src/cli.ts");
			const program = await bundleProgram(entry, join(folder, "tiny-agents.mjs"));
			const servers = [{ type: "stdio", command: process.execPath, args: [toolServer] }];
			const config = { model: "pusula/conversational", endpointUrl: endpointUrl(), servers };
			await writeFile(join(folder, "agent.json"), JSON.stringify(config));
			const port = await findFreePort(9_700);
			const agent = spawn(process.execPath, [program, "serve", folder], {
				env: { ...process.env, PORT: String(port) },
				stdio: ["ignore", "ignore", "inherit"],
			});
			try {
				const url = `http://localhost:${port}`;
				await waitUntilReady(url, 20_000, "The agent does not listen.");
				const messages = [{ role: "user", content: QUESTION }];
				let text = "";
				for await (const chunk of chatCompletionStream({
					endpointUrl: `${url}/v1/chat/completions`,
					messages,
				}))
					text += chunk.choices[0]?.delta.content ?? "";
				expect(text).toContain("The weather is sunny, 23 degrees.");
			} finally {
				agent.kill();
			}
		},
		RUN_MS,
	);

	it("tiny-agents refuses a provider that is not in the list", async () => {
		const entry = join(folderOf("@huggingface/tiny-agents"), "src/cli.ts");
		const program = await bundleProgram(entry, join(folder, "tiny-agents.mjs"));
		const path = join(folder, "wrong.json");
		await writeFile(path, JSON.stringify({ model: "acme/fox", provider: "nobody", servers: [] }));
		const { code, output } = await runCommand("node", [program, "run", path]);
		expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining("'groq'") as string });
	});
});
