import { createServer, type RequestListener } from "node:http";
import { type Page, test as base } from "@playwright/test";
import { serve, type Served } from "@pusula/simulator/serve";
import { type Identity, makeIdentity, type Network, startNetwork } from "./simulated-network.ts";

/** A request as it came to a host. */
export interface Sent {
	readonly host: string;
	readonly url: string;
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	/** What the simulator read of its body; undefined for none. */
	readonly body: unknown;
}

/** Where the pages of the site come from; only they are reached past the simulated network. */
const SITE_HOST = "127.0.0.1";

/**
 * The test function of journeys with real calls. The browser reaches every provider, the router and the hub under their own
 * names over HTTPS, through a network in which a simulator plays them all; other hosts cannot be reached.
 */
export const test = base.extend<
	{ network: Network; served: Served; sent: () => readonly Sent[] },
	{ identity: Identity }
>({
	identity: [
		// oxlint-disable-next-line eslint/no-empty-pattern -- the runner needs a pattern
		async ({}, use) => use(await makeIdentity()),
		{ scope: "worker" },
	],
	network: async ({ identity }, use) => {
		const network = await startNetwork(identity, { chunkDelayMs: 40, jobPolls: 3 });
		await use(network);
		await network.close();
	},
	proxy: async ({ network }, use) => use({ server: network.url, bypass: SITE_HOST }),
	ignoreHTTPSErrors: true,
	// oxlint-disable-next-line eslint/no-empty-pattern -- the runner needs a pattern
	served: async ({}, use) => {
		const served = await serve({ chunkDelayMs: 40 });
		await use(served);
		await served.close();
	},
	sent: async ({ network }, use) =>
		use(() =>
			network.simulator.requests
				.filter(({ method }) => method !== "OPTIONS")
				.map(({ url, method, headers, body }) => ({ host: new URL(url).host, url, method, headers, body })),
		),
});

export { expect } from "@playwright/test";

/** A small server on the loopback address; `close` ends it. */
export async function listen(
	onRequest: RequestListener,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
	const server = createServer(onRequest);
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const bound = server.address();
	const port = typeof bound === "object" && bound !== null ? bound.port : 0;
	return {
		url: `http://127.0.0.1:${port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

/** Everything a page shows or keeps, as one text. */
export function readEverything(page: Page): Promise<string> {
	return page.evaluate(() =>
		[
			document.documentElement.outerHTML,
			document.body.innerText,
			location.href,
			JSON.stringify(Object.entries(localStorage)),
			JSON.stringify(Object.entries(sessionStorage)),
			document.cookie,
		].join("\n"),
	);
}
