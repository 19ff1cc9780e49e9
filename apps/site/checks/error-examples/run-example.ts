import * as inference from "@pusula/inference";
import * as core from "@pusula/inference/core";
import { groq } from "@pusula/inference/providers/groq";
import { local, type LocalOptions, type LocalProvider, type ModelStore } from "@pusula/local";
import { replicate } from "@pusula/inference/providers/replicate";
import { runCode, type Surroundings } from "../content-code/run-code.ts";
import { sendWith } from "../content-code/send-with.ts";
import { recordErrors } from "./record-errors.ts";

/** What happened while an example ran. */
export interface Outcome {
	/** Lines it printed. */
	readonly printed: readonly string[];
	/** Errors that left a function of the client, caught by the example or not. */
	readonly errors: readonly unknown[];
}

/** What an example finds around itself. */
interface Around extends Pick<Surroundings, "fetch" | "env"> {
	/** Where models on this machine keep their files. */
	readonly store?: ModelStore | undefined;
}

const MODULES: Readonly<Record<string, object>> = {
	"@pusula/inference": inference,
	"@pusula/inference/core": core,
	"@pusula/inference/providers/groq": { groq },
	"@pusula/inference/providers/replicate": { replicate },
};

/** Runs the code of an example in this process; its client sends with the given `fetch`. Throws what the example throws. */
export async function runExample(code: string, { fetch, env, store }: Around): Promise<Outcome> {
	const printed: string[] = [];
	const errors: unknown[] = [];
	const print = (...parts: unknown[]): void => void printed.push(parts.map(String).join(" "));
	const modules: Record<string, object> = Object.fromEntries(
		Object.entries(MODULES).map(([name, exports]) => [name, recordExports(sendWith(fetch, exports), errors)]),
	);
	const ownMachine = (options?: LocalOptions): LocalProvider => local({ ...options, fetch, store });
	modules["@pusula/local"] = { local: ownMachine };
	await runCode(code, { modules, console: { log: print, error: print }, fetch, env });
	return { printed, errors };
}

function recordExports(exports: object, errors: unknown[]): object {
	return Object.fromEntries(
		Object.entries(exports).map(([name, value]) => [
			name,
			typeof value === "function" ? recordErrors(value, (error) => errors.push(error)) : value,
		]),
	);
}
