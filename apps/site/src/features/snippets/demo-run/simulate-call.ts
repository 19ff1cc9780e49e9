import { InferenceClient } from "@pusula/inference";
import { createSimulator } from "@pusula/simulator";

/** A call without files, as the page carries it. */
export interface SimulatedCall {
	readonly task: string;
	readonly provider: string;
	readonly model: string;
	readonly args: object;
}

/**
 * Runs a call with the real client against the simulated provider, inside the page: nothing leaves it, and no key is
 * needed.
 * @throws what the client throws
 */
export async function simulateCall({ task, provider, model, args }: SimulatedCall): Promise<unknown> {
	const { fetch } = createSimulator({ guessModels: true, jobPolls: 1 });
	return new InferenceClient("hf_simulation", { fetch }).call(task, { provider, model, ...args });
}
