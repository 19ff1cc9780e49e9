import { LIBRARIES, type Version } from "./clients.ts";
import { observe } from "./outcome.ts";

/** A provider and one of its tasks. */
export interface Pair {
	readonly provider: string;
	readonly task: string;
}

/** Every provider and task of a published library. */
export async function pairsOf(version: Version): Promise<readonly Pair[]> {
	const providers = LIBRARIES[version]["INFERENCE_PROVIDERS"] as readonly string[]; // a list of ids in both libraries
	const found: Pair[] = [];
	for (const provider of providers)
		for (const task of await tasksOf(version, provider)) found.push({ provider, task });
	return found;
}

/** Tasks of a provider, read from the library's own refusal of a task that does not exist. */
async function tasksOf(version: Version, provider: string): Promise<readonly string[]> {
	const { error } = await observe(LIBRARIES[version], {
		function: "request",
		args: { provider, model: "acme/fox", inputs: "" },
		options: { task: "no-such-task" },
		world: { models: {} },
	});
	const [, list = ""] = /Available tasks: (.*)$/.exec(error?.message ?? "") ?? [];
	if (list === "") throw new Error(`${version} does not say what ${provider} offers.`);
	return list.split(",");
}
