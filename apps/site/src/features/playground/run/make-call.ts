import type { Access } from "../target/state/access.ts";
import { openSession } from "./session/open-session.ts";
import type { PlaygroundCall } from "../form/playground-call.ts";
import type { RunCallbacks } from "./state/run-callbacks.ts";

/**
 * Makes a call with the real client through the chosen access. A simulated call sends nothing over the network. Client
 * and simulator are loaded with the first call.
 * @throws the client's errors
 */
export async function makeCall(
	call: PlaygroundCall,
	callbacks: RunCallbacks,
	access: Access = { kind: "simulated" },
): Promise<void> {
	if (access.kind === "simulated" && call.scenario.startsWith("error-")) {
		const { findErrorScenario } = await import("../target/scenarios/error-scenarios.ts");
		const { makeScenarioCall } = await import("./make-scenario-call.ts");
		const scenario = findErrorScenario(call.scenario);
		if (scenario) return makeScenarioCall(scenario, call, callbacks);
	}
	if (access.kind === "simulated") return send(call, callbacks, access);
	const { markBegun } = await import("./begun-calls.ts");
	const end = markBegun(call, access.kind);
	return send(call, callbacks, access, end).finally(end);
}

/** @param onKept called once the call is kept as a job */
async function send(
	call: PlaygroundCall,
	callbacks: RunCallbacks,
	access: Access,
	onKept?: () => void,
): Promise<void> {
	if (!call.queued) return callOnce(call, callbacks, access);
	const { submitAndPoll } = await import("./jobs/submit-and-poll.ts");
	return submitAndPoll(call, callbacks, access, { onKept });
}

async function callOnce(call: PlaygroundCall, callbacks: RunCallbacks, access: Access): Promise<void> {
	const { callClient } = await import("./call-client.ts");
	const { client, target, close } = await openSession(call, access, callbacks);
	const { task, args, stream } = call;
	try {
		await callClient(client, { task, args: { ...target, ...args }, stream }, callbacks);
	} finally {
		await close?.();
	}
}
