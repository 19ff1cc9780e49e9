import { InferenceClient } from "@pusula/inference";
import { createSimulator } from "@pusula/simulator";

/** A call without files, as the page carries it. */
export interface SimulatedCall {
	readonly task: string;
	readonly provider: string;
	readonly model: string;
	readonly args: object;
}

type Methods = Readonly<Record<string, (args: object) => Promise<unknown>>>;

/**
 * Runs a call with the real client against the simulated provider, inside the page: nothing leaves it, and no key is
 * needed.
 * @throws what the client throws
 */
export async function simulateCall({ task, provider, model, args }: SimulatedCall): Promise<unknown> {
	const { fetch } = createSimulator({ guessModels: true, jobPolls: 1 });
	const client = new InferenceClient("hf_simulation", { fetch }) as unknown as Methods; // the method is found by the task's name
	const method =
		task === "conversational"
			? "chatCompletion"
			: task.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
	const call = client[method];
	if (!call) throw new Error(`The client has no method ${method}.`);
	return call({ provider, model, ...args });
}
