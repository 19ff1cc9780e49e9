import { cp, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { serve } from "@pusula/simulator/serve";
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
	const folder = await bench.makeFolder();
	const program = join(folder, "pusula");
	await writeFile(program, printProgram(), { mode: 0o755 });
	await bench.addProgram("pusula", program);
	if (block.code.includes("--provider local")) await copyGuideModel(folder);
	const simulator = await serve();
	const { port } = new URL(simulator.url);
	const redisPort = String(await findFreePort(Number(REDIS_PORT) + 1000));
	const replace = (code: string): string =>
		code.replaceAll(SIMULATOR_PORT, port).replaceAll(REDIS_PORT, redisPort);
	const env = { LANG: block.place.split("/")[0] ?? "", COLUMNS: "100" };
	const codes = block.before.flatMap(({ language, code }) =>
		language === "sh" && SESSION.test(code) ? [code] : [],
	);
	try {
		for (const code of codes) await runWell(bench, replace(code), folder, env);
		const redis = block.code.includes(REDIS_PORT)
			? `${await findRedis()} --port ${redisPort} --save "" >/dev/null &\n`
			: "";
		const output = await runWell(bench, redis + replace(block.code), folder, env);
		if (block.output !== undefined) expect(withoutTimes(output)).toBe(withoutTimes(block.output));
	} finally {
		await simulator.close();
	}
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

/** The program from its sources. */
function printProgram(): string {
	const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
	const entry = join(ROOT, "packages/cli/src/cli.ts");
	return `#!/bin/sh\nexec ${process.execPath} --conditions=pusula-source --import ${tsx} ${entry} "$@"\n`;
}
