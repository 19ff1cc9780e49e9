import { describe, expect, it } from "vitest";
import type { ResponseInfo } from "../src/core.ts";
import { VERSION } from "../src/lib/version.ts";
import { chat, chatStream, collect, rejectionOf, serverFor } from "./calls.ts";
import { beginStream, CHAT_REPLY, chunk, sendEvent, sendJson } from "./server.ts";

const recorded = (): { infos: ResponseInfo[]; onResponse: (info: ResponseInfo) => void } => {
	const infos: ResponseInfo[] = [];
	return { infos, onResponse: (info) => void infos.push(info) };
};

describe("what comes with a response", () => {
	it("is reported: status, headers, request id, provider, task, model, attempts and token counts", async () => {
		const { infos, onResponse } = recorded();
		const server = await serverFor((_request, response) =>
			sendJson(response, CHAT_REPLY, 200, { "X-Request-Id": "req-7", "X-Compute-Time": "0.2" }),
		);
		await chat(server, { onResponse });
		expect(infos).toHaveLength(1);
		expect(infos[0]).toMatchObject({
			status: 200,
			requestId: "req-7",
			provider: "groq",
			task: "conversational",
			model: "acme/fox",
			attempts: [{ status: 200 }],
			usage: CHAT_REPLY.usage,
		});
		expect(infos[0]?.headers.get("x-compute-time")).toBe("0.2");
	});

	it("names the provider that the router chose", async () => {
		const { infos, onResponse } = recorded();
		const server = await serverFor((_request, response) =>
			sendJson(response, CHAT_REPLY, 200, { "X-Inference-Provider": "cerebras" }),
		);
		await chat(server, { onResponse });
		expect(infos[0]?.provider).toBe("cerebras");
	});

	it("is reported for a stream when its headers have come", async () => {
		const { infos, onResponse } = recorded();
		const server = await serverFor((_request, response) => {
			beginStream(response, { "X-Request-Id": "req-8" });
			sendEvent(response, chunk("a", "stop"));
			response.end();
		});
		await collect(chatStream(server, { onResponse }));
		expect(infos).toMatchObject([{ status: 200, requestId: "req-8", usage: undefined }]);
	});

	it("is not reported for a failed response, whose error carries it", async () => {
		const { infos, onResponse } = recorded();
		const server = await serverFor((_request, response) =>
			sendJson(response, {}, 401, { "X-Request-Id": "req-9" }),
		);
		expect(await rejectionOf(chat(server, { onResponse }))).toMatchObject({
			requestId: "req-9",
			status: 401,
		});
		expect(infos).toEqual([]);
	});
});

describe("what goes with a request", () => {
	it("names the library and its version", async () => {
		const server = await serverFor((_request, response) => sendJson(response, CHAT_REPLY));
		await chat(server);
		expect(server.requests[0]?.headers["user-agent"]).toBe(`@pusula/inference/${VERSION}`);
	});
});
