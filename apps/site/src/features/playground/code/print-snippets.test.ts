import { expect, test, vi } from "vitest";
import { buildCatalogue } from "../target/build-catalogue.ts";
import { buildTaskData } from "../target/build-task-data.ts";
import { listMediaPaths } from "../target/find-inputs.ts";
import { chooseModel, listProvidersOf } from "../target/state/catalogue.ts";
import { readDraft, toDraft } from "../form/draft/draft.ts";
import { LOCAL } from "../form/playground-call.ts";
import { printSnippets } from "./print-snippets.ts";

const CATALOGUE = buildCatalogue("tr", {});

test.each(CATALOGUE.tasks)("$id is printed as code that names its model and its file", async ({ id }) => {
	const { input, example, models } = buildTaskData(id, "tr");
	const [provider] = listProvidersOf(CATALOGUE, id);
	const model = chooseModel(models, provider, id);
	const media = listMediaPaths(input);
	const files = media.map(([path, kind]) => [path, new Blob([], { type: `${kind}/x-test` })]);
	const { args } = readDraft(input, { ...toDraft(input, example), ...Object.fromEntries(files) });
	const call = {
		task: id,
		provider: provider?.id ?? "",
		model,
		args,
		stream: false,
		routed: true,
		scenario: "",
	};
	const snippets = await printSnippets(call);
	const [pusula] = snippets;
	expect(pusula?.client).toBe("@pusula/inference");
	expect(pusula?.code).toContain(model);
	for (const [, kind] of media) expect(pusula?.code).toContain(`${kind}.test`);
});

test("a call that cannot be made has no code", async () => {
	const call = {
		task: "text-to-image",
		provider: "groq",
		model: "a/b",
		args: {},
		stream: false,
		routed: true,
		scenario: "",
	};
	expect(await printSnippets(call)).toEqual([]);
	const args = { messages: [{ role: "user", content: "\ud800" }] };
	expect(await printSnippets({ ...call, task: "conversational", args })).toEqual([]);
});

test("code for a server of one's own names its URL and no provider", async () => {
	const args = { messages: [{ role: "user", content: "Merhaba" }] };
	const [pusula] = await printSnippets({
		task: "conversational",
		provider: "",
		model: "llama3.2",
		args,
		stream: true,
		routed: true,
		endpointUrl: "http://localhost:11434/v1",
		scenario: "",
	});
	expect(pusula?.code).toContain("http://localhost:11434/v1");
	expect(pusula?.code).not.toContain("provider");
});

test("code of a direct call reads the provider's own key", async () => {
	const args = { messages: [{ role: "user", content: "Merhaba" }] };
	const call = { task: "conversational", provider: "groq", model: "a/b", args, stream: false, scenario: "" };
	expect((await printSnippets({ ...call, routed: false }))[0]?.tokenName).toBe("GROQ_API_KEY");
	expect((await printSnippets({ ...call, routed: true }))[0]?.tokenName).toBe("HF_TOKEN");
	expect((await printSnippets({ ...call, provider: "auto", routed: true }))[0]?.code).toContain("a/b");
});

test("code for the reader's own device makes the provider, needs no key, and is our client's alone", async () => {
	const args = { inputs: "Balıkçı ağını [MASK] attı." };
	const call = { task: "fill-mask", provider: LOCAL, model: "a/b", args, stream: false, routed: true };
	const [pusula, ...others] = await printSnippets({ ...call, scenario: "" });
	expect(others).toEqual([]);
	expect(pusula?.tokenName).toBeUndefined();
	expect(pusula?.code).toContain('import { local } from "@pusula/local";');
	expect(pusula?.code).toContain("provider: local()");
});

test("code for the reader's own device names the precision that the page runs", async () => {
	const args = { inputs: "Merhaba" };
	const call = { task: "translation", provider: LOCAL, args, stream: false, routed: true, scenario: "" };
	const [table] = await printSnippets({ ...call, model: "Xenova/opus-mt-tr-en" });
	expect(table?.code).toMatch(/provider: local\(\{\s*dtype: "q8",?\s*\}\)/);
});

test("code for a mirror of the hub names its URL, but not for a model that comes with the site", async () => {
	vi.stubGlobal("location", { href: "https://site.example/playground/" });
	const hubUrl = "https://hub.acme.example";
	const args = { inputs: "Merhaba" };
	const call = { provider: LOCAL, args, stream: false, routed: true, scenario: "", hubUrl };
	const [table] = await printSnippets({ ...call, task: "translation", model: "Xenova/opus-mt-tr-en" });
	expect(table?.code).toMatch(/local\(\{\s*dtype: "q8",\s*hubUrl: "https:\/\/hub\.acme\.example",?\s*\}\)/);
	const [other] = await printSnippets({ ...call, task: "translation", model: "acme/fox" });
	expect(other?.code).toMatch(/local\(\{\s*hubUrl: "https:\/\/hub\.acme\.example",?\s*\}\)/);
	const [small] = await printSnippets({ ...call, task: "text-generation", model: "pusula/kucuk-dil-modeli" });
	expect(small?.code).not.toContain("hubUrl");
});

test("code of a model that comes with the site says where its files lie", async () => {
	vi.stubGlobal("location", { href: "https://site.example/playground/" });
	const args = { inputs: "Bir dil modeli" };
	const call = { provider: LOCAL, args, stream: false, routed: true, scenario: "" };
	const [small] = await printSnippets({ ...call, task: "text-generation", model: "pusula/kucuk-dil-modeli" });
	expect(small?.code).toMatch(
		/"pusula\/kucuk-dil-modeli": "https:\/\/site\.example\/models\/pusula\/kucuk-dil-modeli\/[\da-f]{12}\/"/,
	);
	expect(small?.code).toContain('device: "wasm"');
	const file = { inputs: new Blob([], { type: "image/png" }) };
	const [reader] = await printSnippets({
		...call,
		args: file,
		task: "image-to-text",
		model: "tesseract/tur+eng",
	});
	expect(reader?.code).toMatch(
		/languagesUrl: "https:\/\/site\.example\/runtime\/tesseract\.js-data-[\d.]+\/"/,
	);
	expect(reader?.code).toMatch(/workerUrl: "https:\/\/site\.example\/runtime\/.+\/worker\.min\.js"/);
	expect(reader?.code).toMatch(/coreUrl: "https:\/\/site\.example\/runtime\/.+\.wasm\.js"/);
	expect(reader?.code).toContain('await fetch("image.png")');
	expect(reader?.code).not.toContain("node:");
});
