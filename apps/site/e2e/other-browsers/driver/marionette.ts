import { connect, type Socket } from "node:net";
import { once } from "node:events";

/** Sends a command by its name in Marionette. */
export type SendMarionette = (name: string, parameters: object) => Promise<unknown>;

/**
 * Connects to the port of a Firefox that was started with `--marionette`. A message is its length in bytes, a colon, and
 * a list: `[0, id, name, parameters]` of a command, `[1, id, error, result]` of its response.
 * Source: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html, read on 2026-11-24.
 */
export async function connectMarionette(port: number): Promise<{ send: SendMarionette; end: () => void }> {
	const socket = connect({ host: "127.0.0.1", port });
	await once(socket, "connect");
	const waiting = new Map<number, (message: Response) => void>();
	readMessages(socket, (message) => waiting.get(message[1])?.(message));
	let lastId = 0;
	const send: SendMarionette = async (name, parameters) => {
		const id = (lastId += 1);
		const text = JSON.stringify([0, id, name, parameters]);
		const response = new Promise<Response>((resolve) => waiting.set(id, resolve));
		socket.write(`${Buffer.byteLength(text)}:${text}`);
		const [, , error, result] = await response;
		waiting.delete(id);
		if (error) throw new Error(`${name}: ${error.error}: ${error.message}`);
		return result;
	};
	return { send, end: () => socket.destroy() };
}

type Response = readonly [1, number, { error: string; message: string } | null, unknown];

function readMessages(socket: Socket, onMessage: (message: Response) => void): void {
	let kept = Buffer.alloc(0);
	socket.on("data", (bytes) => {
		kept = Buffer.concat([kept, bytes]);
		for (;;) {
			const colon = kept.indexOf(":");
			const end = colon + 1 + Number(kept.toString("latin1", 0, colon));
			if (colon < 0 || kept.length < end) return;
			const message: unknown = JSON.parse(kept.toString("utf8", colon + 1, end));
			kept = kept.subarray(end);
			// The first message greets, and is no list.
			if (Array.isArray(message)) onMessage(message as unknown as Response); // Marionette's own form
		}
	});
}
