import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { bundleProgram } from "@pusula/tools/bundle-program";
import { describe, expect, it } from "vitest";
import { VERSION } from "../src/lib/version.ts";
import { serverFor } from "./calls.ts";
import { beginStream, CHAT_REPLY, chunk, sendEvent, sendJson } from "./server.ts";

const run = promisify(execFile);

/** Runs a program of the folder beside this file with Node, and returns what it prints. */
async function runProgram(
	name: string,
	args: readonly string[],
	flags: readonly string[] = [],
): Promise<{ stdout: string; stderr: string }> {
	const program = await bundleProgram(`packages/inference/test/programs/${name}.ts`);
	return run(process.execPath, [...flags, program, ...args], { timeout: 100_000 });
}

describe("a program that only awaits a call", () => {
	const program = "await-one";

	it("stays alive while a busy server is given its time", async () => {
		const server = await serverFor((_request, response, index) =>
			index === 0 ? sendJson(response, {}, 503, { "Retry-After-Ms": "400" }) : sendJson(response, CHAT_REPLY),
		);
		expect((await runProgram(program, [server.url, "chat"])).stdout).toBe("done\n");
	});

	it("stays alive between the polls of a job", async () => {
		const server = await serverFor(({ path, method }, response) => {
			if (path.startsWith("/file")) response.writeHead(200, { "Content-Type": "image/png" }).end("png");
			else if (method === "POST")
				sendJson(response, {
					request_id: "1",
					status: "IN_QUEUE",
					response_url: `${server.url}/m/requests/1`,
				});
			else if (path.endsWith("/status"))
				sendJson(response, { status: server.requests.length > 3 ? "COMPLETED" : "IN_PROGRESS" });
			else sendJson(response, { images: [{ url: `${server.url}/file` }] });
		});
		expect((await runProgram(program, [server.url, "job"])).stdout).toBe("done\n");
	});

	it("ends when the call has ended", async () => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		const started = performance.now();
		await runProgram(program, [server.url, "chat"]);
		expect(performance.now() - started).toBeLessThan(30_000);
	});
});

describe("a response that grows when it is unpacked, in a heap of 192 MiB", () => {
	const MIB = 1_048_576;
	const picture = Buffer.alloc(20 * MIB, "fox").toString("base64");
	it.each([
		["200 MiB of lists", "json", "application/json", "[],".repeat((200 * MIB) / 3), "too-large"],
		[
			"an event of 200 MiB of lists",
			"stream",
			"text/event-stream",
			`data: ${"[],".repeat((200 * MIB) / 3)}`,
			"too-large",
		],
		[
			"a picture of 20 MiB",
			"picture",
			"application/json",
			`{"data":[{"b64_json":"${picture}"}]}`,
			String(20 * MIB),
		],
	])("%s", { timeout: 60_000 }, async (_name, kind, type, text, printed) => {
		const packed = gzipSync(text);
		const server = await serverFor(
			(_request, response) =>
				void response.writeHead(200, { "Content-Type": type, "Content-Encoding": "gzip" }).end(packed),
		);
		const program = "read-bombs";
		const { stdout } = await runProgram(program, [server.url, kind], ["--max-old-space-size=192"]);
		expect(stdout).toBe(printed);
	});
});

describe("a program in a web page", () => {
	it("does not name the library, which would only add a header to every preflight", async () => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		const page = "call-in-page";
		const elsewhere = "await-one";
		expect((await runProgram(page, [server.url])).stdout).toBe("done\n");
		expect((await runProgram(elsewhere, [server.url, "chat"])).stdout).toBe("done\n");
		const [inPage, outside] = server.requests.map(({ headers }) => headers["user-agent"]);
		expect(inPage).not.toContain(VERSION);
		expect(outside).toContain(VERSION);
	});
});

describe("a large event in small chunks", () => {
	it("costs work in proportion to its size", async () => {
		const size = 64 * 1024;
		const program = "count-work";
		const { stdout } = await runProgram(program, [String(size), String(4 * size)]);
		const [small = 0, large = 0] = JSON.parse(stdout) as number[]; // what the program prints
		expect(small).toBeGreaterThanOrEqual(size);
		expect(large).toBeLessThan(small * 4.1);
		expect(small).toBeLessThan(size * 8);
	});
});

describe("ten thousand streams", () => {
	it("leave the heap as it was, also when some are left early", { timeout: 120_000 }, async () => {
		const server = await serverFor((_request, response) => {
			beginStream(response);
			for (let index = 0; index < 5; index++) sendEvent(response, chunk("some text"));
			sendEvent(response, chunk("", "stop"));
			response.end("data: [DONE]\n\n");
		});
		const program = "stream-many";
		const { stdout, stderr } = await runProgram(program, [server.url, "10000"], ["--expose-gc"]);
		expect(Number(stdout)).toBeLessThan(2_000_000);
		expect(stderr).not.toContain("MaxListenersExceededWarning");
	});
});
