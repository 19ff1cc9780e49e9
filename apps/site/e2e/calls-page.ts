import { createServer, type RequestListener } from "node:http";
import { type Page, test as base } from "@playwright/test";
import { serve, type Served } from "@pusula/simulator/serve";

/** A request that left the page. */
export interface Sent {
	readonly host: string;
	readonly url: string;
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** Chat models that the hub lists in these tests; of other tasks it lists none. */
export const HUB_LIST = ["meta-llama/Llama-3.3-70B-Instruct", "Qwen/Qwen3-32B"];

/**
 * The test function of journeys with real calls: a simulator over HTTP, and a page whose requests to providers reach it. A
 * test fails when its page logs an error that it did not expect.
 */
export const test = base.extend<{ served: Served; sent: readonly Sent[] }>({
	// oxlint-disable-next-line eslint/no-empty-pattern -- the runner asks for a pattern
	served: async ({}, use) => {
		const served = await serve({ chunkDelayMs: 40, jobPolls: 3 });
		await use(served);
		await served.close();
	},
	sent: async ({ page, served }, use) => {
		const sent: Sent[] = [];
		await page.route(/^https:\/\//, async (route, request) => {
			const { host, pathname, search, searchParams } = new URL(request.url());
			sent.push({ host, url: request.url(), method: request.method(), headers: await request.allHeaders() });
			if (searchParams.has("inference_provider")) {
				const headers = { "access-control-allow-origin": "*" };
				const isChat = searchParams.get("pipeline_tag") === "text-generation";
				return route.fulfill({ json: isChat ? HUB_LIST.map((id) => ({ id })) : [], headers });
			}
			const response = await route.fetch({ url: `${served.url}/${host}${pathname}${search}` });
			return route.fulfill({ response });
		});
		await use(sent);
	},
});

export { expect } from "@playwright/test";

/** A small server on the loopback address; `close` ends it. */
export async function listen(
	answer: RequestListener,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
	const server = createServer(answer);
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
