import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { serve } from "@pusula/simulator/serve";
import { bundleProgram } from "@pusula/tools/bundle-program";
import { findRedis } from "@pusula/tools/find-redis";
import { findFreePort } from "@pusula/tools/free-port";
import { ROOT } from "@pusula/tools/root";
import type { ShellBench } from "./shell-bench.ts";
import type { ShellBlock } from "./shell-block.ts";

/** Shell code that works with `pusula`, or makes a file for it. */
export const SESSION = /^(?:pusula (?:batch|eval(?! object-detection)|worker) |cat > \S+ <<|seq \d+ \|)/;

const SIMULATOR_PORT = "4310";
const REDIS_PORT = "6379";

/**
 * Runs a block of a page's session with `pusula` after those that come before it, in one folder and with nothing else there
 * but a simulator, a Redis and what the guide to ONNX makes. What it prints must be what the page shows, apart from measured times.
 */
export async function checkSession(block: ShellBlock, bench: ShellBench): Promise<void> {
	const { port } = new URL((await openSimulator(bench)).url);
	const redisPort = String(await findFreePort(Number(REDIS_PORT) + 1000));
	const replace = (code: string): string =>
		code.replaceAll(SIMULATOR_PORT, port).replaceAll(REDIS_PORT, redisPort);
	const env = { LANG: block.place.split("/")[0] ?? "", COLUMNS: "100" };
	const before = block.before.flatMap(({ language, code }) =>
		language === "sh" && SESSION.test(code) ? [code] : [],
	);
	const { folder, isNew } = await findFolder(bench, [env.LANG, ...before]);
	if (block.code.includes("--provider local")) await copyGuideModel(folder);
	for (const code of isNew ? before : []) await runWell(bench, replace(code), folder, env);
	const redis = block.code.includes(REDIS_PORT)
		? `${await findRedis()} --port ${redisPort} --save "" >/dev/null &\n`
		: "";
	const output = await runWell(bench, redis + replace(block.code), folder, env);
	FOLDERS.set(bench, { ran: [env.LANG, ...before, block.code].join("\n"), folder });
	if (block.output !== undefined) expect(withoutTimes(output)).toBe(withoutTimes(block.output));
}

const SIMULATORS = new WeakMap<ShellBench, ReturnType<typeof serve>>();

/** The simulator of a bench, for all its sessions. */
async function openSimulator(bench: ShellBench): ReturnType<typeof serve> {
	const known = SIMULATORS.get(bench);
	if (known !== undefined) return known;
	const opened = serve();
	SIMULATORS.set(bench, opened);
	const { close } = await opened;
	bench.closeToo(close);
	return opened;
}

/** The folder of a bench in which a session was run last, with its language and the code that ran in it. */
const FOLDERS = new WeakMap<ShellBench, { readonly ran: string; readonly folder: string }>();

/** The folder of the session that has run exactly this code, so that a page's blocks run once each, or a new one. */
async function findFolder(
	bench: ShellBench,
	ran: readonly string[],
): Promise<{ readonly folder: string; readonly isNew: boolean }> {
	const last = FOLDERS.get(bench);
	FOLDERS.delete(bench); // a block that fails leaves a folder in which nothing goes on
	if (last !== undefined && ran.length > 1 && last.ran === ran.join("\n"))
		return { folder: last.folder, isNew: false };
	const folder = await bench.makeFolder();
	const program = join(folder, "pusula");
	await writeFile(program, await printProgram(), { mode: 0o755 });
	await bench.addProgram("pusula", program);
	return { folder, isNew: true };
}

/** What code prints that must end well, without what it left running. */
async function runWell(
	bench: ShellBench,
	code: string,
	folder: string,
	env: Readonly<Record<string, string>>,
): Promise<string> {
	const end = "\nfor job in $(jobs -p); do kill $job; done\nwait";
	const { code: status, output } = await bench.run(code + end, folder, { env });
	expect({ status, output }).toEqual({ status: 0, output });
	return output.trimEnd();
}

/** Puts the model that the guide to ONNX makes, and the sentences that it is tested on, into a folder. */
async function copyGuideModel(folder: string): Promise<void> {
	const sentences = "test.tr.jsonl";
	await cp(join(ROOT, "apps/site/generated/guides/onnx/duygu"), join(folder, "duygu"), { recursive: true });
	await cp(join(ROOT, "packages/datasets/data/sentiment", sentences), join(folder, sentences));
}

function withoutTimes(text: string): string {
	return text.replaceAll(/\d+(?:[.,]\d+)? (?:sn|s)$/gm, "…");
}

/** The program, from its sources. */
async function printProgram(): Promise<string> {
	return `#!/bin/sh\nexec ${process.execPath} ${await bundleProgram("packages/cli/src/cli.ts")} "$@"\n`;
}
