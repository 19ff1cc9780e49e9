import { createServer } from "node:net";
import { expect, test } from "vitest";
import { findFreePort, isPortFree } from "./free-port.ts";

test("passes over a port that is taken", async () => {
	const server = createServer();
	const port = await new Promise<number>((resolve, reject) => {
		server.listen({ port: 0, host: "localhost" }, () => {
			const bound = server.address();
			if (bound === null || typeof bound === "string") reject(new Error("no port"));
			else resolve(bound.port);
		});
	});
	try {
		expect(await isPortFree(port)).toBe(false);
		expect(await findFreePort(port, 1)).toBeUndefined();
		expect(await findFreePort(port)).toBeGreaterThan(port);
	} finally {
		await new Promise((resolve) => server.close(resolve));
	}
});
