import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@pusula/simulator/serve";
import { afterAll, beforeAll } from "vitest";
import { runCli } from "./run-cli.ts";

/** A simulated model, and a text that it finds positive. */
export const MODEL = "pusula/text-classification";
export const ROOM = "The room was spotless and the staff were kind; we will come back.";

export type ServedSimulator = Awaited<ReturnType<typeof serve>>;

/** A folder and a simulator for the tests of one file, and `pusula eval` with them. */
export function useEvalBench() {
	let folder = "";
	let served: ServedSimulator | undefined;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), "pusula-eval-"));
		served = await serve();
	});
	afterAll(async () => {
		await served?.close();
		await rm(folder, { recursive: true });
	});
	const simulator = (): ServedSimulator => {
		if (served) return served;
		throw new Error("The simulator is served once the tests of the file have begun.");
	};
	return {
		path: (name: string): string => join(folder, name),
		simulator,
		evaluate: (args: readonly string[], options?: Parameters<typeof runCli>[1]) =>
			runCli(["eval", ...args, "--simulator", simulator().url], options),
	};
}

/** The bodies of the calls that a simulator has taken. */
export function listCalls({ simulator }: ServedSimulator): readonly unknown[] {
	return simulator.requests.flatMap(({ method, body }) => (method === "POST" ? [body] : []));
}
