import { execFile } from "node:child_process";
import { connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { promisify } from "node:util";
import { makeCertificate } from "@pusula/tools/make-certificate";
import { afterEach, describe, expect, it } from "vitest";
import { KNOWN_HOSTS, type Proxied, startProxy } from "../src/server/proxy.ts";
import { serve, type Served, type ServeOptions } from "../src/server/serve.ts";
import { sendRaw, type RawResponse, readResponse } from "./raw-request.ts";

const run = promisify(execFile);
const PATH = "/api.groq.com/openai/v1/chat/completions";
const MIB = 1024 * 1024;

describe("limits of requests", () => {
	let server: Served | Proxied | undefined;
	afterEach(() => server?.close());

	const start = async (options: ServeOptions): Promise<Served> => {
		const served = await serve(options);
		server = served;
		return served;
	};
	const ask = async (options: ServeOptions, text: string): Promise<RawResponse> => {
		const { port } = await start(options);
		return sendRaw(port, (socket) => socket.write(text));
	};

	it("rejects a body above the limit with 413, and goes on serving", async () => {
		const { url, simulator } = await start({ maxBodyBytes: 1000 });
		const send = (bytes: number): Promise<Response> =>
			fetch(url + PATH, { method: "POST", body: "x".repeat(bytes) });
		const refused = await send(1001);
		expect(refused.status).toBe(413);
		expect(await refused.json()).toEqual({
			error: { message: "The body has more than 1000 bytes.", type: "refused_request" },
		});
		expect((await send(1000)).status).toBe(401);
		expect(simulator.requests).toHaveLength(1);
	});

	it("responds before an endless body ends, and keeps none of it", async () => {
		const { port } = await start({ maxBodyBytes: MIB });
		const chunk = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(MIB, "x"), Buffer.from("\r\n")]);
		const before = process.memoryUsage().arrayBuffers;
		let most = 0;
		let sent = 0;
		const { status } = await sendRaw(port, (socket) => {
			socket.write(`POST ${PATH} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`);
			const more = (): void => {
				most = Math.max(most, process.memoryUsage().arrayBuffers - before);
				sent += 1;
				if (sent === 1024) socket.end("0\r\n\r\n");
				else if (socket.write(chunk)) setImmediate(more);
				else socket.once("drain", more);
			};
			more();
		});
		expect(status).toBe(413);
		expect(sent).toBe(1024);
		expect(most).toBeLessThan(512 * MIB);
	});

	it("does not ask for a body that is announced as too large", async () => {
		const { url } = await start({ maxBodyBytes: 1000 });
		const send = (bytes: number): Promise<{ stdout: string; stderr: string }> =>
			run("curl", ["-sv", "-H", "Expect: 100-continue", "--data-binary", "x".repeat(bytes), url + PATH]);
		const refused = await send(2000);
		expect(refused.stdout).toContain("more than 1000 bytes");
		expect(refused.stderr).not.toContain("100 Continue");
		expect((await send(10)).stderr).toContain("100 Continue");
	});

	it.each([
		["headers", `POST ${PATH} HTTP/1.1\r\nhost: x\r\nx-slow:`],
		["bodies", `POST ${PATH} HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{`],
	])("ends %s that never end with 408", async (_what, text) => {
		expect((await ask({ requestTimeoutMs: 100 }, text)).status).toBe(408);
	});

	it.each(["/user:pw@host", "/user@host/path", "*", "http://api.groq.com/", "//host", "/bad host", "/a:b:c"])(
		"answers the path %s with 400",
		async (path) => {
			const { status, text } = await ask({}, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
			expect(status).toBe(400);
			expect(text).not.toContain("pw");
		},
	);

	it("responds to CONNECT and TRACE with a status of their own", async () => {
		const { port } = await start({});
		const send = (line: string): Promise<RawResponse> =>
			sendRaw(port, (socket) => socket.write(`${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`));
		expect((await send("CONNECT api.groq.com:443")).status).toBe(501);
		expect((await send(`TRACE ${PATH}`)).status).toBe(405);
	});

	it("holds for the proxy too, which ends connections that never begin", async () => {
		const certificate = await makeCertificate(KNOWN_HOSTS);
		const proxy = await startProxy({ ...certificate, maxBodyBytes: 1000, requestTimeoutMs: 200 });
		server = proxy;
		const throughTls = async (text: string): Promise<RawResponse> => {
			const socket = await openTunnel(proxy.port);
			const secure = connectTls({ socket, servername: "api.groq.com", ca: certificate.authority });
			secure.once("secureConnect", () => secure.write(text));
			return readResponse(secure);
		};
		const head = "POST /openai/v1/chat/completions HTTP/1.1\r\nhost: api.groq.com\r\n";
		expect((await throughTls(`${head}content-length: 10\r\n\r\n{`)).status).toBe(408);
		const large = await throughTls(`${head}connection: close\r\ncontent-length: 1001\r\n\r\n`);
		expect(large.status).toBe(413);
		const silent = await readResponse(await openTunnel(proxy.port));
		expect(silent.text).toBe("");
	});
});

/** A connection through a proxy, on which nothing was said yet. */
function openTunnel(port: number): Promise<Socket> {
	const socket = connect(port, "127.0.0.1");
	socket.write("CONNECT api.groq.com:443 HTTP/1.1\r\nhost: api.groq.com\r\n\r\n");
	return new Promise((resolve) => socket.once("data", () => resolve(socket)));
}
