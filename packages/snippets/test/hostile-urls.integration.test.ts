import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@pusula/tools/run-command";
import { expect, it, onTestFinished } from "vitest";
import { snippetsFor } from "../src/print/snippets.ts";
import type { SnippetCall } from "../src/types/snippet.ts";

/** The printed curl code of a call. */
function printCurl(call: SnippetCall): string {
	return snippetsFor(call).snippets.find(({ client }) => client === "curl")?.code ?? "";
}

async function makeFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "pusula-curl-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

it("an endpoint with braces and brackets in it gets one request", async () => {
	const urls: (string | undefined)[] = [];
	const server = createServer((request, response) => {
		urls.push(request.url);
		response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo; // it listens on a port
	const code = printCurl({
		task: "conversational",
		endpointUrl: `http://127.0.0.1:${port}/v1?tag={a,b}&n=[1-3]`,
		model: "acme/fox",
		args: { messages: [{ role: "user", content: "Merhaba" }] },
	});
	const { code: exit } = await runCommand("bash", ["-c", code], { cwd: await makeFolder() });
	expect(exit).toBe(0);
	expect(urls).toEqual([expect.stringContaining("{a,b}&n=[1-3]")]);
});

it("a plain URL needs no option for it", () => {
	expect(
		printCurl({ task: "conversational", provider: "groq", model: "a/b", args: { messages: [] } }),
	).not.toContain("--globoff");
});

it("a reply that names a file of this machine is not downloaded", async () => {
	const folder = await makeFolder();
	const code = printCurl({
		task: "text-to-image",
		provider: "fal-ai",
		model: "a/b",
		args: { inputs: "tilki" },
	});
	const download = code.split("\n").find((line) => line.startsWith("curl --fail ")) ?? "";
	const [, path = ""] = /jq --raw-output '?(\S+?)'? result\.json/.exec(download) ?? [];
	expect(path).toBe(".images[0].url");
	const [, output = ""] = /--output (\S+)/.exec(download) ?? [];
	await writeFile(join(folder, "secret.txt"), "of this machine");
	const reply = { images: [{ url: `file://${join(folder, "secret.txt")}` }] };
	await writeFile(join(folder, "result.json"), JSON.stringify(reply));
	const { code: exit } = await runCommand("bash", ["-c", download], { cwd: folder });
	expect(exit).not.toBe(0);
	expect(existsSync(join(folder, output))).toBe(false);
});
