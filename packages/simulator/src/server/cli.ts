#!/usr/bin/env node
import { parseArgs } from "node:util";
import { FAULT_PRESETS, findFaultPreset } from "../faults/fault-presets.ts";
import { FILE_FAULT_PRESETS, findFileFaultPreset } from "../faults/file-fault-presets.ts";
import { serveTableModels } from "../simulator/models.ts";
import { serve } from "./serve.ts";

const PRESETS = [...FAULT_PRESETS, ...FILE_FAULT_PRESETS];

const HELP = `pusula-simulator: every provider's API on this machine, without keys or network.

Usage: pusula-simulator [--port <number>] [--seed <number>] [--guess-models] [--fault <name>]

  --port   Port on 127.0.0.1. Default 4310.
  --seed   Changes the made-up answers. Default 0.
  --guess-models
           Serves models that are in no list, with a task guessed from the name. Default: the provider's refusal.
  --fault  What goes wrong; may be given more than once:
${PRESETS.map(({ id, titles }) => `             ${id.padEnd(26)}${titles.en}`).join("\n")}
  --help   This text.
`;

/** Port of the command without `--port`. */
const DEFAULT_PORT = 4310;

/**
 * The command: prints its URL and serves a simulator until it is interrupted.
 * Returns the exit code: 0, or 2 for wrong arguments or a port in use, with the reason on standard error.
 */
async function run(args: readonly string[]): Promise<number> {
	try {
		const options = readOptions(args);
		if (options === undefined) {
			console.log(HELP);
			return 0;
		}
		const { url, close } = await serve(options);
		console.log(usage(url));
		await new Promise<void>((resolve) => {
			process.once("SIGINT", resolve);
			process.once("SIGTERM", resolve);
		});
		await close();
		return 0;
	} catch (error) {
		console.error(error instanceof Error ? error.message : String(error));
		return 2;
	}
}

function readOptions(args: readonly string[]): Parameters<typeof serve>[0] {
	const { values } = parseArgs({
		args: [...args],
		options: {
			port: { type: "string", default: String(DEFAULT_PORT) },
			seed: { type: "string", default: "0" },
			"guess-models": { type: "boolean", default: false },
			fault: { type: "string", multiple: true, default: [] },
			help: { type: "boolean", short: "h", default: false },
		},
	});
	if (values.help) return undefined;
	return {
		...serveTableModels(),
		port: readNumber("port", values.port, 65_535),
		seed: readNumber("seed", values.seed, 2 ** 31),
		guessModels: values["guess-models"],
		faults: values.fault.flatMap((id) => {
			const preset = findFaultPreset(id) ?? findFileFaultPreset(id);
			if (!preset)
				throw new Error(`--fault ${id}: unknown; expected one of ${PRESETS.map((one) => one.id).join(", ")}`);
			return preset.faults;
		}),
	};
}

function readNumber(name: string, text: string, most: number): number {
	const value = Number(text);
	if (/^\d+$/.test(text) && value <= most) return value;
	throw new Error(`--${name} ${JSON.stringify(text)}: expected a whole number from 0 to ${most}`);
}

function usage(url: string): string {
	return `Simulator: ${url}
  https://<host>/<path> is served as ${url}/<host>/<path>

  curl ${url}/api.groq.com/openai/v1/chat/completions \\
    -H "Authorization: Bearer any-key" -H "Content-Type: application/json" \\
    -d '{"model":"llama-3.1-8b-instant","messages":[{"role":"user","content":"Merhaba"}]}'

  JavaScript: import { throughServer } from "@pusula/simulator", then pass fetch: throughServer("${url}")
  Stop with Ctrl+C.`;
}

process.exitCode = await run(process.argv.slice(2));
