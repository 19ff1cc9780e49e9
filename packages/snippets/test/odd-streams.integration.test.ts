import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { snippetsFor } from "../src/print/snippets.ts";
import type { SnippetCall } from "../src/types/snippet.ts";
import { openWorkbench, type Workbench } from "./workbench.ts";

/** Everything a chat stream may hold beside text: a role alone, nothing at all, comments, no choices, a null, two line breaks. */
const EVENTS = [
	'data: {"choices":[{"index":0,"delta":{"role":"assistant"}}]}\n\n',
	": still there\n\n",
	'data: {"choices":[{"index":0,"delta":{"content":"Mer"}}]}\r\n\r\n',
	'data: {"choices":[]}\n\n',
	'data: {"choices":[{"index":0,"delta":{"content":null}}]}\n\n',
	'data: {"choices":[{"index":0,"delta":{"content":"data: haba"}}]}\n\n',
	'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n',
	"data: [DONE]\n\n",
];
const TEXT = "Merdata: haba";

/** Clients whose code reads the stream by itself; curl shows the events. */
const READERS = ["@pusula/inference", "huggingface.js", "openai", "fetch", "huggingface_hub", "requests"];

const CALL: SnippetCall = {
	task: "conversational",
	endpointUrl: "http://127.0.0.1:1",
	model: "acme/fox",
	args: { messages: [{ role: "user", content: "Merhaba" }] },
	stream: true,
};
const clients = snippetsFor(CALL)
	.snippets.map(({ language, client }) => ({ language, client }))
	.filter(({ client }) => READERS.includes(client));

describe("streamed code, with events that hold no text among those that do", () => {
	let workbench: Workbench | undefined;
	let server: Server | undefined;
	let endpointUrl = "";
	beforeAll(async () => {
		const started = createServer((_request, response) => {
			response.writeHead(200, { "content-type": "text/event-stream" });
			for (const event of EVENTS) response.write(event);
			response.end();
		});
		server = started;
		await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
		const { port } = started.address() as AddressInfo; // it listens on a port
		endpointUrl = `http://127.0.0.1:${port}`;
		workbench = await openWorkbench({ keys: { API_TOKEN: "key" } });
	}, 180_000);
	afterAll(async () => {
		server?.close();
		server?.closeAllConnections();
		await workbench?.close();
	});

	it.each(clients)(
		"prints the text and nothing else with $language $client",
		async ({ language, client }) => {
			const { snippets } = snippetsFor({ ...CALL, endpointUrl });
			const snippet = snippets.find((one) => one.language === language && one.client === client);
			const ran = await workbench?.run(snippet ?? { language, code: "" });
			expect(ran).toMatchObject({ code: 0, stdout: TEXT });
		},
		60_000,
	);
});
