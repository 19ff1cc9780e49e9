import type { ClientDefaults, ResponseInfo } from "@pusula/inference";
import type { Simulator, SimulatorOptions } from "@pusula/simulator";
import { recordExchanges } from "./exchange.ts";
import type { PlaygroundCall } from "./playground-call.ts";
import type { RunReports } from "./run-reports.ts";
import { runTask } from "./run-task.ts";
import { toTokenUsage } from "./token-usage.ts";

/** After this a simulated call gives up, so that faults without an end show theirs. */
const LONGEST_MS = 15_000;
/** The key of simulated calls: the simulator takes any of the platform's form. */
const DEMO_KEY = "hf_simulation";
const DEMO_KEY_OF_PROVIDER = "simulation";

/**
 * Makes a call with the real client against the simulated provider; nothing leaves the page. Client and simulator are
 * loaded with the first call.
 * @throws what the client throws
 */
export async function runCall(call: PlaygroundCall, reports: RunReports): Promise<void> {
	const [{ InferenceClient, PROVIDERS }, { createSimulator, findFaultPreset }] = await Promise.all([
		import("@pusula/inference"),
		import("@pusula/simulator"),
	]);
	const simulator = createSimulator({
		models: await knowModel(call, createSimulator().fetch),
		delayMs: 120,
		chunkDelayMs: 30,
		faults: findFaultPreset(call.scenario)?.faults ?? [],
	});
	const known: Readonly<Record<string, { readonly clientSideOnly?: true }>> = PROVIDERS;
	const key = known[call.provider]?.clientSideOnly ? DEMO_KEY_OF_PROVIDER : DEMO_KEY;
	const client = new InferenceClient(key, {
		...toOptions(simulator.fetch, reports),
		timeoutMs: LONGEST_MS,
	});
	const { task, provider, model, args, stream } = call;
	await runTask(client, { task, args: { provider, model, ...args }, stream }, reports);
}

/** How the client tells a run what it does. */
function toOptions(fetch: typeof globalThis.fetch, reports: RunReports): ClientDefaults {
	const { signal, onExchange, onAnswered, onUsage } = reports;
	const count = (counted: unknown): void => {
		const usage = toTokenUsage(counted);
		if (usage) onUsage?.(usage);
	};
	return {
		signal,
		fetch: recordExchanges(fetch, onExchange),
		onResponse: ({ provider, model, status, requestId, usage }: ResponseInfo) => {
			onAnswered?.({ provider, model, status, requestId });
			count(usage);
		},
		onStreamEnd: (_verdict, usage) => count(usage),
	};
}

/** The simulated hub takes a model it does not know for one of the chosen task. */
async function knowModel(
	{ model, provider, task }: PlaygroundCall,
	fetch: Simulator["fetch"],
): Promise<NonNullable<SimulatorOptions["models"]>> {
	const found = await fetch(`https://huggingface.co/api/models/${model}`);
	if (found.ok) return {};
	const providerId = provider === "hf-inference" ? model : model.toLowerCase();
	return { [model]: [{ provider, providerId, status: "live", task }] };
}
