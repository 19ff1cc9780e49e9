import { describe, expect, it } from "vitest";
import { ApiError, type Options, OutputError, textToImage } from "../src/core.ts";
import { InferenceClient } from "../src/index.ts";
import { groq } from "../src/providers/groq.ts";
import type { Adapter } from "../src/types/adapter.ts";
import type { Media } from "../src/types/output.ts";
import type { Provider } from "../src/types/provider.ts";
import { KEY, PROMPT, rejectionOf, serverFor } from "./calls.ts";
import { type Responder, sendJson } from "./server.ts";

const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
	"base64",
);

/** A provider whose reply names the file at `file`. */
function providerOf(host: string, file: string): Provider {
	const image: Adapter<{ inputs: string }, Media> = {
		path: "images",
		toPayload: (input) => ({ kind: "json", value: input }),
		fromResponse: (reply) => ({ url: file, reply }),
		expected: "",
	};
	return { ...groq, host, tasks: { "text-to-image": image } };
}

/** A fetch that serves the call itself and keeps every other URL, which must not be requested. */
function respondingWith(
	urls: string[],
	reply: (url: string) => Response = () => new Response(PNG),
): typeof fetch {
	return (input, init) => {
		if (init?.method === "POST") return Promise.resolve(Response.json({}));
		const { url } = new Request(input);
		urls.push(url);
		return Promise.resolve(reply(url));
	};
}

function paint(file: string, options: Options = {}, host = "https://api.test"): Promise<Blob> {
	return textToImage(
		{ provider: providerOf(host, file), model: "m", inputs: PROMPT, accessToken: KEY },
		options,
	);
}

/** One server that makes the picture and keeps the file. */
async function paintLocally(
	respond: Responder,
	options: Options = {},
	path = "/file",
): Promise<{ picture: Promise<Blob>; paths: () => unknown[]; headers: () => object }> {
	const server = await serverFor((request, response, index) =>
		request.method === "POST" ? sendJson(response, {}) : respond(request, response, index),
	);
	const picture = paint(`${server.url}${path}`, options, server.url);
	return {
		picture,
		paths: () => server.requests.map((one) => one.path),
		headers: () => server.requests.at(-1)?.headers ?? {},
	};
}

describe("the file of a result", () => {
	it("is fetched with its type, and without key, cookies or the name of who pays", async () => {
		const { picture, headers } = await paintLocally(
			(_request, response) => void response.writeHead(200, { "Content-Type": "Image/PNG; q=1" }).end(PNG),
			{ billTo: "acme", includeCredentials: "include" },
		);
		const blob = await picture;
		expect(blob.type).toBe("image/png");
		expect(Buffer.from(await blob.arrayBuffer())).toEqual(PNG);
		expect(Object.keys(headers())).not.toEqual(expect.arrayContaining(["authorization"]));
		expect(Object.keys(headers())).not.toEqual(expect.arrayContaining(["x-hf-bill-to"]));
	});

	it("is fetched without cookies, although the call itself is made with them", async () => {
		const modes: unknown[] = [];
		const noting: typeof fetch = (_input, init) => {
			modes.push([init?.method, init?.credentials]);
			return Promise.resolve(init?.method === "POST" ? Response.json({}) : new Response(PNG));
		};
		await paint("https://cdn.example.com/a.png", { fetch: noting, includeCredentials: true });
		expect(modes).toEqual([
			["POST", "include"],
			["GET", undefined],
		]);
	});

	it("is fetched with the caller's own fetch", async () => {
		const urls: string[] = [];
		await paint("https://cdn.example.com/a.png?signature=1", { fetch: respondingWith(urls) });
		expect(urls).toEqual(["https://cdn.example.com/a.png?signature=1"]);
	});

	it.each(["http://192.168.1.5:8080", "http://imager:8080", "https://imager.internal", "http://[fd00::1]"])(
		"is fetched from %s where the call itself goes, and from nowhere else near it",
		async (host) => {
			const urls: string[] = [];
			await paint(`${host}/files/a.png`, { fetch: respondingWith(urls) }, `${host}/v1`);
			expect(urls).toEqual([`${host}/files/a.png`]);
			for (const other of [
				host.replace(/(:\d+)?$/, ":9000"),
				"http://192.168.1.6",
				"http://database.internal",
			]) {
				const error = await rejectionOf(paint(`${other}/a.png`, { fetch: respondingWith(urls) }, host));
				expect(error).toMatchObject({ code: "unsafe-url" });
			}
			expect(urls).toHaveLength(1);
		},
	);

	it.each([
		["plain http", "http://cdn.example.com/a.png"],
		["another scheme", "ftp://cdn.example.com/a.png"],
		["a local file", "file:///etc/passwd"],
		["no URL", "a.png"],
		["loopback", "https://127.0.0.1/a.png"],
		["loopback by name", "https://localhost/a.png"],
		["a cloud's secrets", "http://169.254.169.254/latest/meta-data"],
		["a cloud's secrets over https", "https://169.254.169.254/latest/meta-data"],
		["a private IP address", "https://192.168.1.1/a.png"],
		["a private IP address as a number", "https://3232235777/a.png"],
		["a mapped IP address", "https://[::ffff:10.0.0.1]/a.png"],
		["a unique local IP address", "https://[fd00::1]/a.png"],
		["a local name", "https://printer.local/a.png"],
		["a name inside the URL", "https://user:secret@cdn.example.com/a.png"],
	])("is not fetched from %s", async (_name, file) => {
		const urls: string[] = [];
		const error = await rejectionOf(paint(file, { fetch: respondingWith(urls) }));
		expect(error).toBeInstanceOf(OutputError);
		expect(error).toMatchObject({ code: "unsafe-url", provider: "groq" });
		expect((error as OutputError).message).not.toContain("secret@");
		expect(urls).toEqual([]);
	});

	it.each([
		"http://169.254.169.254/",
		"https://10.0.0.1/",
		"http://cdn.example.com/",
		"https://localhost/",
		"https://[::1]/",
	])("does not follow a redirect to %s, on any hop", async (to) => {
		const urls: string[] = [];
		const hops = (url: string): Response =>
			new Response(null, {
				status: 302,
				headers: { location: url.endsWith("/second") ? to : "https://other.example.com/second" },
			});
		const error = await rejectionOf(
			paint("https://cdn.example.com/first", { fetch: respondingWith(urls, hops) }),
		);
		expect(error).toMatchObject({ code: "unsafe-url" });
		expect(urls).toEqual(["https://cdn.example.com/first", "https://other.example.com/second"]);
	});

	it("follows a redirect to another public host, because nothing secret travels", async () => {
		const urls: string[] = [];
		const hop = (url: string): Response =>
			url.includes("first")
				? new Response(null, { status: 302, headers: { location: "https://other.example.com/a.png" } })
				: new Response(PNG, { headers: { "content-type": "image/png" } });
		expect((await paint("https://cdn.example.com/first", { fetch: respondingWith(urls, hop) })).size).toBe(
			PNG.length,
		);
		expect(urls).toHaveLength(2);
	});

	it("may lie on this machine when the call goes to a server there", async () => {
		const { picture } = await paintLocally((_request, response) => void response.end(PNG));
		expect((await picture).size).toBe(PNG.length);
	});

	it.each(["http://192.168.1.1/a.png", "http://169.254.169.254/"])(
		"may not lie at %s even then",
		async (file) => {
			const server = await serverFor((_request, response) => sendJson(response, {}));
			expect(await rejectionOf(paint(file, {}, server.url))).toMatchObject({ code: "unsafe-url" });
		},
	);

	it.each([403, 404, 500])(
		"that cannot be had (%i) is an error with its status, not a picture of the error page",
		async (status) => {
			const { picture } = await paintLocally(
				(_request, response) =>
					void response.writeHead(status, { "Content-Type": "application/xml" }).end("<Error/>"),
				{ retry_on_error: false },
			);
			const error = await rejectionOf(picture);
			expect(error).toBeInstanceOf(ApiError);
			expect(error).toMatchObject({ status, response: { body: "<Error/>" } });
		},
	);

	it("is requested again after a passing error, because it costs nothing", async () => {
		let count = 0;
		const { picture } = await paintLocally(
			(_request, response) =>
				void (count++ === 0
					? response.writeHead(503, { "Retry-After-Ms": "5" }).end()
					: response.writeHead(200, { "Content-Type": "image/png" }).end(PNG)),
		);
		expect((await picture).type).toBe("image/png");
	});

	it.each([
		"text/html",
		"Text/HTML; charset=utf-8",
		"application/json",
		"application/problem+json",
		"application/xml",
		"text/xml",
	])("is refused when it is %s, which no result is", async (type) => {
		const { picture } = await paintLocally(
			(_request, response) => void response.writeHead(200, { "Content-Type": type }).end("<h1>"),
		);
		expect(await rejectionOf(picture)).toMatchObject({ code: "bad-file" });
	});

	it.each([undefined, "application/octet-stream", "binary/octet-stream", "image/svg+xml"])(
		"is taken with the type %s",
		async (type) => {
			const { picture } = await paintLocally(
				(_request, response) => void response.writeHead(200, type ? { "Content-Type": type } : {}).end(PNG),
			);
			expect((await picture).size).toBe(PNG.length);
		},
	);

	it("is refused beyond the size limit", async () => {
		const { picture } = await paintLocally(
			(_request, response) =>
				void response.writeHead(200, { "Content-Type": "image/png" }).end(Buffer.alloc(50_000)),
			{ maxResponseBytes: 10_000 },
		);
		expect(await rejectionOf(picture)).toMatchObject({ code: "too-large" });
	});

	it("shows its host but not its query in errors, which may be a signature", async () => {
		const { picture } = await paintLocally(
			(_request, response) => void response.writeHead(403).end(),
			{},
			"/file?signature=secret-signature",
		);
		const error = await rejectionOf(picture);
		expect(JSON.stringify([error, (error as Error).message])).not.toContain("secret-signature");
	});
});

describe("a file inside the reply", () => {
	it("is read from a data URL without a request", async () => {
		const urls: string[] = [];
		const blob = await paint(`data:image/webp;base64,${PNG.toString("base64")}`, {
			fetch: respondingWith(urls),
		});
		expect(blob).toMatchObject({ type: "image/webp", size: PNG.length });
		expect(urls).toEqual([]);
	});

	it.each(["data:image/png,plain", "data:image/png;base64", "data:image/png;base64,%%%"])(
		"is refused as %s",
		async (url) => {
			expect(await rejectionOf(paint(url, { fetch: respondingWith([]) }))).toMatchObject({
				code: "bad-file",
			});
		},
	);
});

describe("the main entry's client", () => {
	it("takes files of a configured local server", async () => {
		const server = await serverFor((request, response) =>
			request.method === "POST"
				? sendJson(response, { output: [`${server.url}/file`], status: "succeeded" })
				: void response.writeHead(200, { "Content-Type": "image/png" }).end(PNG),
		);
		const client = new InferenceClient("hf_1", {
			routerUrl: server.url,
			resolveModel: ({ provider }) => ({
				provider: provider.id,
				providerId: "acme/fox",
				hfModelId: "acme/fox",
				status: "live",
				task: "text-to-image",
			}),
		});
		const blob = await client.textToImage({ provider: "replicate", model: "acme/fox", inputs: PROMPT });
		expect(blob.size).toBe(PNG.length);
	});
});
