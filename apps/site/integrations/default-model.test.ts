import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { InferenceClient } from "@pusula/inference";
import { TASK_INFO } from "@pusula/tasks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toJsonFile } from "./api-files.ts";
import { listApiFiles } from "../src/features/api/documents.ts";

const LABELS = [[{ label: "good", score: 1 }]];
const requests: string[] = [];
const host = createFileHost(listApiFiles(undefined), requests);
let siteUrl = "";

beforeAll(async () => {
	await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
	siteUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // `address()` of a server on a port has this type
});
afterAll(() => host.close());

test("a client whose hub is the site gets the default model of a task from it", async () => {
	const model = TASK_INFO["text-classification"].models[0]?.id;
	const client = new InferenceClient("hf_1", { hubUrl: siteUrl, routerUrl: siteUrl, fetch: withMappings });
	const labels = await client.textClassification({ provider: "hf-inference", inputs: "iyi" });
	expect(labels).toEqual(LABELS[0]);
	expect(requests).toEqual(["GET /api/tasks", `POST /hf-inference/models/${model}`]);
});

/** The site has no mapping of models to providers: a hub that has one serves these lookups. */
const withMappings: typeof fetch = async (input, init) => {
	const { pathname } = new URL(new Request(input).url);
	if (!pathname.startsWith("/api/models/")) return fetch(input, init);
	const providerId = pathname.slice("/api/models/".length);
	const mapping = { status: "live", providerId, task: "text-classification" };
	return Response.json({ inferenceProviderMapping: { "hf-inference": mapping } });
};

/** A file host with the site's rules: a path without an extension under `/api/` is the JSON file of that name. Models respond. */
function createFileHost(files: ReadonlyMap<string, string>, log: string[]): Server {
	return createServer(({ method, url = "" }, response) => {
		log.push(`${method} ${url}`);
		const text =
			method === "POST" ? JSON.stringify(LABELS) : files.get(toJsonFile(url).slice("/api/".length));
		response.writeHead(text === undefined ? 404 : 200, { "content-type": "application/json" }).end(text);
	});
}
