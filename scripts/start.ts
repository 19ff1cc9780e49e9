/**
 * Builds the site and serves it on this machine; the playground's demo mode needs no key and no network.
 * Prints the URL when the site responds; Ctrl-C ends it.
 * Run: npm start, or npm start -- --port 8080 (default: the first free port from 4321 on)
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findFreePort, isPortFree } from "@pusula/tools/free-port";
import { ROOT } from "@pusula/tools/root";
import { commandEnvironment, runCommand } from "@pusula/tools/run-command";
import { waitUntilReady } from "@pusula/tools/wait-until-ready";

const FIRST_PORT = 4321;
const READY_TIMEOUT_MS = 60_000;

async function start(): Promise<void> {
	const port = await choosePort();
	const build = await runCommand("npm", ["run", "build:site"], { onScreen: true });
	if (build.code !== 0) throw new Error("The site could not be built; the reason stands above.");
	await serve(port);
}

async function choosePort(): Promise<number> {
	const { values } = parseArgs({ options: { port: { type: "string" } } });
	if (values.port === undefined) {
		const port = await findFreePort(FIRST_PORT);
		if (port === undefined) throw new Error(`No free port from ${FIRST_PORT} on; choose one with --port.`);
		return port;
	}
	const port = Number(values.port);
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		throw new Error(`--port takes a number from 1 to 65535, not "${values.port}".`);
	}
	if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken; choose another with --port.`);
	return port;
}

/** Serves the built site until the user ends it. Rejects where the server ends by itself. */
async function serve(port: number): Promise<void> {
	const astro = join(ROOT, "node_modules", "astro", "bin", "astro.mjs");
	const server = spawn(process.execPath, [astro, "preview", "--port", String(port)], {
		cwd: join(ROOT, "apps", "site"),
		env: commandEnvironment(),
		stdio: ["ignore", "ignore", "inherit"],
	});
	let isStopping = false;
	const stop = (): void => {
		isStopping = true;
		server.kill();
	};
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
	const ended = new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.once("exit", (code) => {
			if (isStopping) resolve();
			else reject(new Error(`The server ended by itself with code ${code}.`));
		});
	});

	const url = `http://localhost:${port}`;
	const late = `The site did not answer at ${url} within ${READY_TIMEOUT_MS / 1000} s.`;
	try {
		await Promise.race([waitUntilReady(url, READY_TIMEOUT_MS, late), ended]);
		if (!isStopping) console.log(`\nPusula: ${url}\nCtrl-C ends it.`);
		await ended;
	} finally {
		server.kill();
	}
}

try {
	await start();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
