import { readdir } from "node:fs/promises";
import type { Repository, SimulatorOptions } from "@pusula/simulator";
import { readRepository, serve, type Served } from "@pusula/simulator/serve";
import { InferenceClient } from "@pusula/inference";
import { local, type LocalOptions, type LocalProvider } from "../src/index.ts";

const FIXTURES = new URL("../fixtures/models/", import.meta.url);

/** A hub on the loopback address with the models for tests, and the provider that takes its models from there. */
export interface OpenHub {
	readonly hub: Served;
	readonly provider: LocalProvider;
	readonly client: InferenceClient;
	/** URLs of the requests that the hub got, without its own queries. */
	readonly paths: () => readonly string[];
	readonly close: () => Promise<void>;
}

/** What a test wants of the hub and of the provider. */
export interface HubSettings extends LocalOptions {
	readonly simulator?: SimulatorOptions;
	/** Repositories beside those of the fixtures, or in their place. */
	readonly repositories?: Readonly<Record<string, Repository>>;
	/** Port of the hub. Default: a free one. */
	readonly port?: number;
}

/** Opens a hub with all models for tests under `tiny/<name>`. */
export async function openHub({
	simulator,
	repositories,
	port = 0,
	...options
}: HubSettings = {}): Promise<OpenHub> {
	const hub = await serve({
		...simulator,
		port,
		repositories: { ...(await readFixtures()), ...repositories },
		otherOrigin: true,
	});
	const provider = local({ hubUrl: `${hub.url}/huggingface.co`, ...options });
	return {
		hub,
		provider,
		client: new InferenceClient(),
		paths: () => hub.simulator.requests.map(({ url }) => new URL(url).pathname),
		close: async () => {
			await provider.close();
			await hub.close();
		},
	};
}

/** Most milliseconds for the first run of a process, which loads the library and compiles the runtime. */
export const FIRST_RUN_MS = 120_000;

/** Runs a model once, so that the tests behind it find library and runtime loaded. */
export async function runOnce(): Promise<void> {
	const { client, provider, close } = await openHub();
	await client.textClassification({ provider, model: "tiny/text-classification", inputs: "iyi" });
	await close();
}

/** The fixtures as repositories, read once. */
export function readFixtures(): Promise<Readonly<Record<string, Repository>>> {
	return (fixtures ??= readAll());
}

let fixtures: Promise<Readonly<Record<string, Repository>>> | undefined;

async function readAll(): Promise<Readonly<Record<string, Repository>>> {
	const names = await readdir(FIXTURES);
	const pairs = await Promise.all(
		names.map(async (name) => [`tiny/${name}`, await readRepository(new URL(name, FIXTURES))] as const),
	);
	return Object.fromEntries(pairs);
}
