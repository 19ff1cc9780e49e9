import { createServer } from "node:net";

/** Whether a server may listen on this port of the local machine. */
export function isPortFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen({ port, host: "localhost" }, () => server.close(() => resolve(true)));
	});
}

/** The first free port from `first` on, looking at `tries` ports at most. Gives undefined where all are taken. */
export async function findFreePort(first: number, tries = 100): Promise<number | undefined> {
	for (let port = first; port < first + tries; port += 1) {
		if (await isPortFree(port)) return port;
	}
	return undefined;
}
