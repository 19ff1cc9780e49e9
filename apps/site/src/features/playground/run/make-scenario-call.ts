import type { JobHandle, Provider, RequestArgs } from "@pusula/inference";
import { openSimulated } from "./session/open-simulated.ts";
import { toOptions } from "./session/session.ts";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { RunCallbacks } from "./state/run-callbacks.ts";
import { callClient } from "./call-client.ts";
import type { ErrorScenario } from "../target/scenarios/error-scenario.ts";

/** Makes the call of a scenario with the real client against the simulator, so that its error really happens. */
export async function makeScenarioCall(
	scenario: ErrorScenario,
	call: PlaygroundCall,
	callbacks: RunCallbacks,
): Promise<void> {
	const { InferenceClient, PROVIDERS, resumeJob } = await import("@pusula/inference");
	const { fetch, key } = await openSimulated(call, PROVIDERS, { scenario, onAnswer: callbacks.onSimulated });
	const options = { ...toOptions(fetch, key, callbacks), timeoutMs: 15_000, ...scenario.options };
	const client = new InferenceClient(scenario.accessToken ?? key, options);
	const { provider, task } = call;
	const args = { provider, model: call.model, ...call.args, ...scenario.args };
	const submit = (): Promise<JobHandle> => client.submitJob<string>(task, args);
	switch (scenario.step ?? "call") {
		case "submit":
			await submit();
			return;
		case "store":
			(await submit()).toJSON();
			return;
		case "resume":
			resumeJob((await submit()).toJSON(), { accessToken: scenario.resumeKey ?? key });
			return;
		case "resume-elsewhere": {
			const { resumeJob: resumeAt } = await import("@pusula/inference/core");
			resumeAt((await submit()).toJSON(), { provider: PROVIDERS.together, accessToken: key });
			return;
		}
		case "resume-nothing":
			client.resumeJob("{}");
			return;
		case "request":
			callbacks.onOutput(await requestRaw(client, args as RequestArgs)); // its scenario fails before they are read
			return;
		case "own-provider":
			return callClient(
				client,
				{ task, args: { ...args, provider: toFormProvider(PROVIDERS.groq) }, stream: false },
				callbacks,
			);
		case "call":
			return callClient(client, { task, args, stream: call.stream }, callbacks);
	}
}

/** The client's deprecated `request`, which its scenario is about. */
function requestRaw(
	client: { request: (args: RequestArgs) => Promise<unknown> },
	args: RequestArgs,
): Promise<unknown> {
	return client.request(args);
}

/** A provider whose chat sends a form, which no real one does. */
function toFormProvider(provider: Provider): Provider {
	const { conversational, ...tasks } = provider.tasks;
	if (!conversational) return provider;
	const toPayload = () => ({ kind: "form", fields: {} }) as const;
	return { ...provider, tasks: { ...tasks, conversational: { ...conversational, toPayload } } };
}
