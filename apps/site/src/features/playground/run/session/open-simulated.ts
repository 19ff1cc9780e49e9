import type { Clock, Provider } from "@pusula/inference";
import { HUB_URL } from "@pusula/inference/core";
import type { Simulator, SimulatorOptions } from "@pusula/simulator";
import type { PlaygroundCall } from "../../form/playground-call.ts";
import type { ErrorScenario } from "../../target/scenarios/error-scenario.ts";

/** The key of simulated calls: the simulator takes any of the platform's form. */
const DEMO_KEY = "hf_simulation";
const DEMO_KEY_OF_PROVIDER = "simulation";

/** A simulated provider, and a key that it takes. */
export interface Simulated {
	readonly fetch: Simulator["fetch"];
	readonly key: string;
}

export interface SimulationOptions {
	/** Faults and options beside those of the call's own scenario. */
	readonly scenario?: ErrorScenario | undefined;
	/** Default: the time of the machine. */
	readonly clock?: Clock | undefined;
	/** Language of the page, and the files that its examples result in. Default: those of the simulator. */
	readonly examples?: Pick<SimulatorOptions, "locale" | "exampleFiles"> | undefined;
	/** Called when it is known where an answer comes from. */
	readonly onAnswer?: SimulatorOptions["onAnswer"] | undefined;
}

/** The simulator for one call, loaded with the first. The same call always meets the same simulator. */
export async function openSimulated(
	call: PlaygroundCall,
	providers: Readonly<Record<string, Provider>>,
	{ scenario, clock, examples, onAnswer }: SimulationOptions = {},
): Promise<Simulated> {
	const { createSimulator } = await import("./lazy-simulator.ts");
	const { fetch } = createSimulator({
		...(await placeModel(call, providers, createSimulator().fetch)),
		...examples,
		...(onAnswer && { onAnswer }),
		delayMs: 120,
		chunkDelayMs: 30,
		jobPolls: 4,
		...(clock && { sleep: clock.sleep }),
		faults: scenario ? (scenario.faults ?? []) : await listFaults(call.scenario),
	});
	return { fetch, key: providers[call.provider]?.clientSideOnly ? DEMO_KEY_OF_PROVIDER : DEMO_KEY };
}

/** The faults of the simulator's own scenario with an id; none for an unknown or empty one. */
async function listFaults(scenario: string): Promise<NonNullable<SimulatorOptions["faults"]>> {
	if (scenario === "") return [];
	const { findFaultPreset } = await import("./lazy-fault-presets.ts");
	return findFaultPreset(scenario)?.faults ?? [];
}

/** A model of the site's table that the simulated hub lacks is served for the tasks that it was made for; any other is nobody's. */
async function placeModel(
	{ model, provider, task }: PlaygroundCall,
	providers: Readonly<Record<string, Provider>>,
	fetch: Simulator["fetch"],
): Promise<Pick<SimulatorOptions, "servedModels" | "modelFacts" | "missingModels">> {
	const hubId = provider === "auto" ? model.replace(/:(fastest|cheapest|preferred)$/, "") : model;
	const found = await fetch(`${HUB_URL}/api/models/${hubId}`);
	if (found.status !== 404) return {};
	const { serveTableModel } = await import("@pusula/simulator/models");
	const served = serveTableModel(hubId, task);
	if (served) return served;
	const ownName = hubId.startsWith(`${provider}/`) ? hubId.slice(provider.length + 1) : hubId;
	const isOwn = (await listOwnModels(providers[provider], fetch)).includes(ownName);
	return isOwn ? {} : { missingModels: [hubId, ownName] };
}

/** Names of the models of a provider that takes keys of its own alone, from its list; the hub names none of them. */
async function listOwnModels(
	provider: Provider | undefined,
	fetch: Simulator["fetch"],
): Promise<readonly string[]> {
	if (!provider?.clientSideOnly) return [];
	const headers = { authorization: `Bearer ${DEMO_KEY_OF_PROVIDER}` };
	const response = await fetch(new URL("/v1/models", provider.host), { headers });
	const { data } = (await response.json()) as { readonly data: readonly { readonly id: string }[] }; // the simulator's own form
	return data.map(({ id }) => id);
}
