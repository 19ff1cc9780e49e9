import { describe, expect, it } from "vitest";
import { InferenceError, OutputError, textToImage } from "../src/core.ts";
import { together } from "../src/providers/together.ts";
import { chat, KEY, PROMPT, rejectionOf, serverFor } from "./calls.ts";
import { classify, HF, platform } from "./hub-server.ts";
import { type Responder, CHAT_REPLY, sendJson } from "./server.ts";

function replying(
	body: string | Buffer,
	type = "application/json",
	headers: Record<string, string> = {},
): Responder {
	return (_request, response) => void response.writeHead(200, { "Content-Type": type, ...headers }).end(body);
}

const WHOLE = JSON.stringify(CHAT_REPLY);

describe("a good reply", () => {
	it.each([
		["application/json", WHOLE],
		["application/json; charset=utf-8", WHOLE],
		["Application/JSON", WHOLE],
		["application/vnd.api+json", WHOLE],
		["application/json", `\uFEFF${WHOLE}`],
		["application/json", ` \n${WHOLE}\n`],
	])("may be announced as %s", async (type, body) => {
		expect(await chat(await serverFor(replying(body, type)))).toEqual(CHAT_REPLY);
	});

	it("may come in chunks, without a length", async () => {
		let sendRest = (): unknown => undefined;
		const server = await serverFor((_request, response) => {
			response.writeHead(200, { "Content-Type": "application/json" });
			response.write(WHOLE.slice(0, 20));
			sendRest = () => response.end(WHOLE.slice(20));
		});
		const fetchBegun: typeof fetch = async (url, init) => {
			const response = await fetch(url, init);
			sendRest();
			return response;
		};
		expect(await chat(server, { fetch: fetchBegun })).toEqual(CHAT_REPLY);
	});
});

describe("a response of the hub that is larger than the caller allows", () => {
	it("is named as such, not as a model that nobody serves", async () => {
		const server = await serverFor(platform(HF));
		expect(await rejectionOf(classify(server, { maxResponseBytes: 10 }))).toMatchObject({
			code: "too-large",
		});
	});
});

describe("JSON that cannot be read", () => {
	it.each([
		["empty", ""],
		["cut in half", WHOLE.slice(0, 30)],
		["a web page", "<!doctype html><h1>hi</h1>"],
		["not UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
	])("(%s) is an output error with its cause and status", async (_name, body) => {
		const error = await rejectionOf(chat(await serverFor(replying(body))));
		expect(error).toBeInstanceOf(OutputError);
		expect(error).toMatchObject({
			code: "bad-json",
			message: "The answer says it is JSON but cannot be parsed.",
			status: 200,
			cause: expect.any(Error) as Error,
		});
	});

	it("shows neither key nor prompt in its cause", async () => {
		for (const secret of [KEY, PROMPT]) {
			const error = await rejectionOf(chat(await serverFor(replying(`"${secret}" ${secret}`))));
			expect(error).toBeInstanceOf(OutputError);
			expect(String((error as OutputError).cause)).toContain("SyntaxError");
			expect(String((error as OutputError).cause)).not.toContain(secret.slice(0, 8));
		}
	});
});

describe("a reply of another shape", () => {
	it.each(["null", "[]", "{}", '"text"', "7", '{"choices":"none"}', '{"choices":[],"created":"now"}'])(
		"(%s) is an output error with the contract's text",
		async (body) => {
			const error = await rejectionOf(chat(await serverFor(replying(body))));
			expect(error).toBeInstanceOf(OutputError);
			expect(error).toBeInstanceOf(TypeError);
			expect(error).toMatchObject({
				name: "InferenceOutputError",
				message:
					"Invalid inference output: Expected ChatCompletionOutput. Use the 'request' method with the same parameters to do a custom call with no type checking.",
			});
		},
	);

	it("says where the promised value was missing", async () => {
		const error = await rejectionOf(chat(await serverFor(replying('{"choices":[],"created":1,"id":7}'))));
		expect(error).toMatchObject({ path: "id", cause: { message: 'Expected string at "id", got number' } });
	});

	it("is quoted in part only, without key and prompt", async () => {
		const server = await serverFor((_request, response) =>
			sendJson(response, { [KEY]: PROMPT, picture: "x".repeat(100_000) }),
		);
		const provider = { ...together, host: server.url };
		const error = await rejectionOf(
			textToImage({ provider, model: "m", inputs: PROMPT, accessToken: KEY }, { routerUrl: server.url }),
		);
		expect(error).toBeInstanceOf(OutputError);
		expect((error as OutputError).message.length).toBeLessThan(3000);
		expect((error as OutputError).message).not.toContain(KEY);
		expect((error as OutputError).message).not.toContain(PROMPT);
	});

	it("changes nothing outside itself with a key named __proto__", async () => {
		const body = WHOLE.replace(
			"{",
			'{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
		);
		const reply = await chat(await serverFor(replying(body)));
		expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
		expect(Object.getPrototypeOf(reply)).toBe(Object.prototype);
	});

	it("too deep to be walked is an error of the library", async () => {
		const depth = 200_000;
		const body = "[".repeat(depth) + "]".repeat(depth);
		expect(InferenceError.is(await rejectionOf(chat(await serverFor(replying(body)))))).toBe(true);
	});
});

describe("a reply that is too large", () => {
	it.each([
		["with its length told", true],
		["without a length", false],
	])("is refused %s, and the connection closed", async (_name, hasLength) => {
		const server = await serverFor((_request, response) => {
			response.writeHead(200, {
				"Content-Type": "application/json",
				...(hasLength && { "Content-Length": "100000" }),
			});
			response.write("x".repeat(5000));
		});
		const error = await rejectionOf(chat(server, { maxResponseBytes: 1000 }));
		expect(error).toBeInstanceOf(OutputError);
		expect(error).toMatchObject({
			code: "too-large",
			message: "The answer is larger than 1000 bytes. Raise maxResponseBytes if that is expected.",
		});
		await server.requests[0]?.left;
	});

	it("is refused after it was unpacked, however small it was packed", async () => {
		const { gzipSync } = await import("node:zlib");
		const packed = gzipSync(Buffer.alloc(1_000_000, " "));
		const server = await serverFor(
			replying(packed, "application/json", {
				"Content-Encoding": "gzip",
				"Content-Length": String(packed.length),
			}),
		);
		expect(await rejectionOf(chat(server, { maxResponseBytes: 100_000 }))).toMatchObject({
			code: "too-large",
		});
	});

	it("is refused although a fetch of the caller's own lies about its length", async () => {
		const lying: typeof fetch = () =>
			Promise.resolve(
				new Response("x".repeat(5000), {
					headers: { "content-type": "application/json", "content-length": "10" },
				}),
			);
		const error = await rejectionOf(
			chat({ url: "https://api.test" }, { fetch: lying, maxResponseBytes: 1000 }),
		);
		expect(error).toMatchObject({ code: "too-large" });
	});

	it.each([
		["maxJsonBytes", { maxJsonBytes: 1000 }],
		["maxResponseBytes", { maxJsonBytes: 2000, maxResponseBytes: 1000 }],
	])("is refused by %s, the lower limit for JSON", async (option, limits) => {
		const server = await serverFor(replying("x".repeat(5000), "application/json"));
		expect(await rejectionOf(chat(server, limits))).toMatchObject({
			message: `The answer is larger than 1000 bytes. Raise ${option} if that is expected.`,
		});
	});

	it("does not hide the status of a failed response", async () => {
		const server = await serverFor((_request, response) => {
			response.writeHead(400, { "Content-Type": "application/json" });
			response.end("x".repeat(3_000_000));
		});
		expect(await rejectionOf(chat(server))).toMatchObject({ status: 400, code: "api" });
	});
});
