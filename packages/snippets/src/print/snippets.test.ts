import { type ClientTask, PROVIDERS } from "@pusula/inference";
import { describe, expect, it } from "vitest";
import { exampleArgs } from "../args/example-args.ts";
import { SampleFile } from "../args/sample-file.ts";
import { printTaskCall } from "./print-task-call.ts";
import { SNIPPET_CLIENTS, snippetsFor } from "./snippets.ts";
import type { SnippetCall, SnippetClient } from "../types/snippet.ts";

const CHAT: SnippetCall = {
	task: "conversational",
	provider: "groq",
	model: "acme/fox",
	args: { messages: [{ role: "user", content: "Merhaba" }] },
};

/** Clients that choose a provider by themselves. */
const CHOOSING: readonly SnippetClient[] = ["@pusula/inference", "huggingface.js", "huggingface_hub"];
/** Every task that a provider offers. */
const PROVIDER_TASKS = [
	...new Set(Object.values(PROVIDERS).flatMap(({ tasks }) => Object.keys(tasks) as ClientTask[])), // keys of a provider's table
];

function codeOf(call: SnippetCall, client: SnippetClient): string {
	const found = snippetsFor(call).snippets.find((snippet) => snippet.client === client);
	if (!found) throw new Error(`no snippet for ${client}`);
	return found.code;
}

function reasonOf(call: SnippetCall, client: SnippetClient): string | undefined {
	return snippetsFor(call).missing.find((one) => one.client === client)?.reason;
}

describe("snippetsFor", () => {
	const pairs = Object.values(PROVIDERS).flatMap(
		(provider) => Object.keys(provider.tasks).map((task) => [provider.id, task as ClientTask] as const), // keys of a provider's table
	);

	it.each(pairs)("prints fetch, requests, curl and the client itself for %s %s", (provider, task) => {
		const model = task === "image-text-to-video" ? "MiniMax-H3" : "acme/fox";
		const args = exampleArgs(task, { locale: "tr" }) ?? {};
		const { snippets } = snippetsFor({ task, provider, model, args });
		const clients = snippets.map(({ client }) => client);
		expect(clients).toEqual(expect.arrayContaining(["@pusula/inference", "fetch", "requests", "curl"]));
		for (const { code } of snippets) expect(code).not.toMatch(/undefined|\[object/);
	});

	it.each([
		"audio-classification",
		"audio-to-audio",
		"document-question-answering",
		"image-segmentation",
		"object-detection",
		"question-answering",
		"table-question-answering",
		"tabular-classification",
		"visual-question-answering",
		"zero-shot-classification",
		"zero-shot-image-classification",
	] as const)("prints the platform's JavaScript library for %s", (task) => {
		const call = {
			task,
			provider: "hf-inference",
			model: "a/b",
			args: exampleArgs(task, { locale: "tr" }) ?? {},
		};
		expect(codeOf(call, "huggingface.js")).toContain("InferenceClient");
	});

	it("gives the same text whatever was printed before", () => {
		const before = snippetsFor(CHAT);
		snippetsFor({ ...CHAT, stream: true, provider: "together" });
		expect(snippetsFor(CHAT)).toEqual(before);
	});

	it("reads the key from a variable that every shell can hold", () => {
		const call = {
			...CHAT,
			provider: "black-forest-labs",
			task: "text-to-image",
			args: { inputs: "x" },
		} as const;
		const names = snippetsFor({ ...call, routed: false }).snippets.map(({ tokenName }) => tokenName);
		expect(new Set(names)).toEqual(new Set(["BLACK_FOREST_LABS_API_KEY"]));
		expect(snippetsFor(call).snippets[0]?.tokenName).toBe("HF_TOKEN");
	});

	it("prints a given key, and names no variable", () => {
		for (const { code, tokenName } of snippetsFor({ ...CHAT, accessToken: "hf_a'b" }).snippets) {
			expect(code).toContain("hf_a");
			expect(code).not.toContain("HF_TOKEN");
			expect(tokenName).toBeUndefined();
		}
	});

	it("prints PowerShell, where nothing but the key is looked up", () => {
		const call = { ...CHAT, args: { messages: [{ role: "user", content: "it\u2019s $(x) `y\n'@" }] } };
		const code = codeOf(call, "Invoke-RestMethod");
		expect(code).toContain(`$body = @'\n{\n  "model"`);
		expect(code).toContain('"Bearer ${env:HF_TOKEN}"');
		expect(code.match(/^'@/gm)).toHaveLength(1);
		expect(codeOf({ ...CHAT, billTo: "it's" }, "Invoke-RestMethod")).toContain("= 'it''s'");
		expect(reasonOf({ ...CHAT, stream: true }, "Invoke-RestMethod")).toBe("stream");
	});

	it("names the files the code opens", () => {
		const args = { inputs: new SampleFile("cats.jpg") };
		const { snippets } = snippetsFor({ task: "image-to-text", provider: "hf-inference", model: "a/b", args });
		for (const { reads } of snippets) expect(reads).toEqual(["cats.jpg"]);
	});

	it("keeps values that are falsy", () => {
		const call = { ...CHAT, args: { ...CHAT.args, temperature: 0, seed: 0, logprobs: false, stop: null } };
		expect(codeOf(call, "requests")).toMatch(
			/"temperature": 0,\n.*"seed": 0,\n.*"logprobs": False,\n.*"stop": None,/,
		);
		expect(codeOf(call, "curl")).toMatch(
			/"temperature": 0,\n.*"seed": 0,\n.*"logprobs": false,\n.*"stop": null/,
		);
	});

	it("keeps nested values, and fields that no library knows", () => {
		const schema = { type: "object", properties: { "kent adı": { type: ["string", "null"] } }, required: [] };
		const format = { type: "json_schema", json_schema: { name: "yanıt", strict: true, schema } };
		const args = { ...CHAT.args, response_format: format, ek_alan: [1.5, { a: [] }] };
		for (const { code } of snippetsFor({ ...CHAT, args }).snippets)
			for (const word of ["kent adı", "json_schema", "strict", "ek_alan", "1.5"])
				expect(code).toContain(word);
	});

	it("says what running the code leaves", () => {
		const outputsOf = (call: SnippetCall) =>
			new Map(snippetsFor(call).snippets.map(({ client, output }) => [client, output]));
		const chat = outputsOf(CHAT);
		expect(chat.get("fetch")).toBe("text");
		expect(chat.get("curl")).toBe("reply");
		const streamed = outputsOf({ ...CHAT, stream: true });
		expect(streamed.get("requests")).toBe("chunks");
		expect(streamed.get("curl")).toBe("events");
		const tools = [{ type: "function", function: { name: "saat" } }];
		expect(outputsOf({ ...CHAT, args: { ...CHAT.args, tools } }).get("openai")).toBe("message");
		const sorted = outputsOf({
			task: "text-classification",
			provider: "hf-inference",
			model: "a/b",
			args: { inputs: "x" },
		});
		expect(sorted.get("@pusula/inference")).toBe("result");
		expect(sorted.get("requests")).toBe("reply");
		const drawn = { task: "text-to-image", provider: "fal-ai", model: "a/b", args: { inputs: "x" } } as const;
		expect(new Set(outputsOf(drawn).values())).toEqual(new Set(["file"]));
	});

	it("gives a reason for every client where nobody of that name offers the task", () => {
		for (const provider of ["groq", "no-such-provider"]) {
			const result = snippetsFor({ task: "text-to-image", provider, model: "a/b", args: { inputs: "x" } });
			expect(result.snippets).toEqual([]);
			expect(result.missing.map(({ client }) => client)).toContain("curl");
			expect(new Set(result.missing.map(({ reason }) => reason))).toEqual(new Set(["offer"]));
		}
	});

	it("says why a client cannot make a call", () => {
		const image: SnippetCall = {
			task: "text-to-image",
			provider: "nebius",
			model: "a/b",
			args: { inputs: "x" },
		};
		expect(reasonOf(image, "openai")).toBe("task");
		expect(reasonOf(image, "huggingface.js")).toBe("provider");
		expect(reasonOf(image, "fal_client")).toBe("provider");
		expect(reasonOf({ ...image, stream: true }, "fetch")).toBe("stream");
		const masked: SnippetCall = {
			task: "fill-mask",
			provider: "hf-inference",
			model: "a/b",
			args: { inputs: "[MASK]", parameters: { threshold: 1 } },
		};
		expect(reasonOf(masked, "huggingface_hub")).toBe("parameters");
		const emptied = { ...CHAT, args: { ...CHAT.args, response_format: { type: "text", schema: null } } };
		expect(reasonOf(emptied, "huggingface_hub")).toBe("parameters");
		const sorted: SnippetCall = {
			task: "image-classification",
			provider: "hf-inference",
			model: "a/b",
			args: { inputs: new SampleFile("cats.jpg"), parameters: { top_k: 1 } },
		};
		expect(reasonOf(sorted, "huggingface.js")).toBe("parameters");
	});

	it("leaves the choice of a provider to the clients that can choose, and says so of the others", () => {
		const open = PROVIDER_TASKS.map((task) => ({
			task,
			args: exampleArgs(task, { locale: "tr" }) ?? {},
			model: "a/b",
		}));
		for (const call of [...open, { ...CHAT, stream: true }, { ...CHAT, routed: false }]) {
			const { snippets, missing } = snippetsFor({ ...call, provider: "auto" });
			const clients = snippets.map(({ client }) => client);
			expect(clients).toContain("@pusula/inference");
			expect(CHOOSING).toEqual(expect.arrayContaining(clients));
			const others = missing.filter(({ client }) => !CHOOSING.includes(client));
			expect(others.map(({ reason }) => reason)).toEqual(others.map(() => "auto"));
		}
	});

	it("prints every client where an endpoint, or a name behind the model's, takes the choice away", () => {
		for (const more of [{ endpointUrl: "http://localhost:8080/v1" }, { model: "acme/fox:groq" }]) {
			const call = { ...CHAT, provider: "auto", ...more };
			for (const client of ["openai", "fetch", "requests", "curl"] as const)
				expect(codeOf(call, client)).not.toContain('"auto"');
		}
		expect(reasonOf({ ...CHAT, provider: "auto", model: "acme/fox:fastest" }, "curl")).toBe("auto");
	});

	it("names who pays to nobody but the platform", () => {
		const billed = { ...CHAT, billTo: "pusula-ekibi" };
		for (const { code } of snippetsFor(billed).snippets) expect(code).toContain("pusula-ekibi");
		for (const more of [{ routed: false }, { provider: undefined, endpointUrl: "http://localhost:8080/v1" }])
			for (const { code } of snippetsFor({ ...billed, ...more }).snippets)
				expect(code).not.toContain("pusula-ekibi");
	});

	it("refuses what no file can hold, and bytes without a file's name", () => {
		const half = { ...CHAT, args: { messages: [{ role: "user", content: "\ud83e" }] } };
		expect(() => snippetsFor(half)).toThrow("surrogate");
		const bytes = { inputs: new Blob(["x"], { type: "image/png" }) };
		expect(() =>
			snippetsFor({ task: "image-to-text", provider: "hf-inference", model: "a/b", args: bytes }),
		).toThrow("file without a name");
	});
});

describe("a provider that the caller makes", () => {
	const madeBy = { name: "local", from: "@pusula/local", beside: ["@huggingface/transformers"] };
	const own = { ...PROVIDERS["hf-inference"], id: "local", fetch };
	const { snippets, missing } = snippetsFor({
		task: "fill-mask",
		provider: own,
		madeBy,
		model: "acme/fox",
		args: { inputs: "Balıkçı ağını [MASK] attı." },
	});

	it("is made with its options where it has any", () => {
		const options = { folder: "https://models.example/fox/" };
		const made = snippetsFor({
			task: "fill-mask",
			provider: own,
			madeBy: { ...madeBy, options },
			model: "acme/fox",
			args: { inputs: "[MASK]" },
		});
		expect(made.snippets[0]?.code).toMatch(
			/provider: local\(\{\s+folder: "https:\/\/models\.example\/fox\/",?\s+\}\),/,
		);
	});

	it("is made in our client's code, without a key", () => {
		const [only, ...others] = snippets;
		expect(others).toEqual([]);
		expect(only?.code).toContain('import { local } from "@pusula/local";');
		expect(only?.code).toContain("new InferenceClient();");
		expect(only?.code).toContain("provider: local()");
		expect(only?.install).toBe("npm install @pusula/inference @pusula/local @huggingface/transformers");
		expect(only?.tokenName).toBeUndefined();
	});

	it("gets its files from URLs where it is made for pages", () => {
		const made = snippetsFor({
			task: "image-to-text",
			provider: own,
			madeBy: { ...madeBy, isForPages: true },
			model: "acme/fox",
			args: { inputs: new SampleFile("receipt.png") },
		});
		expect(made.snippets[0]?.code).toContain(
			'await fetch("receipt.png").then((response) => response.blob())',
		);
		expect(made.snippets[0]?.code).not.toContain("node:");
	});

	it("is called by the id of a task that the client has no function for", () => {
		const code = printTaskCall({
			task: "depth-estimation",
			madeBy,
			model: "acme/fox",
			args: { inputs: new SampleFile("street.png") },
		});
		expect(code).toBe(`import { openAsBlob } from "node:fs";
import { InferenceClient } from "@pusula/inference";
import { local } from "@pusula/local";

const client = new InferenceClient();

const result = await client.call("depth-estimation", {
	provider: local(),
	model: "acme/fox",
	inputs: await openAsBlob("street.png", { type: "image/png" }),
});
console.dir(result, { depth: null });
`);
	});

	it("is known to no other client", () => {
		expect(missing).toHaveLength(SNIPPET_CLIENTS.length - 1);
		expect(missing.every(({ reason }) => reason === "provider")).toBe(true);
	});
});

describe("a server of the caller's own with OpenAI-style routes", () => {
	const missing = (endpointUrl: string): readonly string[] =>
		snippetsFor({ task: "feature-extraction", endpointUrl, args: { inputs: "tilki" } })
			.missing.filter(({ reason }) => reason === "url")
			.map(({ client }) => client);

	it("is left out by libraries that would call its bare URL", () => {
		expect(missing("http://localhost:8080/v1")).toEqual(["huggingface.js", "huggingface_hub"]);
	});

	it("is called by all of them where the URL is the server's own", () => {
		expect(missing("http://localhost:8080/")).toEqual([]);
	});
});
