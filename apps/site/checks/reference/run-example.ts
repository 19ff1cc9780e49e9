import { globSync, openAsBlob } from "node:fs";
import * as http from "node:http";
import { join } from "node:path";
import * as timers from "node:timers/promises";
import * as inference from "@pusula/inference";
import * as core from "@pusula/inference/core";
import { falAi } from "@pusula/inference/providers/fal-ai";
import { hfInference } from "@pusula/inference/providers/hf-inference";
import * as local from "@pusula/local";
import * as measure from "@pusula/measure";
import * as metrics from "@pusula/metrics";
import * as metricTasks from "@pusula/metrics/tasks";
import * as simulator from "@pusula/simulator";
import * as models from "@pusula/simulator/models";
import * as serve from "@pusula/simulator/serve";
import * as snippets from "@pusula/snippets";
import * as tasks from "@pusula/tasks";
import * as taskModels from "@pusula/tasks/models";
import { sendWith } from "../content-code/send-with.ts";
import { runCode } from "../content-code/run-code.ts";
import { markValues } from "./mark-values.ts";

const MEDIA = new URL("../../demo/media/", import.meta.url).pathname;
const MODULES = {
	"node:fs": { openAsBlob: openExample },
	"node:http": http,
	"node:timers/promises": timers,
	"@pusula/inference/providers/fal-ai": { falAi },
	"@pusula/inference/providers/hf-inference": { hfInference },
	"@pusula/local": local,
	"@pusula/measure": measure,
	"@pusula/metrics": metrics,
	"@pusula/metrics/tasks": metricTasks,
	"@pusula/simulator": simulator,
	"@pusula/simulator/models": models,
	"@pusula/simulator/serve": serve,
	"@pusula/snippets": snippets,
	"@pusula/tasks": tasks,
	"@pusula/tasks/models": taskModels,
};

/** A value that an example states, as it is and as it should be. */
export interface StatedValue {
	readonly found: unknown;
	readonly expected: unknown;
}

/**
 * Runs the example of an export, whose calls go to the simulator; returns the values that it states. The simulator serves the
 * models of the model table for the task of a task's function, and guesses what others are. Throws what the example throws.
 */
export async function runExample(name: string, example: string): Promise<readonly StatedValue[]> {
	const code = markValues(example);
	const fetch = openSimulator(name, code);
	const values: StatedValue[] = [];
	const state = (found: unknown, expected: unknown): void =>
		void values.push({ found: round(found), expected });
	await runCode(code, {
		modules: {
			...MODULES,
			"@pusula/inference": sendWith(fetch, inference),
			"@pusula/inference/core": sendWith(fetch, core),
		},
		console: { info: state, log: () => undefined, error: () => undefined },
		fetch: globalThis.fetch, // for a simulator that is served on the loopback address
		env: { HF_TOKEN: "hf_example", FAL_AI_API_KEY: "example" },
	});
	const stated = code.split("console.info(").length - 1;
	if (values.length !== stated)
		throw new Error(`The example states ${stated} values, and ${values.length} came.`);
	return values;
}

/** The `fetch` of a simulator that is made with the first request. */
function openSimulator(name: string, code: string): typeof globalThis.fetch {
	let made: simulator.Simulator | undefined;
	return (...args) => {
		made ??= simulator.createSimulator({
			...models.serveTableModels(),
			...listServed(name, code),
			guessModels: true,
		});
		return made.fetch(...args);
	};
}

/** The model of a task's example, served for that task. */
function listServed(name: string, code: string): object {
	const [task] = Object.entries(tasks.CALLABLE_TASKS).find(([, { method }]) => name.startsWith(method)) ?? [];
	const [, model] = /\bmodel: "([^"]+)"/.exec(code) ?? [];
	if (!task || !model) return {};
	const { id } = Object.hasOwn(hfInference.tasks, task) ? hfInference : falAi;
	return { models: { [model]: [{ provider: id, providerId: model, status: "live", task }] } };
}

/** Numbers with the four decimals that examples write, at any depth. */
function round(value: unknown): unknown {
	if (typeof value === "number") return Math.round(value * 10_000) / 10_000;
	if (Array.isArray(value)) return value.map(round);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, round(inner)]));
}

/** A file of the catalogue's examples, by its name alone. */
function openExample(name: string, options: { readonly type: string }): Promise<Blob> {
	const [path] = globSync(`**/${name}`, { cwd: MEDIA });
	if (path === undefined) throw new Error(`No example has a file ${name}.`);
	return openAsBlob(join(MEDIA, path), options);
}
