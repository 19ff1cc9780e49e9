import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { chromium } from "@playwright/test";
import type { FaultScript } from "@pusula/simulator";
import { serve } from "@pusula/simulator/serve";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBrowser } from "@pusula/tools/find-browser";
import { runCommand } from "@pusula/tools/run-command";
import { installRuntimes } from "@pusula/tools/install-runtimes";
import { runProgram, type Servers } from "./program.ts";

const FIRST_INSTALL_MS = 300_000;
const RUN_MS = 60_000;
const BUSY_AT_FIRST: FaultScript = [
	{ match: { stage: "call" }, times: 2, action: { kind: "status", status: 503, retryAfterMs: 50 } },
];

let folder: string;
let modules: string;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "pusula-runtimes-"));
	modules = await installRuntimes();
}, FIRST_INSTALL_MS);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Where each bundle starts; workerd looks for a worker in the default export. */
const ENTRIES = {
	command: 'import "./command.ts"',
	page: 'import "./page.ts"',
	worker: 'export { worker as default } from "./worker.ts"',
} as const;

const bundles = new Map<string, Promise<string>>();

/** A program in one file with everything it imports, as a bundler makes it for any runtime. */
function bundle(name: keyof typeof ENTRIES): Promise<string> {
	const known = bundles.get(name) ?? writeBundle(name);
	bundles.set(name, known);
	return known;
}

async function writeBundle(name: keyof typeof ENTRIES): Promise<string> {
	const outfile = join(folder, `${name}.mjs`);
	await build({
		stdin: { contents: ENTRIES[name], resolveDir: import.meta.dirname },
		bundle: true,
		format: "esm",
		platform: "browser",
		target: "es2022",
		external: ["node:process"],
		conditions: ["pusula-source"],
		outfile,
		logLevel: "error",
	});
	return outfile;
}

/** Runs the program with servers of its own, so that a busy server is busy for every runtime. */
async function withServers<T>(run: (servers: Servers) => Promise<T>): Promise<T> {
	const well = await serve();
	const busy = await serve({ faults: BUSY_AT_FIRST });
	try {
		return await run({ url: well.url, busyUrl: busy.url });
	} finally {
		await Promise.all([well.close(), busy.close()]);
	}
}

/** The runtimes that come as packages, for Linux on x64 alone. */
const PACKAGED: Readonly<Record<string, () => Promise<unknown>>> = {
	"the lowest Node": () => runAsCommand("node-lowest/bin/node"),
	"the lowest Node 22": () => runAsCommand("node-lowest-22/bin/node"),
	"the newest Node": () => runAsCommand("node-newest/bin/node"),
	Deno: () => runAsCommand("@deno/linux-x64-glibc/deno", "run", "--quiet", "--allow-net=127.0.0.1"),
	Bun: () => runAsCommand("@oven/bun-linux-x64/bin/bun"),
	workerd: runInWorkerd,
};

async function runAsCommand(path: string, ...flags: string[]): Promise<unknown> {
	const program = await bundle("command");
	const { code, stdout, output } = await withServers((servers) =>
		runCommand(join(modules, path), [...flags, program, JSON.stringify(servers)]),
	);
	if (code !== 0) throw new Error(output);
	return JSON.parse(stdout);
}

async function runInWorkerd(): Promise<unknown> {
	await bundle("worker");
	const config = join(folder, "workerd.capnp");
	await writeFile(
		config,
		`using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
      compatibilityDate = "2026-11-01",
      globalOutbound = "loopback",
    )),
    (name = "loopback", network = (allow = ["127.0.0.1/32", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`,
	);
	const workerd = spawn(
		join(modules, "@cloudflare/workerd-linux-64/bin/workerd"),
		["serve", "--control-fd=3", config],
		{
			stdio: ["inherit", "inherit", "inherit", "pipe"],
		},
	);
	try {
		return await withServers(async (servers) => {
			const port = await readPort(workerd.stdio[3] as Readable); // the pipe of `stdio` above
			const url = `http://127.0.0.1:${port}/?${new URLSearchParams({ ...servers }).toString()}`;
			const response = await fetch(url);
			return response.json();
		});
	} finally {
		workerd.kill();
	}
}

/** The port on which workerd says that it listens, in the first line of its control pipe. */
async function readPort(control: Readable): Promise<number> {
	for await (const line of createInterface({ input: control }))
		return (JSON.parse(line) as { port: number }).port; // the event `listen` of the one socket
	throw new Error("workerd ended before it listened.");
}

async function runInChromium(): Promise<unknown> {
	const script = await readFile(await bundle("page"), "utf8");
	const browser = await chromium.launch({
		executablePath: await findBrowser(),
		args: ["--no-sandbox", "--disable-quic"],
	});
	try {
		return await withServers(async (servers) => {
			const page = await browser.newPage();
			await page.goto(servers.url);
			await page.addScriptTag({ content: script, type: "module" });
			await page.waitForFunction("window.runProgram");
			return page.evaluate(`window.runProgram(${JSON.stringify(servers)})`);
		});
	} finally {
		await browser.close();
	}
}

describe("the client does the same", () => {
	let expected: Record<string, string>;

	beforeAll(async () => {
		expected = await withServers(runProgram);
	}, RUN_MS);

	it("in our own Node, and what its users expect", () => {
		expect(expected).toMatchObject({
			"a stream that is left early": '"aborted"',
			"a picture as bytes": '["image/png",[137,80,78,71,13,10,26,10]]',
			"a queued video": '["video/mp4",true]',
			"a busy server": expected["a chat"],
			"an abort": "true",
			"a time limit": '"timeout"',
			"an unknown model": '["no-model","Model nobody/nothing does not exist"]',
		});
		for (const step of ["a chat", "a streamed chat", "an uploaded sound"])
			expect(expected[step]).toMatch(/^"\p{L}/u);
	});

	// Most of the time is spent waiting: a job's pauses, a busy server's, a time limit.
	it.concurrent.each(process.platform === "linux" && process.arch === "x64" ? Object.entries(PACKAGED) : [])(
		"in %s",
		async (_name, run) => expect(await run()).toEqual(expected),
		RUN_MS,
	);

	it.concurrent("in Chromium", async () => expect(await runInChromium()).toEqual(expected), RUN_MS);
});
