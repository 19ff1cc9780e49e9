import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface EndpointOptions {
	/** The key that it takes. Default: any, and none. */
	readonly key?: string;
	/** How long its first two calls take, in milliseconds; all others take 30. */
	readonly firstMs?: number;
}

/** An endpoint of one's own that counts the calls that are under way together, and the most that begin in one second. */
export async function openEndpoint({ key, firstMs = 30 }: EndpointOptions = {}) {
	let active = 0;
	let most = 0;
	const starts: number[] = [];
	const server = createServer((request, response) => {
		if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) {
			request.resume();
			response.writeHead(401).end();
			return;
		}
		active += 1;
		most = Math.max(most, active);
		starts.push(performance.now());
		const tookMs = starts.length > 2 ? 30 : firstMs;
		request.resume().on("end", () => {
			// oxlint-disable-next-line pusula/no-timed-waits -- time for one call too many of another worker to come
			setTimeout(() => {
				active -= 1;
				response.setHeader("Content-Type", "application/json").end('[{"label":"olumlu","score":1}]');
			}, tookMs);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo; // a server that listens on TCP
	return {
		url: `http://127.0.0.1:${port}`,
		mostAtOnce: () => most,
		mostInASecond: () =>
			Math.max(...starts.map((from) => starts.filter((at) => at >= from && at < from + 1000).length)),
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}
