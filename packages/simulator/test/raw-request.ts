import { connect, type Socket } from "node:net";

/** What a server sent on a connection until it closed it, and whether it closed it itself. */
export interface RawResponse {
	/** Status of the first response; undefined when there was none. */
	readonly status: number | undefined;
	readonly text: string;
}

/** Opens a connection to a port of this machine, lets `write` send what it likes, and reads until the server closes. */
export function sendRaw(port: number, write: (socket: Socket) => void): Promise<RawResponse> {
	const socket = connect(port, "127.0.0.1");
	socket.once("connect", () => write(socket));
	return readResponse(socket);
}

/** Reads a connection to its end. */
export function readResponse(socket: Socket): Promise<RawResponse> {
	let text = "";
	socket.setEncoding("latin1").on("data", (piece: string) => (text += piece));
	return new Promise((resolve) => {
		socket.on("error", () => undefined);
		socket.once("close", () => {
			const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
			resolve({ status: status === undefined ? undefined : Number(status), text });
		});
	});
}
