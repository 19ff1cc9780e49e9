import { fileURLToPath } from "node:url";
import type { BrowserContext } from "@playwright/test";
import { createSimulator, type Repository } from "@pusula/simulator";
import { readRepository } from "@pusula/simulator/serve";

const FIXTURES = new URL("../../../packages/local/fixtures/models/", import.meta.url);
/** The hub, and the hosts that its large files lie on. */
const HUB_HOSTS = /^https:\/\/(?:[\w-]+\.)*(?:huggingface|hf)\.co\//;

/** The hub as a browser of a test sees it. */
export interface PlayedHub {
	/** URLs that were requested, in order. */
	readonly requested: readonly string[];
	/** Bytes of each file by model and path. */
	readonly sizes: Readonly<Record<string, Readonly<Record<string, number>>>>;
	/** From now on nothing can be reached. */
	cut: () => void;
	/** Holds back files of weights until the function that is returned is called. */
	holdWeights: () => () => void;
}

/** Plays the hub for a browser: models by id, each with the files of a fixture. Nothing leaves this machine. */
export async function playHub(
	context: BrowserContext,
	models: Readonly<Record<string, string>>,
): Promise<PlayedHub> {
	const repositories = Object.entries(models).map(async ([id, fixture]) => [
		id,
		await readRepository(fileURLToPath(new URL(`${fixture}/`, FIXTURES))),
	]);
	const played = Object.fromEntries(await Promise.all(repositories)) as Readonly<Record<string, Repository>>; // pairs of ids and repositories
	const simulator = createSimulator({ repositories: played });
	const requested: string[] = [];
	let isCut = false;
	let held = Promise.resolve();
	await context.route(HUB_HOSTS, async (route) => {
		const request = route.request();
		requested.push(request.url());
		if (/\.onnx/.test(request.url()) && request.method() === "GET") await held;
		if (isCut) return route.abort("internetdisconnected");
		const init = { method: request.method(), headers: request.headers() };
		const response = await follow(simulator.fetch, request.url(), init);
		await route
			.fulfill({
				status: response.status,
				headers: Object.fromEntries(response.headers),
				body: Buffer.from(await response.arrayBuffer()),
			})
			.catch(() => undefined); // the page has given the request up
	});
	return {
		requested,
		sizes: Object.fromEntries(
			Object.entries(played).map(([id, { files }]) => [
				id,
				Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, bytes.length])),
			]),
		),
		cut: () => {
			isCut = true;
		},
		holdWeights() {
			let release = (): void => undefined;
			held = new Promise((resolve) => {
				release = resolve;
			});
			return () => release();
		},
	};
}

async function follow(fetch: typeof globalThis.fetch, url: string, init: RequestInit): Promise<Response> {
	const response = await fetch(url, init);
	const location = response.headers.get("location");
	return location === null ? response : follow(fetch, new URL(location, url).href, init);
}
