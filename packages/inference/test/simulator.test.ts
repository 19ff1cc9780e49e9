import { createSimulator } from "@pusula/simulator";
import { testClock } from "@pusula/tools/test-clock";
import { describe, expect, it } from "vitest";
import { InferenceClient } from "../src/index.ts";
import type { ClientTask } from "../src/types/task.ts";
import { findFaults } from "./find-faults.ts";
import { exampleArgs, PAIRS } from "./simulated-calls.ts";

/** A model id in the form the provider wants. */
function modelOf(provider: string, task: ClientTask): string {
	return provider === "openai" ? "openai/gpt-4o-mini" : `pusula/${task}`;
}

describe.each([
	["routed, with a platform key", "hf_simulated"],
	["direct, with the provider's own key", "own-key"],
])("%s", (_title, key) => {
	const isOwn = key === "own-key";
	const pairs = PAIRS.filter(({ provider }) =>
		isOwn ? provider.id !== "hf-inference" : !provider.clientSideOnly,
	);

	it.each(pairs.map((pair) => [`${pair.provider.id} ${pair.task}`, pair] as const))(
		"%s: the provider understands the call and the client its response",
		async (_name, { provider, task }) => {
			const simulator = createSimulator({ jobPolls: 1 });
			const client = new InferenceClient(key, { fetch: simulator.fetch, clock: testClock() });
			const output = await client.call<string>(task, {
				provider: provider.id,
				model: modelOf(provider.id, task),
				...exampleArgs(task),
			});
			expect(await findFaults(task, output)).toEqual([]);
			const call = simulator.requests.find(({ method }) => method === "POST");
			expect(call).toMatchObject({ provider: provider.id, routed: !isOwn });
		},
	);
});
